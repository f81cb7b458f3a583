package import AppleMusicAPI
import AsyncHTTPClient
import NIOCore
package import NIOHTTP1
import NIOHTTPCompression
package import NIOSSL

/// An ordinary HTTP client: it reuses connections, unpacks gzip and checks certificates.
package struct Client: Sendable {
    private let packed: HTTPClient
    private let unpacking: HTTPClient
    private static let patience = TimeAmount.seconds(Int64(Served.patience))

    package struct Answer: Sendable {
        package var version: HTTPVersion
        package var status: Int
        private var headers: HTTPHeaders
        package var body: [UInt8]

        package init(version: HTTPVersion, status: Int, headers: HTTPHeaders, body: [UInt8]) {
            self.version = version
            self.status = status
            self.headers = headers
            self.body = body
        }

        package func field(_ name: String) -> String? { headers.first(name: name) }
        package var isHTTP2: Bool { version == .http2 }
        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// - Parameters:
    ///   - authority: the only trusted certificate, in PEM. If nil, the system's certificates are trusted.
    ///   - allowsHTTP2: uses HTTP/2 if TLS offers it.
    ///   - followsRedirects: whether the answer is that of the last address.
    ///   - oldCiphers: uses TLS 1.2 with these ciphers only. If nil, the server chooses.
    @discardableResult
    package static func with<Result>(
        authority: String? = nil, allowsHTTP2: Bool = true, followsRedirects: Bool = true,
        oldCiphers: [NIOTLSCipher]? = nil,
        _ body: (Client) async throws -> Result
    ) async throws -> Result {
        var configuration = HTTPClient.Configuration()
        if !allowsHTTP2 { configuration.httpVersion = .http1Only }
        if !followsRedirects { configuration.redirectConfiguration = .disallow }
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.timeout.connect = patience
        if let authority {
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(authority.utf8)))
            if let oldCiphers {
                tls.maximumTLSVersion = .tlsv12
                tls.cipherSuiteValues = oldCiphers
            }
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
    package func get(_ address: String, unpacking unpacks: Bool = false) async throws -> Answer {
        var request = HTTPClientRequest(url: address)
        request.headers.add(name: "Authorization", value: "Bearer \(try Served.token())")
        let response = try await (unpacks ? unpacking : packed).execute(request, timeout: Self.patience)
        return Answer(
            version: response.version, status: Int(response.status.code), headers: response.headers,
            body: Array(buffer: try await response.body.collect(upTo: 4_000_000)))
    }

    /// Sends a request unchanged.
    /// - Parameter origin: `http://127.0.0.1:8502`
    package func send(_ request: Request, to origin: String) async throws -> Answer {
        var sent = HTTPClientRequest(url: origin + request.target)
        sent.method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headers.fields { sent.headers.add(name: field.name, value: field.value) }
        if !request.body.isEmpty { sent.body = .bytes(ByteBuffer(bytes: request.body)) }
        let response = try await packed.execute(sent, timeout: Self.patience)
        return Answer(
            version: response.version, status: Int(response.status.code), headers: response.headers,
            body: Array(buffer: try await response.body.collect(upTo: 4_000_000)))
    }
}
