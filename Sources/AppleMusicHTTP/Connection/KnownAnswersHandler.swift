import Console
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Gives an answer that is known right where the request is read, without a task: what was answered in the same second before, to the very same
/// request. All else is passed on.
final class KnownAnswersHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let gateway: any RequestGateway
    /// Requests that were passed on and are not answered. Theirs come first.
    private var unanswered = 0
    /// A head that may be all there is of its request.
    private var held: HTTPRequest?

    /// One of several streams, each of which has one request.
    private var isStream = false

    init(_ gateway: any RequestGateway) { self.gateway = gateway }

    func handlerAdded(context: ChannelHandlerContext) {
        // A connection's parent is the listening socket, which has none.
        isStream = context.channel.parent?.parent != nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            if unanswered == 0, !isStream, KnownAnswersHandler.mayBeKnown(head), context.channel.isWritable {
                held = head
            } else {
                unanswered += 1
                context.fireChannelRead(data)
            }
        case .body:
            passHeld(context)
            context.fireChannelRead(data)
        case .end(let trailers):
            if let head = held, trailers == nil, let known = Responder.request(head).flatMap(gateway.known) {
                held = nil
                write(known.form(now: OperatingSystem.now), context)
            } else {
                passHeld(context)
                context.fireChannelRead(data)
            }
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
        context.write(data, promise: promise)
    }

    private func passHeld(_ context: ChannelHandlerContext) {
        guard let head = held else { return }
        held = nil
        unanswered += 1
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func write(_ form: KnownAnswer.Form, _ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(form.head)), promise: nil)
        if form.body.readableBytes > 0 { context.write(wrapOutboundOut(.body(form.body)), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Whether a request has no body, and nothing to say of its connection.
    private static func mayBeKnown(_ head: HTTPRequest) -> Bool {
        guard head.method == .get || head.method == .head else { return false }
        let fields = head.headerFields
        return fields[.connection] == nil && fields[.contentLength] == nil && fields[.transferEncoding] == nil
            && fields[.expect] == nil
    }
}
