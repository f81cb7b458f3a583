import AppleMusicAPI
import FoundationEssentials
import NIOHTTP1
import Synchronization
import TonearmHTTP
import TonearmServedSupport
import TonearmSimulator

/// The simulator as reached by tests: in this process or over HTTP.
enum ServiceUnderTest: String, CaseIterable, CustomStringConvertible {
    case direct = "the simulator itself"
    case wrapped = "the simulator inside two wrappers"
    case http = "HTTP/1.1"
    case https = "HTTP/1.1 over TLS"
    case http2 = "HTTP/2 over TLS"
    case relayed = "a server whose service is another server"

    static let inProcess: [ServiceUnderTest] = [.direct, .wrapped]

    var description: String { rawValue }

    var isServed: Bool { !Self.inProcess.contains(self) }

    /// A function that sends a request to the service.
    typealias Send = @Sendable (Request) async throws -> Response

    /// Opens the service for the duration of the body.
    /// - Parameter faults: the injected faults.
    func with(_ faults: [String] = [], _ body: @escaping @Sendable (Send) async throws -> Void) async throws {
        let faults = try faults.map { try FaultSpec($0) }
        let simulator = Fixture.simulator(faults)
        switch self {
        case .direct: try await body(Self.sender(simulator.simulator, memory: simulator.memory))
        case .wrapped:
            let wrapped = LoggedService(TimedService(simulator.simulator)) { _, _ in }
            try await body(Self.sender(wrapped, memory: simulator.memory))
        case .http, .https, .http2:
            try await serve(Fixture.served(faults)) { try await body(Self.sender($0, memory: NoMemory())) }
        case .relayed:
            try await ServiceUnderTest.http.serve(Fixture.served(faults)) { remote in
                let relay = ServedService(remote, memory: NoMemory(), mayWait: true, clock: { Served.now })
                try await ServiceUnderTest.http.serve(Served.gateway(relay)) {
                    try await body(Self.sender($0, memory: NoMemory()))
                }
            }
        }
    }

    /// Returns a function that sends requests in sequence with one memory.
    private static func sender<Memory: Sendable>(_ service: any Service<Memory>, memory: Memory) -> Send {
        let kept = LentContext(ServiceContext(memory: memory, clock: .fixed(seconds: Served.now), systemTime: { 0 }))
        return { request in
            guard var lent = kept.take() else { throw ConcurrentUse() }
            defer { kept.put(lent) }
            return try await service.respond(to: request, in: &lent)
        }
    }

    private func serve(
        _ gateway: Gateway, _ body: @escaping @Sendable (Remote) async throws -> Void
    ) async throws {
        let scheme = self == .http ? "http" : "https"
        var server = Served.server(gateway)
        var certificate: String?
        if self != .http {
            let authority = try LocalAuthority(now: Served.systemTime)
            server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
            certificate = authority.certificatePEM
        }
        let trusted = certificate
        try await RunningServer.with(server) { port in
            try await Client.with(authority: trusted, allowsHTTP2: self == .http2) { client in
                try await body(
                    Remote(
                        client: client, origin: "\(scheme)://127.0.0.1:\(port)",
                        version: self == .http2 ? .http2 : .http1_1))
            }
        }
    }

    /// Returns the difference between an answer and the expected answer, or nil if they agree where they must.
    func difference(_ answer: Response, _ expected: Response) -> String? {
        if answer.status != expected.status { return "\(answer.status), not \(expected.status)" }
        for name in ["Content-Type", "Retry-After"] where answer.headers[name] != expected.headers[name] {
            return "\(name) \(answer.headers[name] ?? "none"), not \(expected.headers[name] ?? "none")"
        }
        // Artwork addresses contain the server's origin.
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
            .replacing("\"https://127.0.0.1:8502/", with: "\"http://127.0.0.1:8502/")
        let wanted = String(decoding: expected.body.bytes, as: UTF8.self)
        if text != wanted { return "\(text.prefix(300))\nis not\n\(wanted.prefix(300))" }
        guard isServed else { return nil }
        let length = answer.status == 204 ? nil : String(answer.body.count)
        if answer.headers["Content-Length"] != length { return "length \(answer.headers["Content-Length"] ?? "none")" }
        return answer.headers["Access-Control-Allow-Origin"] == Remote.page ? nil : "the page may not read it"
    }
}

/// A context that is taken out while it is lent.
private final class LentContext<Memory: Sendable>: Sendable {
    private let context: Mutex<ServiceContext<Memory>?>

    init(_ context: ServiceContext<Memory>) { self.context = Mutex(context) }

    func take() -> ServiceContext<Memory>? {
        context.withLock { kept in
            defer { kept = nil }
            return kept
        }
    }

    func put(_ lent: ServiceContext<Memory>) { context.withLock { $0 = lent } }
}

private struct ConcurrentUse: Error {}

/// A service at the other end of a connection.
struct Remote: Service {
    let client: Client
    let origin: String
    let version: HTTPVersion

    /// The origin of the web page that sends the requests.
    static let page = "http://localhost:3000"

    struct WrongVersion: Error {
        let version: HTTPVersion
    }

    var description: ServiceDescription { ServiceDescription(origin, schema: .appleMusic) }

    func answer(to request: Request, in context: inout ServiceContext<NoMemory>) -> ServiceAnswer<NoMemory> {
        .awaited { _ in try await response(to: request) }
    }

    private func response(to request: Request) async throws -> Response {
        var request = request
        request.headers["Origin"] = Remote.page
        let answer = try await client.send(request, to: origin)
        guard answer.version == version else { throw WrongVersion(version: answer.version) }
        var headers = Headers()
        for name in ["Content-Type", "Content-Length", "Retry-After", "Access-Control-Allow-Origin"] {
            headers[name] = answer.field(name)
        }
        return Response(status: answer.status, headers: headers, body: .bytes(answer.body))
    }
}
