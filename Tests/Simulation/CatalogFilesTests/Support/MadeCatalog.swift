import AppleMusicAPI
import Foundation
import TonearmCatalog
import TonearmCatalogFiles
import TonearmSigning
import TonearmSimulator
import TonearmTestSupport

/// A catalog file of some thousand songs, made once for all tests that only read it.
///
/// The file is deleted while open, so no file is left when the tests end.
enum MadeCatalog {
    /// More songs than the built-in catalog has.
    static let songs = 12_000
    static let seed: UInt64 = 3

    private static let made = Result {
        let folder = try TemporaryFolder()
        let path = folder.path + "/made.catalog"
        try CatalogMaker(path).generate(LargerCatalog(songs: songs, seed: seed), seed: seed, replacing: false)
        return (catalog: try CatalogFile(path), bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    static var catalog: CatalogFile { get throws { try made.get().catalog } }
    static var bytes: Data { get throws { try made.get().bytes } }

    /// Returns the catalog in a file of a folder, for what opens the file again.
    static func copy(in folder: TemporaryFolder) throws -> CatalogFile {
        let path = folder.path + "/made.catalog"
        try bytes.write(to: URL(fileURLWithPath: path))
        return try CatalogFile(path)
    }

    static let builtIn = BuiltInCatalog()
}

/// A client of a simulator over a catalog.
struct SimulatorClient {
    /// 2025-10-09T08:53:20Z
    private static let now = 1_760_000_000
    private let simulator: RunningSimulator
    private let headers: Headers

    init(_ catalog: any Catalog) throws {
        let token = try DeveloperKey.demonstration.token(issued: Self.now - 60, lifetime: 3600)
        headers = Headers([("Authorization", "Bearer " + token)])
        simulator = RunningSimulator(
            Simulator(catalog: catalog, signers: .demonstration),
            memory: SimulatorMemory(seed: 7), now: Self.now)
    }

    func get(_ target: String) -> (status: Int, json: JSON) {
        var simulator = simulator
        let response = simulator.respond(to: Request(.get, target, headers: headers))
        return (response.status, response.body.json ?? .null)
    }

    func resources(_ target: String) -> [Resource] { get(target).json["data"]?.array?.compactMap(Resource.init) ?? [] }
}
