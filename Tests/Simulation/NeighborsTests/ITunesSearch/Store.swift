import AppleMusicAPI
import TonearmCatalog

@testable import TonearmNeighbors

/// The service over the built-in catalog, with a stopped clock.
enum Store {
    static let catalog = BuiltInCatalog()
    static let service = StoreService(catalog)
    /// 2026-11-21T09:30:00Z
    static let time = 1_795_253_400

    static func context(_ memory: NeighborMemory = NeighborMemory(), at seconds: Int = time) -> ServiceContext<
        NeighborMemory
    > {
        ServiceContext(memory: memory, clock: .fixed(seconds: seconds), systemTime: { 0 })
    }

    static func answer(_ target: String, _ method: Request.Method = .get) async throws -> Response {
        var context = context()
        return try await service.respond(to: Request(method, target), in: &context)
    }

    /// Returns the results of an answer.
    static func results(_ target: String) async throws -> [JSON] {
        try await answer(target).body.json?["results"]?.array ?? []
    }

    /// Returns the rows of an answer, as the shell reads them.
    static func rows(_ target: String) async throws -> [Resource] {
        let body = try await answer(target).body.json
        return body.map { Envelope.iTunes.sections(of: $0).flatMap(\.rows) } ?? []
    }

    /// Bruce Springsteen.
    static let artist = "178834"
    /// "Born to Run".
    static let album = "310730204"
    /// "Thunder Road".
    static let song = "310730206"
}
