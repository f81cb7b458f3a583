import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// The manners of a connection, or of one stream of an HTTP/2 connection: cuts clients that send their request, or take their answer, too
/// slowly (sending a byte now and then gains no time), asks for bodies that wait to be asked for, and ends a connection whose last answer
/// said so.
final class ConnectionPolicy: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: Limits
    /// Requests whose head came and whose answer has not ended.
    private var unanswered = 0
    private var isReadingBody = false
    private var hasBegunAnswer = false
    /// The answer under way is the connection's last.
    private var isLastAnswer = false
    /// One of several streams, which share the connection: `Connection` means nothing there (RFC 9113 §8.2.2).
    private var isStream = false
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// When the timer fires.
    private var alarm = NIODeadline.distantFuture

    private let unsent: UnsentAnswers

    init(limits: Limits, unsent: UnsentAnswers) {
        self.limits = limits
        self.unsent = unsent
    }

    func handlerAdded(context: ChannelHandlerContext) {
        HTTP1Rules.add(to: context.pipeline.syncOperations)
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            unanswered += 1
            isReadingBody = true
            if isAsking(head) {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
            }
        case .body: break
        case .end: isReadingBody = false
        }
        if case .body = unwrapInboundIn(data) {} else { setDeadline(context) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            hasBegunAnswer = true
            isLastAnswer = !isStream && head.headerFields[.connection] == "close"
            if isStream { head.headerFields[.connection] = nil }
            // What has no body has no length either (RFC 9110 §8.6).
            if head.status == .noContent { head.headerFields[.contentLength] = nil }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(let bytes):
            let promise = promise ?? context.eventLoop.makePromise()
            unsent.add(bytes.readableBytes, on: context.channel, until: promise.futureResult)
            context.write(data, promise: promise)
        case .end:
            unanswered -= 1
            hasBegunAnswer = false
            setDeadline(context)
            context.write(data, promise: isLastAnswer ? closing(context, promise) : promise)
        }
    }

    /// A promise of the last bytes, after which nothing more is sent. What the client still sends is taken, until it has seen the end or its
    /// time is over: a full close would make its system forget the answer.
    private func closing(
        _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) -> EventLoopPromise<Void> {
        let promise = promise ?? context.eventLoop.makePromise()
        let channel = context.channel
        promise.futureResult.whenComplete { _ in channel.close(mode: .output, promise: nil) }
        return promise
    }

    /// Whether a client waits to be asked for a body that will be looked at (RFC 9110 §10.1.1). While earlier requests are being answered
    /// it is not asked, because the order would be lost; it sends the body after a while.
    private func isAsking(_ head: HTTPRequest) -> Bool {
        guard unanswered == 1, head.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
        let length = head.headerFields[.contentLength].flatMap { Int($0) } ?? 0
        return length <= limits.body && (head.path ?? "").utf8.count <= limits.target
    }

    /// A head beyond all limits is no parsing error to the client, but one with a status of its own.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error as? HTTPParserError == .headerOverflow, unanswered == 0 {
            refuse(context, HTTPResponse.Status(code: 431))
        } else {
            context.fireErrorCaught(error)
        }
    }

    private func begin(_ context: ChannelHandlerContext) {
        // A connection's parent is the listening socket, which has none.
        isStream = context.channel.parent?.parent != nil
        if timer == nil { setDeadline(context) }
    }

    /// A timer that fires early looks whether the deadline moved on, which is cheaper than a timer for each request.
    private func setDeadline(_ context: ChannelHandlerContext) {
        let time = isReadingBody ? limits.bodyTime : unanswered > 0 ? limits.answerTime : limits.headTime
        deadline = .now() + TimeAmount(time)
        if deadline < alarm { schedule(context) }
    }

    private func schedule(_ context: ChannelHandlerContext) {
        timer?.cancel()
        alarm = deadline
        timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            if NIODeadline.now() < self.deadline { return self.schedule(context) }
            if self.isReadingBody, !self.hasBegunAnswer {
                self.refuse(context, .requestTimeout)
            } else {
                context.close(promise: nil)
            }
        }
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponse.Status) {
        var head = HTTPResponse(status: status, headerFields: [.contentLength: "0"])
        if !isStream { head.headerFields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }
}
