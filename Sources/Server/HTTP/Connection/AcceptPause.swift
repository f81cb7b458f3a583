import NIOCore
import TonearmConsole
import TonearmSystem

/// Pauses listening while the process has no file descriptors left, instead of failing to accept again and again.
///
/// The system reports a waiting connection until it is accepted, and NIO does not stop listening after an error. Open
/// connections are not affected.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    /// The time until the next try.
    static let length = TimeAmount.milliseconds(100)

    private let report: @Sendable (String) -> Void
    private var isPaused = false
    /// Whether the shortage was reported and no connection has been accepted since.
    private var isReported = false

    /// - Parameter report: receives the reason why connections wait, a sentence without its full stop.
    init(report: @escaping @Sendable (String) -> Void) { self.report = report }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReported = false
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, error.system.isShortage else {
            return context.fireErrorCaught(error)
        }
        if isPaused { return }
        isPaused = true
        if !isReported { report("New connections wait: \(error.system)") }
        isReported = true
        let options = context.channel.syncOptions
        try? options?.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.length) {
            self.isPaused = false
            try? options?.setOption(.autoRead, value: true)
        }
    }
}
