import AppleMusicAPI
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TonearmLive

/// Serves a `TokenPage` on a loopback port until it has a result.
enum TokenPageServer {
    /// - Parameter announce: called with the page's address once it is available.
    /// - Throws: `ConnectionProblem` if the page got no token, `CancellationError`.
    static func token(_ question: PageQuestion, announce: @escaping @Sendable (String) throws -> Void) async throws
        -> String
    {
        let (outcomes, continuation) = AsyncStream.makeStream(of: TokenPage.Outcome.self)
        let shared = SharedPage(continuation)
        let channel: any Channel
        do {
            channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
                        try channel.pipeline.syncOperations.addHandler(TokenPageHandler(shared))
                    }
                }
                .bind(host: "127.0.0.1", port: question.port).get()
        } catch {
            throw ConnectionProblem(.page, "", "no page can be served at the port \(question.port)")
        }
        let result: Result<String, any Error>
        do {
            shared.begin(TokenPage(question, port: channel.localAddress?.port ?? question.port))
            try announce(shared.address)
            result = .success(try await outcome(of: outcomes, within: question.timeout))
        } catch {
            result = .failure(error)
        }
        // The browser may still be receiving the last reply.
        try? await channel.close()
        return try result.get()
    }

    private static func outcome(of outcomes: AsyncStream<TokenPage.Outcome>, within seconds: Int) async throws -> String
    {
        try await withThrowingTaskGroup(of: TokenPage.Outcome?.self) { group in
            group.addTask {
                for await outcome in outcomes { return outcome }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                return nil
            }
            defer { group.cancelAll() }
            let first = try await group.next() ?? nil
            try Task.checkCancellation()
            switch first {
            case .token(let token): return token
            case .problem(let text): throw ConnectionProblem(.page, "", "the page says: \(text)")
            case nil: throw ConnectionProblem(.page, "", "nobody allowed it within \(seconds) seconds")
            }
        }
    }
}

/// The page, shared by several connections.
final class SharedPage: Sendable {
    private let page = Mutex<TokenPage?>(nil)
    private let outcomes: AsyncStream<TokenPage.Outcome>.Continuation

    init(_ outcomes: AsyncStream<TokenPage.Outcome>.Continuation) { self.outcomes = outcomes }

    var address: String { page.withLock { $0?.address ?? "" } }
    var headers: [(String, String)] { page.withLock { $0?.headers ?? [] } }

    func begin(_ page: TokenPage) { self.page.withLock { $0 = page } }

    func reply(to request: Request) -> TokenPage.Reply {
        page.withLock { page in page?.reply(to: request) ?? TokenPage.Reply(status: 404) }
    }

    /// Reports the result once the browser has its reply.
    func finishIfDone() {
        guard let outcome = page.withLock({ $0?.outcome }) else { return }
        outcomes.yield(outcome)
        outcomes.finish()
    }
}

/// The handler of one connection from a browser.
final class TokenPageHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart
    private let page: SharedPage
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ page: SharedPage) { self.page = page }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
        case .body(let part):
            guard body.count + part.readableBytes <= TokenPage.longestBody else { return context.close(promise: nil) }
            body += part.readableBytesView
        case .end: answer(context)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        guard let head, let method = Request.Method(rawValue: head.method.rawValue) else {
            return context.close(promise: nil)
        }
        // Two servers could read different values from a repeated header field, so it is refused.
        let isRepeated = ["Host", "Origin", "Content-Type"].contains { head.headers[$0].count > 1 }
        let fields = head.headers.map { ($0.name, $0.value) }
        let request = Request(method, head.uri, headers: Headers(fields), body: body)
        let reply = isRepeated ? TokenPage.Reply(status: 400) : page.reply(to: request)
        var headers = HTTPHeaders(page.headers)
        headers.add(name: "Content-Length", value: String(reply.body.utf8.count))
        if !reply.body.isEmpty { headers.add(name: "Content-Type", value: reply.type) }
        let status = HTTPResponseStatus(statusCode: reply.status)
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))),
            promise: nil)
        if !reply.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: reply.body)))), promise: nil)
        }
        let page = page
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            page.finishIfDone()
        }
        context.channel.closeFuture.whenComplete { _ in page.finishIfDone() }
        context.close(mode: .output, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
