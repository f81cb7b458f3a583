import NIOCore
import NIOTLS

/// Closes the connection if the TLS handshake takes too long. It is behind the TLS handler, which reports the end of
/// the handshake.
final class HandshakeDeadline: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let time: TimeAmount
    /// The running timer; nil after the handshake.
    private var timer: Scheduled<Void>?

    init(_ time: TimeAmount) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event {
            timer.take()?.cancel()
        } else if event is ChannelShouldQuiesceEvent, timer != nil {
            // A connection in its handshake has no request to answer, so close it at once.
            context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }
}

/// Closes a connection that is still open some time after the server began to stop. It is in front of the TLS handler,
/// which waits when it closes.
final class StopDeadline: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let time: TimeAmount
    private var timer: Scheduled<Void>?

    init(_ time: TimeAmount) { self.time = time }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }
}
