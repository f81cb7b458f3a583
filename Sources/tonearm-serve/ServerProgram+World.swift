import AppleMusicAPI
import AppleMusicHTTP
import AppleMusicSimulator
import Console
import MusicCatalog
import ServeOptions
import SystemLayer

/// The world file with which the server begins.
extension ServerProgram {
    /// A world file, and its name for errors.
    struct NamedWorld {
        let fixture: WorldFixture
        let albums: OwnAlbums
        let path: String
    }

    /// - Returns: the world file; nil without `--world`.
    func worldFile() throws(Failure) -> NamedWorld? {
        guard let path = options.world else { return nil }
        let bytes = try ServerProgram.read(
            FileSystem.absolute(UserFolder.expandingHome(path)), to: "read the world")
        do throws(FixtureProblem) {
            let fixture = try WorldFixture(text: bytes)
            let albums = try OwnAlbums((try? JSON(parsing: bytes))?["catalog"])
            return NamedWorld(fixture: fixture, albums: albums, path: path)
        } catch {
            throw ServerProgram.explained(error, path)
        }
    }

    /// Returns the memory of a server without stored state.
    func freshMemory(_ world: NamedWorld?, _ catalog: any Catalog, now: Int) throws(Failure) -> SimulatorMemory {
        guard let world else { return SimulatorMemory(seed: options.seed ?? OperatingSystem.randomSeed) }
        do throws(FixtureProblem) { return try world.fixture.memory(catalog: catalog, time: now) } catch {
            throw ServerProgram.explained(error, world.path)
        }
    }

    /// Returns the catalog extended by the albums of the world file.
    func extended(_ catalog: any Catalog, by world: NamedWorld?) throws(Failure) -> any Catalog {
        guard let world else { return catalog }
        do throws(FixtureProblem) { return try world.fixture.catalog(extending: catalog) } catch {
            throw ServerProgram.explained(error, world.path)
        }
    }

    private static func explained(_ problem: FixtureProblem, _ path: String) -> Failure {
        Failure("Cannot use the world '\(path)'", problem.sentence, next: problem.next, status: .usage)
    }
}
