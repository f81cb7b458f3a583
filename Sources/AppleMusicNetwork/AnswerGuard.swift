import AppleMusicAPI
import NIOCore
import NIOHTTP1

/// Ends an HTTP/1.1 connection on which something else than HTTP comes, before the client library reads it.
///
/// The library takes the order of an answer's parts for granted, and its state machine traps if an answer ends without a final head: after a
/// status of 000 to 099, for example.
final class AnswerGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// Why nothing may be sent to the server; nil if requests may be.
    private let refusal: ConnectionFailure?
    private var order = AnswerOrder()

    init(refusal: ConnectionFailure?) { self.refusal = refusal }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard let refusal else { return context.write(data, promise: promise) }
        promise?.fail(refusal)
        // Told in the middle of its writing, the library would be in no state to hear it.
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
        guard isNext else { return fail(ConnectionFailure(.noHTTP, ""), context) }
        context.fireChannelRead(data)
    }

    private func fail(_ failure: ConnectionFailure, _ context: ChannelHandlerContext) {
        order.end()
        context.fireErrorCaught(failure)
        context.close(mode: .all, promise: nil)
    }
}

/// The order in which the parts of answers come on a connection: heads of status 1xx, a final head, a body, an end.
struct AnswerOrder {
    private enum Place { case head, body, failed }
    private var place = Place.head

    /// Statuses that HTTP knows (RFC 9110 §15). 101 answers a request to speak another protocol, which is never sent.
    private static func isHTTP(_ status: Int) -> Bool { (100...599).contains(status) && status != 101 }

    /// - Parameter isWhole: whether nothing follows the head.
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

    /// Nothing more is taken.
    mutating func end() { place = .failed }

    /// Whether something is still taken.
    var isOpen: Bool { place != .failed }
}
