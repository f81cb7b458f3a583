import AppleMusicAPI
import TonearmArguments
import TonearmCatalog
import TonearmConsole
import TonearmHTTP
import TonearmSimulator
import TonearmSystem

/// The world file with which the server begins.
extension ServerProgram {
    /// A world file, and its name and text for errors.
    struct NamedWorld {
        let fixture: WorldFixture
        let albums: OwnAlbums
        let path: String
        let text: [UInt8]

        /// Runs a body.
        /// - Throws: `Failure` with the file's name, and the line and the path of the wrong value.
        func located<Value>(_ body: () throws(FixtureProblem) -> Value) throws(Failure) -> Value {
            try ServerProgram.located(in: text, of: path, body)
        }
    }

    /// - Returns: the world file; nil without `--world`.
    func worldFile() throws(Failure) -> NamedWorld? {
        guard let path = options.world else { return nil }
        let bytes = try ServerProgram.read(
            FileSystem.absolute(UserFolder.expandingHome(path)), to: "read the world")
        return try ServerProgram.located(in: bytes, of: path) { () throws(FixtureProblem) in
            let fixture = try WorldFixture(text: bytes)
            let albums = try OwnAlbums((try? JSON(parsing: bytes))?["catalog"])
            return NamedWorld(fixture: fixture, albums: albums, path: path, text: bytes)
        }
    }

    /// Returns the memory of a server without stored state.
    func freshMemory(_ world: NamedWorld?, _ catalog: any Catalog, now: Int) throws(Failure) -> SimulatorMemory {
        guard let world else { return SimulatorMemory(seed: options.seed ?? OperatingSystem.randomSeed) }
        return try world.located { () throws(FixtureProblem) in
            try world.fixture.memory(catalog: catalog, time: now)
        }
    }

    /// Returns the era of `--era`; nil without it.
    func era() throws(Failure) -> Era? {
        guard let text = options.era else { return nil }
        if let era = Era(rawValue: text) { return era }
        throw Failure(
            "Cannot answer as the service of '\(text)'", "no such era is simulated",
            next: "It can be: \(Era.allCases.map(\.rawValue).joined(separator: ", ")).", status: .usage)
    }

    /// Returns the catalog extended by the albums of the world file.
    func extended(_ catalog: any Catalog, by world: NamedWorld?) throws(Failure) -> any Catalog {
        guard let world else { return catalog }
        return try world.located { () throws(FixtureProblem) in try world.fixture.catalog(extending: catalog) }
    }

    /// Runs a body, and explains its problem with the file's name and the line of the wrong value.
    private static func located<Value>(
        in text: [UInt8], of path: String, _ body: () throws(FixtureProblem) -> Value
    ) throws(Failure) -> Value {
        do throws(FixtureProblem) { return try WorldFixture.locating(in: text, body) } catch {
            throw Failure("Cannot use the world '\(path)'", error.sentence, next: error.next, status: .usage)
        }
    }
}
