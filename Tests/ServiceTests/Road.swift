import AppleMusicAPI
import AppleMusicHTTP
import FoundationEssentials
import NIOHTTP1
import ServedSupport

/// A way to the served simulator.
enum Road: String, CaseIterable, CustomStringConvertible {
    case http = "HTTP/1.1"
    case https = "HTTP/1.1 over TLS"
    case http2 = "HTTP/2 over TLS"

    var description: String { rawValue }

    /// Serves a simulator for as long as the body needs it.
    func with(_ simulator: ServedSimulator, _ body: @escaping @Sendable (Remote) async throws -> Void) async throws {
        let scheme = self == .http ? "http" : "https"
        var server = Server(Front(simulator, scheme: scheme))
        var certificate: String?
        if self != .http {
            let authority = try LocalAuthority(now: .now)
            server.credentials = try authority.credentials(for: nil, now: .now)
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

    /// How an answer differs from the one in the process, where it must not; nil when it does not.
    func difference(_ answer: Response, _ expected: Response) -> String? {
        if answer.status != expected.status { return "\(answer.status), not \(expected.status)" }
        for name in ["Content-Type", "Retry-After"] where answer.headers[name] != expected.headers[name] {
            return "\(name) \(answer.headers[name] ?? "none"), not \(expected.headers[name] ?? "none")"
        }
        // Pictures are where the server is.
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
            .replacing("\"https://127.0.0.1:8502/", with: "\"http://127.0.0.1:8502/")
        let wanted = String(decoding: expected.body.bytes, as: UTF8.self)
        if text != wanted { return "\(text.prefix(300))\nis not\n\(wanted.prefix(300))" }
        let length = answer.status == 204 ? nil : String(answer.body.count)
        if answer.headers["Content-Length"] != length { return "length \(answer.headers["Content-Length"] ?? "none")" }
        return answer.headers["Access-Control-Allow-Origin"] == "*" ? nil : "no page may read it"
    }
}

/// A service at the other end of a connection.
struct Remote: Service {
    let client: Client
    let origin: String
    let version: HTTPVersion

    struct WrongVersion: Error {
        let version: HTTPVersion
    }

    func respond(to request: Request) async throws -> Response {
        let answer = try await client.send(request, to: origin)
        guard answer.version == version else { throw WrongVersion(version: answer.version) }
        var headers = Headers()
        for name in ["Content-Type", "Content-Length", "Retry-After", "Access-Control-Allow-Origin"] {
            headers[name] = answer.field(name)
        }
        return Response(status: answer.status, headers: headers, body: .bytes(answer.body))
    }
}
