import AppleMusicAPI
import NIOCore
import NIOHTTP1

/// Closes an HTTP/1.1 connection that receives anything but HTTP, before the client library reads it.
///
/// The library relies on the order of an answer's parts. Its state machine crashes if an answer ends without a final
/// head, for example after a status from 000 to 099.
final class AnswerGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The reason to send nothing to the server; nil if requests may be sent.
    private let refusal: ConnectionProblem?
    private var order = AnswerOrder()

    init(refusal: ConnectionProblem?) { self.refusal = refusal }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard let refusal else { return context.write(data, promise: promise) }
        promise?.fail(refusal)
        // Report the failure later: the library cannot handle an error while it is writing.
        context.eventLoop.assumeIsolated().execute { self.fail(refusal, context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard order.isOpen else { return }
        let isNext =
            switch unwrapInboundIn(data) {
            case .head(let head): order.takes(status: Int(clamping: head.status.code), isWhole: false)
            case .body: order.takesBody()
            case .end: order.takesEnd()
            }
        guard isNext else { return fail(ConnectionProblem(.noHTTP, ""), context) }
        context.fireChannelRead(data)
    }

    private func fail(_ failure: ConnectionProblem, _ context: ChannelHandlerContext) {
        order.end()
        context.fireErrorCaught(failure)
        context.close(mode: .all, promise: nil)
    }
}

/// A check of the order of an answer's parts on a connection: heads of status 1xx, a final head, a body, an end.
struct AnswerOrder {
    private enum Place { case head, body, failed }
    private var place = Place.head

    /// Returns whether HTTP defines a status (RFC 9110 §15). 101 is excluded: it answers a request to switch
    /// protocols, which is never sent.
    private static func isHTTP(_ status: Int) -> Bool { (100...599).contains(status) && status != 101 }

    /// - Parameter isWhole: whether the head ends the answer.
    mutating func takes(status: Int, isWhole: Bool) -> Bool {
        guard place == .head, Self.isHTTP(status) else { return false }
        if status < 200 { return !isWhole }
        place = isWhole ? .head : .body
        return true
    }

    func takesBody() -> Bool { place == .body }

    mutating func takesEnd() -> Bool {
        guard place == .body else { return false }
        place = .head
        return true
    }

    /// Rejects everything that follows.
    mutating func end() { place = .failed }

    /// Whether parts are still accepted.
    var isOpen: Bool { place != .failed }
}
