import TonearmCatalog
import TonearmConsole
import TonearmSimulator
import TonearmSystem
import TonearmWorld

/// A world file by its name.
struct WorldFile {
    let name: String

    /// The largest size in bytes.
    private static let limit = 16 << 20

    /// - Throws: `Failure` with the system's reason.
    func read() throws(Failure) -> [UInt8] {
        do throws(FileSystem.ReadProblem) {
            return try FileSystem.read(UserFolder.expandingHome(name), limit: Self.limit, accepting: .file)
        } catch {
            throw Failure("Cannot load the world '\(name)'", error.description, next: "Check the file's name.")
        }
    }
}

extension World {
    /// Replaces the simulated world by the world of a text.
    /// - Parameters:
    ///   - catalog: the catalog of the simulator, without the albums of a file.
    ///   - now: the time of loading, in seconds since 1970.
    /// - Throws: `FixtureProblem` with the line of the invalid value. The world is then unchanged.
    mutating func begin(
        text: [UInt8], catalog: any Catalog, now: Int
    ) throws(FixtureProblem) -> WorldFixture {
        try WorldFixture.locating(in: text) { () throws(FixtureProblem) in
            let fixture = try WorldFixture(text: text)
            var memory = try fixture.memory(extending: catalog, time: now)
            let music = try fixture.deviceMusic(in: &memory, extending: catalog, time: now)
            try begin(fixture, memory, music)
            return fixture
        }
    }
}
