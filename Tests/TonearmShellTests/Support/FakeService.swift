import AppleMusicAPI
import AppleMusicSimulator
import Synchronization

/// A service that answers whatever a test wants, and remembers what it was asked.
struct FakeService: Service {
    private let answer: @Sendable (Request) throws -> Response
    private let log = Log()

    private final class Log: Sendable {
        let requests = Mutex<[Request]>([])
    }

    init(_ answer: @escaping @Sendable (Request) throws -> Response) { self.answer = answer }

    init(status: Int = 200, body: String) {
        self.init { _ in Response(status: status, body: .bytes(Array(body.utf8))) }
    }

    var requests: [Request] { log.requests.withLock { $0 } }

    var summary: String { "a test's service" }

    func respond(
        to request: Request, in context: inout ServiceContext<SimulatorState>
    ) async throws -> Response {
        log.requests.withLock { $0.append(request) }
        return try answer(request)
    }

    /// Songs, `size` a page: `Song 1`, `Song 2`, … with `next` links as the service writes them, which drop the limit.
    static func songs(_ count: Int, size: Int = 5, before: @escaping @Sendable (Int) throws -> Void = { _ in })
        -> FakeService
    {
        FakeService { request in
            let offset = request.value(of: "offset").flatMap { Int($0) } ?? 0
            let size = request.value(of: "limit").flatMap { Int($0) } ?? size
            try before(offset)
            let end = min(offset + size, count)
            let songs = (offset..<max(end, offset)).map { song(id: $0 + 1, name: "Song \($0 + 1)") }
            var body = JSONObject()
            if end < count { body.append("next", .string("\(request.path)?offset=\(end)")) }
            body.append("data", .array(songs))
            return Response(status: 200, body: .json(.object(body)))
        }
    }

    static func song(id: Int, name: String, artist: String = "Somebody") -> JSON {
        [
            "id": .string(String(id)), "type": "songs", "href": .string("/v1/catalog/us/songs/\(id)"),
            "attributes": ["name": .string(name), "artistName": .string(artist), "durationInMillis": 61_000],
        ]
    }

    /// Names that would do something to a terminal.
    static func naming(_ name: String) -> FakeService {
        FakeService { _ in
            Response(
                status: 200, body: .json(["data": [song(id: 1, name: name, artist: name), song(id: 2, name: "b")]]))
        }
    }
}
