import AppleMusicAPI
import Synchronization
import TonearmWorld

/// A service with a test's answers that stores the requests.
struct FakeService: Service {
    private let response: @Sendable (Request) throws -> Response
    private let log = Log()

    private final class Log: Sendable {
        let requests = Mutex<[Request]>([])
    }

    init(_ response: @escaping @Sendable (Request) throws -> Response) { self.response = response }

    init(status: Int = 200, body: String) {
        self.init { _ in Response(status: status, body: .bytes(Array(body.utf8))) }
    }

    var requests: [Request] { log.requests.withLock { $0 } }

    let description = ServiceDescription("a test's service", schema: .appleMusic)

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        log.requests.withLock { $0.append(request) }
        return ServiceAnswer { try response(request) }
    }

    /// Returns a service of songs, `size` a page: `Song 1`, `Song 2`, … Its `next` links drop the limit, like the
    /// service's.
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

    /// Returns a service with a resource of this hostile name.
    static func naming(_ name: String) -> FakeService {
        FakeService { _ in
            Response(
                status: 200, body: .json(["data": [song(id: 1, name: name, artist: name), song(id: 2, name: "b")]]))
        }
    }
}
