package import AppleMusicAPI
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
package import TonearmLive

/// An HTTPS client. It uses HTTP/2 if the server supports it, and keeps connections open.
///
/// Certificates are always verified. Redirects are followed only within the same origin, because requests carry
/// tokens.
package final class Fetcher: Sendable {
    private let client: HTTPClient
    private let connections = ConnectionLog()
    private let proxy: ProxyAddress?
    /// The time limit for connecting, in seconds.
    private let connectionTimeout: Int
    /// The places that were searched for certificates, if there are none.
    private let missingCertificates: [String]?

    /// The most redirects that a request follows.
    package static let longestChain = 10

    /// - Throws: `ConnectionProblem` if a certificate file cannot be used.
    package init(_ configuration: ClientConfiguration) throws(ConnectionProblem) {
        var settings = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .enabled(limit: .none))
        let certificates = try Certificates(configuration)
        settings.tlsConfiguration = certificates.configuration
        missingCertificates = certificates.missing
        settings.connectionPool.retryConnectionEstablishment = false
        settings.timeout.connect = .seconds(Int64(configuration.connectionTimeout))
        if let proxy = configuration.proxy {
            let authorization = proxy.user.map {
                HTTPClient.Authorization.basic(username: $0, password: proxy.password ?? "")
            }
            settings.proxy = .server(host: proxy.host, port: proxy.port, authorization: authorization)
        }
        proxy = configuration.proxy
        connectionTimeout = configuration.connectionTimeout
        let log = connections
        settings.http1_1ConnectionDebugInitializer = { channel in
            log.note()
            return channel.guarded { try ConnectionGuards.add(toHTTP1: $0) }
        }
        settings.http2ConnectionDebugInitializer = { channel in
            log.note()
            return channel.guarded { try ConnectionGuards.add(toHTTP2: $0) }
        }
        settings.http2StreamChannelDebugInitializer = { channel in
            channel.guarded { try ConnectionGuards.add(toStream: $0) }
        }
        // Use NIO's own event loops on all systems, instead of the system's network framework.
        client = HTTPClient(
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton), configuration: settings)
    }

    /// A part of an answer; the order is a head, parts of the body, an end.
    package enum Event: Sendable {
        case head(AnswerHead)
        case data([UInt8])
        case end(AnswerEnd)
    }

    /// Sends a request, and follows redirects within the same origin.
    /// - Parameter take: called with each part of the answer as it arrives.
    /// - Throws: `ConnectionProblem`, `CancellationError`.
    package func fetch(_ question: HelperRequest, _ take: @escaping @Sendable (Event) throws -> Void) async throws {
        if let missingCertificates, question.origin.isSecure {
            let places = missingCertificates.map { "'\($0)'" }.joined(separator: ", ")
            throw ConnectionProblem(.noAuthorities, question.origin.description, places)
        }
        do {
            try await Self.within(question.timeout) { try await self.exchange(question, take) }
        } catch {
            try Task.checkCancellation()
            var failure = ConnectionProblem(error, question.origin.description, timeout: question.timeout)
            if failure.server.isEmpty { failure.server = question.origin.description }
            if failure.kind == .connectTimeout { failure.detail = "\(connectionTimeout)" }
            if failure.kind == .certificate, proxy == nil {
                throw await RefusedCertificate.explained(failure, at: question.origin)
            }
            throw throughProxy(failure)
        }
    }

    /// Changes the failure to name the proxy, if one is used: it is the proxy that cannot be reached.
    private func throughProxy(_ failure: ConnectionProblem) -> ConnectionProblem {
        guard let proxy else { return failure }
        let name = "\(proxy.host):\(proxy.port)"
        let why: String
        switch failure.kind {
        case .name: why = "there is no host '\(proxy.host)', or no network"
        case .refused: why = "nothing is listening at \(name)"
        case .unreachable: why = "there is no way to \(name) now"
        default: return failure
        }
        return ConnectionProblem(.proxy, failure.server, why)
    }

    /// Limits the time until the answer is complete; the client's own deadline ends when the answer begins.
    private static func within(_ seconds: Int, _ work: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await work()
                return true
            }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                return false
            }
            defer { group.cancelAll() }
            if try await group.next() == false { throw HTTPClientError.deadlineExceeded }
        }
    }

    private func exchange(_ question: HelperRequest, _ take: (Event) throws -> Void) async throws {
        let start = NIODeadline.now()
        let response = try await answer(question, start + .seconds(Int64(question.timeout)))
        let answered = start.passed
        let head = AnswerHead(
            status: Int(response.status.code), headers: Headers(response.headers), version: response.version.text)
        try take(.head(head))
        try await handOn(response.body, of: question, declared: response.headers.first(name: "Content-Length"), take)
        let connected = connections.microseconds(since: start)
        try take(.end(AnswerEnd(connected: connected, answered: answered, ended: start.passed)))
    }

    private func answer(_ question: HelperRequest, _ deadline: NIODeadline) async throws -> HTTPClientResponse {
        var target = question.request.target
        for _ in 0...Self.longestChain {
            let response = try await execute(request(question, target), deadline)
            guard let location = Self.redirect(of: response, to: question.request) else { return response }
            // An unread body would keep the connection busy.
            guard let next = question.origin.target(of: location, from: target) else {
                throw ConnectionProblem(.elsewhere, question.origin.description, location)
            }
            target = next
        }
        throw ConnectionProblem(.redirects, question.origin.description, "\(Self.longestChain)")
    }

    /// Sends a request. A kept connection may close just when it is reused, so an unanswered read is sent once more
    /// over another connection (RFC 9112 §9.3.1).
    private func execute(_ request: HTTPClientRequest, _ deadline: NIODeadline) async throws -> HTTPClientResponse {
        do {
            return try await client.execute(request, deadline: deadline)
        } catch {
            guard request.method == .GET || request.method == .HEAD,
                ConnectionProblem(error, "", timeout: 0).kind == .closed
            else { throw error }
            try Task.checkCancellation()
            return try await client.execute(request, deadline: deadline)
        }
    }

    private func request(_ question: HelperRequest, _ target: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: question.origin.description + target)
        request.method = HTTPMethod(rawValue: question.request.method.rawValue)
        for field in question.request.headers.fields { request.headers.add(name: field.name, value: field.value) }
        if !question.request.body.isEmpty { request.body = .bytes(ByteBuffer(bytes: question.request.body)) }
        return request
    }

    /// Returns the target of a redirected read; nil for other answers. Writes are never sent twice.
    private static func redirect(of response: HTTPClientResponse, to request: Request) -> String? {
        guard [301, 302, 303, 307, 308].contains(response.status.code),
            request.method == .get || request.method == .head
        else { return nil }
        return response.headers.first(name: "Location")
    }

    private func handOn(
        _ body: HTTPClientResponse.Body, of question: HelperRequest, declared: String?, _ take: (Event) throws -> Void
    ) async throws {
        let tooLarge = ConnectionProblem(.tooLarge, question.origin.description, "\(question.limit)")
        if question.request.method != .head, let declared, let length = Int(declared), length > question.limit {
            throw tooLarge
        }
        var count = 0
        for try await part in body {
            count += part.readableBytes
            guard count <= question.limit else { throw tooLarge }
            try take(.data(Array(buffer: part)))
            try Task.checkCancellation()
        }
    }

    /// Closes the connections.
    package func close() async { try? await client.shutdown() }
}

extension Headers {
    fileprivate init(_ fields: HTTPHeaders) { self.init(fields.map { ($0.name, $0.value) }) }
}

extension HTTPVersion {
    fileprivate var text: String { self == .http2 ? "HTTP/2" : "HTTP/\(major).\(minor)" }
}
