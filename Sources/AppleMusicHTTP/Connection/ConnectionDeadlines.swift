import NIOCore
import NIOTLS

/// Closes a connection whose TLS handshake takes too long, or that goes on for too long after the server began to stop.
final class ConnectionDeadlines: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    /// The time for the handshake; nil without TLS or after the handshake.
    private var handshake: TimeAmount?
    private let stop: TimeAmount
    private var timer: Scheduled<Void>?

    init(handshake: TimeAmount?, stop: TimeAmount) {
        self.handshake = handshake
        self.stop = stop
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if let handshake { close(context, in: handshake) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event {
            handshake = nil
            timer?.cancel()
        } else if event is ChannelShouldQuiesceEvent {
            // A connection without a handshake has no request.
            if handshake != nil { return context.close(promise: nil) }
            close(context, in: stop)
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }
}
