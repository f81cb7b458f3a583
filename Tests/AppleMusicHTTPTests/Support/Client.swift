import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL

/// A client as programs have one: it keeps connections, unpacks gzip, and checks certificates.
struct Client {
    private let packed: HTTPClient
    private let unpacking: HTTPClient

    struct Answer {
        var version: HTTPVersion
        var status: Int
        private var headers: HTTPHeaders
        var body: [UInt8]

        init(version: HTTPVersion, status: Int, headers: HTTPHeaders, body: [UInt8]) {
            self.version = version
            self.status = status
            self.headers = headers
            self.body = body
        }

        func field(_ name: String) -> String? { headers.first(name: name) }
        var isHTTP2: Bool { version == .http2 }
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// - Parameter authority: a certificate in PEM that is trusted, and no other; nil trusts what the system trusts.
    @discardableResult
    static func with<Result>(authority: String? = nil, _ body: (Client) async throws -> Result) async throws -> Result {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        if let authority {
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(authority.utf8)))
            configuration.tlsConfiguration = tls
        }
        let packed = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        configuration.decompression = .enabled(limit: .none)
        let unpacking = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body(Client(packed: packed, unpacking: unpacking))) } catch {
            result = .failure(error)
        }
        try await packed.shutdown()
        try await unpacking.shutdown()
        return try result.get()
    }

    /// Fetches with the demonstration developer's token.
    func get(_ address: String, unpacking unpacks: Bool = false) async throws -> Answer {
        var request = HTTPClientRequest(url: address)
        request.headers.add(name: "Authorization", value: "Bearer \(try Served.token())")
        let response = try await (unpacks ? unpacking : packed).execute(request, timeout: .seconds(30))
        return Answer(
            version: response.version, status: Int(response.status.code), headers: response.headers,
            body: Array(buffer: try await response.body.collect(upTo: 4_000_000)))
    }
}
