import AppleMusicAPI
import NIOCore
import NIOHPACK
import NIOHTTP2
import TonearmAlgorithms

/// Closes an HTTP/2 stream that receives anything but HTTP, before the libraries read it: they crash on a `:status` of
/// -1 or 99.
final class StreamGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias InboundOut = HTTP2Frame.FramePayload
    typealias OutboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    private let connection: HTTP2ConnectionGuard?
    private var order = AnswerOrder()
    private var isAnswered = false
    /// Whether the server has reset the stream.
    private var isReset = false

    /// - Parameter connection: the guard of the stream's connection.
    init(_ connection: HTTP2ConnectionGuard?) { self.connection = connection }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard let refusal = connection?.refusal else { return context.write(data, promise: promise) }
        promise?.fail(refusal)
        // Report the failure later: the library cannot handle an error while it is writing.
        context.eventLoop.assumeIsolated().execute {
            self.fail(refusal, context)
            context.channel.parent?.close(mode: .all, promise: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard order.isOpen else { return }
        let isNext =
            switch unwrapInboundIn(data) {
            case .headers(let head): takes(head)
            case .data(let part): order.takesBody() && (!part.endStream || takesEnd())
            case .rstStream: reset()
            default: true
            }
        guard isNext else { return fail(ConnectionProblem(.noHTTP, ""), context) }
        context.fireChannelRead(data)
    }

    private func takes(_ head: HTTP2Frame.FramePayload.Headers) -> Bool {
        // Headers after the body are trailers.
        if order.takesBody() { return !head.endStream || takesEnd() }
        let text = head.headers.first(name: ":status") ?? ""
        guard text.utf8.count == 3, text.utf8.allSatisfy(ASCII.isDigit), let status = Int(text),
            order.takes(status: status, isWhole: head.endStream)
        else { return false }
        if head.endStream { isAnswered = true }
        return true
    }

    private func reset() -> Bool {
        isReset = true
        return true
    }

    private func takesEnd() -> Bool {
        isAnswered = true
        return order.takesEnd()
    }

    func channelInactive(context: ChannelHandlerContext) {
        // Otherwise the library would only report that the connection was closed.
        if !isAnswered, let failure = connection?.failure { context.fireErrorCaught(failure) }
        context.fireChannelInactive()
    }

    /// Replaces an error by the connection's failure, or by the stream's own.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireErrorCaught(connection?.failure ?? failure(of: error))
    }

    /// Detects malformed HTTP: the library then resets the stream, and reports that to the stream before the
    /// connection.
    private func failure(of error: any Error) -> ConnectionProblem {
        if !isReset, (error as? NIOHTTP2Errors.StreamClosed)?.errorCode == .protocolError {
            return ConnectionProblem(.noHTTP, "")
        }
        return ConnectionProblem(error, "", timeout: 0)
    }

    private func fail(_ failure: ConnectionProblem, _ context: ChannelHandlerContext) {
        order.end()
        context.fireErrorCaught(failure)
    }
}

/// Closes an HTTP/2 connection at its first error. The libraries leave it open, and its requests would wait for their
/// full time limit.
final class HTTP2ConnectionGuard: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias InboundOut = HTTP2Frame

    /// The reason to send nothing to the server; nil if requests may be sent.
    let refusal: ConnectionProblem?
    /// The failure that ended the connection.
    private(set) var failure: ConnectionProblem?

    init(refusal: ConnectionProblem?) { self.refusal = refusal }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The affected stream already knows about a stream error.
        if error is NIOHTTP2Errors.StreamError { return context.fireErrorCaught(error) }
        if failure == nil { failure = ConnectionProblem(error, "", timeout: 0) }
        context.fireErrorCaught(error)
        context.close(mode: .all, promise: nil)
    }
}
