import HummingbirdCore
import Logging
import NIOCore
import NIOSSL
import NIOTLS

/// A kind of connection that is cut when its TLS handshake takes too long.
struct TimedHandshake<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let time: TimeAmount

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        let value = base.setup(channel: channel, logger: logger)
        return channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
                HandshakeDeadline(time), position: .after(try pipeline.handler(type: NIOSSLServerHandler.self)))
        }.flatMap { value }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

/// Closes the connection unless the handshake is done in time. Stands behind the TLS handler, which tells.
private final class HandshakeDeadline: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let time: TimeAmount
    private var timer: Scheduled<Void>?

    init(_ time: TimeAmount) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event { timer?.cancel() }
        context.fireUserInboundEventTriggered(event)
    }
}
