import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// A handler of the deadlines and the end of a connection, or of one stream of an HTTP/2 connection. It disconnects
/// clients that send a request or receive an answer too slowly; single bytes do not extend the time. It sends `100
/// Continue` to clients that wait for it, and closes a connection after its last answer.
final class ConnectionPolicy: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: Limits
    /// The number of requests whose head has arrived and whose answer has not ended.
    private var unanswered = 0
    private var isReadingBody = false
    private var hasBegunAnswer = false
    /// Whether the client wants the connection to end with the answer.
    private var isLastRequest = false
    /// Whether the current or just ended answer is the connection's last.
    private var isLastAnswer = false
    /// Whether this is one of several streams of a connection. A stream has no `Connection` field (RFC 9113 §8.2.2).
    private let isStream: Bool
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// The time at which the timer fires.
    private var alarm = NIODeadline.distantFuture

    private let unsent: UnsentAnswers

    init(limits: Limits, unsent: UnsentAnswers, isStream: Bool) {
        self.limits = limits
        self.unsent = unsent
        self.isStream = isStream
    }

    func handlerAdded(context: ChannelHandlerContext) {
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
        let part = unwrapInboundIn(data)
        // Requests after the last answer are not read.
        if case .head = part, isLastAnswer { return }
        switch part {
        case .head(let head):
            unanswered += 1
            isReadingBody = true
            isLastRequest = !isStream && head.headerFields[.connection] == "close"
            if isAsking(head) {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
            }
        case .body: break
        case .end: isReadingBody = false
        }
        if case .body = part {} else { setDeadline(context) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            hasBegunAnswer = true
            isLastAnswer = !isStream && (isLastRequest || head.headerFields[.connection] == "close")
            if isStream { head.headerFields[.connection] = nil }
            // A response without a body has no length (RFC 9110 §8.6).
            if head.status == .noContent { head.headerFields[.contentLength] = nil }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(let bytes):
            // A body may come in pieces, without a known end. The time counts from each piece.
            setDeadline(context)
            guard bytes.readableBytes >= UnsentAnswers.smallest else {
                return context.write(data, promise: promise)
            }
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

    /// Returns a promise for the last bytes of the connection. The client's bytes are still read until it has seen the
    /// end or its time is over: after a full close, its system could discard the answer.
    private func closing(
        _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) -> EventLoopPromise<Void> {
        let promise = promise ?? context.eventLoop.makePromise()
        let channel = context.channel
        promise.futureResult.whenComplete { _ in channel.close(mode: .output, promise: nil) }
        return promise
    }

    /// Returns whether to send 100 (Continue): the client waits for it, and the size limits allow its body (RFC 9110
    /// §10.1.1). Returns false while earlier requests are unanswered, to keep the answers in order. The client then
    /// sends the body after a timeout of its own.
    private func isAsking(_ head: HTTPRequest) -> Bool {
        guard unanswered == 1, head.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
        let length = RequestedNumber.length(head.headerFields[.contentLength])
        return length <= limits.body && (head.path ?? "").utf8.count <= limits.target
    }

    /// Answers an oversized head with 431. The parser reports a separate error for it.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Bytes after the last answer are not read.
        if isLastAnswer, error is HTTPParserError { return }
        if error as? HTTPParserError == .headerOverflow, unanswered == 0 {
            refuse(context, HTTPResponse.Status(code: 431))
        } else {
            context.fireErrorCaught(error)
        }
    }

    private func begin(_ context: ChannelHandlerContext) {
        if timer == nil { setDeadline(context) }
    }

    /// Starts a timer if the running one would fire too late. A timer that fires too early is restarted, which is
    /// cheaper than one timer for each request.
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
            if self.isReadingBody, self.unanswered > 0, !self.hasBegunAnswer {
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
