import NIOCore
import NIOPosix
import NIOSSL

@testable import TonearmHTTP

/// A server that negotiates HTTP/2 and answers each request with arbitrary bytes.
final class FrameServer: Sendable {
    private let channel: any Channel

    /// The bytes at the beginning of a connection.
    enum Beginning: Sendable {
        /// Settings, and the acknowledgement of the client's settings.
        case settings
        case bytes([UInt8])
    }

    static func frame(_ type: UInt8, flags: UInt8 = 0, stream: UInt8, _ content: [UInt8]) -> [UInt8] {
        [UInt8(content.count >> 16 & 0xFF), UInt8(content.count >> 8 & 0xFF), UInt8(content.count & 0xFF), type, flags]
            + [0, 0, 0, stream] + content
    }

    /// Returns a head with a `:status`, as an HPACK literal with a name of the static table (RFC 7541 §6.2.2).
    static func head(status: String, stream: UInt8 = 1, isWhole: Bool = false) -> [UInt8] {
        let field = [0x08, UInt8(status.utf8.count)] + Array(status.utf8)
        return frame(1, flags: isWhole ? 5 : 4, stream: stream, field)
    }

    static func body(_ text: String, stream: UInt8 = 1, isLast: Bool = true) -> [UInt8] {
        frame(0, flags: isLast ? 1 : 0, stream: stream, Array(text.utf8))
    }

    private init(_ channel: any Channel) { self.channel = channel }

    var port: Int { channel.localAddress?.port ?? 0 }

    /// - Parameter answer: receives the number of the request's stream.
    static func with<Result>(
        _ credentials: Credentials, beginning: Beginning = .settings,
        answer: @escaping @Sendable (UInt8) -> [UInt8], _ body: (FrameServer) async throws -> Result
    ) async throws -> Result {
        var configuration = credentials.configuration
        configuration.applicationProtocols = ["h2"]
        let context = try NIOSSLContext(configuration: configuration)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    try channel.pipeline.syncOperations.addHandler(Handler(beginning, answer))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body(FrameServer(channel))) } catch { result = .failure(error) }
        try await channel.close()
        return try result.get()
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer
        private let beginning: Beginning
        private let answer: @Sendable (UInt8) -> [UInt8]
        private var waiting: [UInt8] = []
        private var hasBegun = false
        private static let prefaceLength = 24

        init(_ beginning: Beginning, _ answer: @escaping @Sendable (UInt8) -> [UInt8]) {
            self.beginning = beginning
            self.answer = answer
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            waiting += Array(buffer: unwrapInboundIn(data))
            if !hasBegun {
                guard waiting.count >= Self.prefaceLength else { return }
                waiting.removeFirst(Self.prefaceLength)
                hasBegun = true
                switch beginning {
                case .settings:
                    write(FrameServer.frame(4, stream: 0, []) + FrameServer.frame(4, flags: 1, stream: 0, []), context)
                case .bytes(let bytes): write(bytes, context)
                }
            }
            while waiting.count >= 9 {
                let length = Int(waiting[0]) << 16 | Int(waiting[1]) << 8 | Int(waiting[2])
                guard waiting.count >= 9 + length else { return }
                if waiting[3] == 1 { write(answer(waiting[8]), context) }
                waiting.removeFirst(9 + length)
            }
        }

        private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
