import Synchronization
import Testing
import TonearmWorld

@testable import AppleMusicAPI

/// Signing of requests by the schema of the current service.
@Suite struct SchemaAtHandTests {
    /// A service that records the user token of each request.
    private struct Listening: Service {
        let schema: Schema
        let tokens = Tokens()

        final class Tokens: Sendable {
            let list = Mutex<[String?]>([])
        }

        var description: ServiceDescription { ServiceDescription("listens", schema: schema) }

        func answer(
            to request: Request, in context: inout ServiceContext<ServiceMemory>
        ) -> ServiceAnswer<ServiceMemory> {
            tokens.list.withLock { $0.append(request.headers["Music-User-Token"]) }
            return .made(.success(Response(status: 200, body: .json(["data": []]))))
        }
    }

    @Test(arguments: [(Schema.appleMusic, true), (Schema(types: []), false)])
    func `a user token is sent if the service's own schema needs one`(schema: Schema, isSent: Bool) async throws {
        var world = try SimulatedWorld.begun("subscriber")
        let service = Listening(schema: schema)
        let client = SimulatedWorld.client { _ in service }
        _ = try await client.send(Request(.get, "/v1/catalog/us/albums/1?include=library"), in: &world)
        #expect(service.tokens.list.withLock { $0.map { $0 != nil } } == [isSent])
    }
}
