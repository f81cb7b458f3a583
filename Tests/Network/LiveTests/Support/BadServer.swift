import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

@testable import TonearmHTTP

/// A server on a free loopback port that sends arbitrary bytes.
final class BadServer: Sendable {
    private let channel: any Channel
    private let log: Log

    final class Log: Sendable {
        let received = Mutex<[String]>([])
        let closed = Mutex(0)
    }

    /// The response to a complete request head or to the beginning of a handshake.
    enum Behavior: Sendable {
        /// Sends the bytes and closes the connection.
        case say([UInt8])
        /// Sends the bytes and keeps the connection open.
        case hang([UInt8])
        /// Sends the bytes, then a chunk repeatedly.
        case stream([UInt8], chunk: [UInt8], times: Int)
        /// Closes with a reset.
        case reset([UInt8])

        static func answer(_ text: String) -> Behavior { .say(Array(text.utf8)) }
    }

    private init(_ channel: any Channel, _ log: Log) {
        self.channel = channel
        self.log = log
    }

    var port: Int { channel.localAddress?.port ?? 0 }

    /// The heads of the received requests.
    var received: [String] { log.received.withLock { $0 } }

    /// The number of ended connections.
    var closed: Int { log.closed.withLock { $0 } }

    /// Waits without a timeout.
    func wait(until condition: @Sendable (BadServer) -> Bool) async throws {
        while !condition(self) { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// - Parameter credentials: for TLS. If nil, the server uses plain HTTP.
    static func with<Result>(
        credentials: Credentials? = nil, at address: String = "127.0.0.1",
        _ behavior: @escaping @Sendable (_ head: String) -> Behavior, _ body: (BadServer) async throws -> Result
    ) async throws -> Result {
        let log = Log()
        let secure = try credentials.map { try NIOSSLContext(configuration: $0.configuration) }
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let secure {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: secure))
                    }
                    try channel.pipeline.syncOperations.addHandler(Handler(behavior, log))
                }
            }
            .bind(host: address, port: 0).get()
        let server = BadServer(channel, log)
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body(server)) } catch { result = .failure(error) }
        try await channel.close()
        return try result.get()
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer
        private let behavior: @Sendable (String) -> Behavior
        private let log: Log
        private var head = ""

        init(_ behavior: @escaping @Sendable (String) -> Behavior, _ log: Log) {
            self.behavior = behavior
            self.log = log
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            head += String(buffer: unwrapInboundIn(data))
            // A TLS handshake begins with this byte, which is not text.
            guard head.contains("\r\n\r\n") || head.utf8.first == 22 else { return }
            let head = head
            self.head = ""
            log.received.withLock { $0.append(head) }
            switch behavior(head) {
            case .say(let bytes): write(bytes, context) { $0.close(promise: nil) }
            case .hang(let bytes): write(bytes, context) { _ in }
            case .stream(let bytes, let chunk, let times):
                write(bytes, context) { _ in }
                stream(chunk, times, context)
            case .reset(let bytes):
                write(bytes, context) { context in
                    let options = context.channel as? any SocketOptionProvider
                    _ = options?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
                    context.close(promise: nil)
                }
            }
        }

        func channelInactive(context: ChannelHandlerContext) { log.closed.withLock { $0 += 1 } }

        private func write(
            _ bytes: [UInt8], _ context: ChannelHandlerContext, then go: @escaping (ChannelHandlerContext) -> Void
        ) {
            let bound = NIOLoopBound((context, go), eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).whenSuccess {
                bound.value.1(bound.value.0)
            }
        }

        /// Sends the next chunk after the previous one was sent.
        private func stream(_ chunk: [UInt8], _ times: Int, _ context: ChannelHandlerContext) {
            guard times > 0 else { return context.close(promise: nil) }
            write(chunk, context) { self.stream(chunk, times - 1, $0) }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
