import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Cuts clients that send their request, or take their answer, too slowly. Sending a byte now and then gains no time.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: Limits
    /// Requests whose head came and whose answer has not ended.
    private var unanswered = 0
    private var isReadingBody = false
    private var hasBegunAnswer = false
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// When the timer fires.
    private var alarm = NIODeadline.distantFuture

    init(limits: Limits) { self.limits = limits }

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
        switch unwrapInboundIn(data) {
        case .head:
            unanswered += 1
            isReadingBody = true
        case .body: break
        case .end: isReadingBody = false
        }
        if case .body = unwrapInboundIn(data) {} else { setDeadline(context) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head: hasBegunAnswer = true
        case .body: break
        case .end:
            unanswered -= 1
            hasBegunAnswer = false
            setDeadline(context)
        }
        context.write(data, promise: promise)
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
        let head = HTTPResponse(status: status, headerFields: [.connection: "close", .contentLength: "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }
}
