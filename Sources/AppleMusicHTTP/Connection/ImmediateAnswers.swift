import AppleMusicAPI
import Console
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import SystemLayer

/// Answers requests on the thread that reads them, without a task, if the gateway has the answer at once. Other requests are passed on.
final class ImmediateAnswers: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let gateway: any RequestGateway
    private let limits: Limits
    private let log: Log?
    /// Requests that were passed on and are not answered. Theirs come first.
    private var unanswered = 0
    /// What has come of a request that may be answered here.
    private var held: Held?
    /// One of several streams, each of which has one request.
    private var isStream = false

    private struct Held {
        let head: HTTPRequest
        var body: [ByteBuffer] = []
        var size = 0
    }

    /// Bytes of a body. A larger one is passed on while it comes.
    private static let largestBody = 65_536

    init(_ gateway: any RequestGateway, limits: Limits, log: Log?) {
        self.gateway = gateway
        self.limits = limits
        self.log = log
    }

    func handlerAdded(context: ChannelHandlerContext) {
        // A connection's parent is the listening socket, which has none.
        isStream = context.channel.parent?.parent != nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            if unanswered == 0, !isStream, context.channel.isWritable, mayBeHeld(head) {
                held = Held(head: head)
            } else {
                unanswered += 1
                context.fireChannelRead(data)
            }
        case .body(let bytes):
            guard let size = held?.size, size + bytes.readableBytes <= Self.largestBody else {
                passHeld(context)
                return context.fireChannelRead(data)
            }
            held?.body.append(bytes)
            held?.size += bytes.readableBytes
        case .end(let trailers):
            if let held, trailers == nil, let answer = answer(to: held) {
                self.held = nil
                write(answer.form(now: OperatingSystem.now), context)
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

    private func answer(to held: Held) -> KnownAnswer? {
        guard let request = Responder.request(held.head, body: held.body.flatMap { Array(buffer: $0) }) else {
            return nil
        }
        // A delayed or lost one is the responder's, and nothing changes when it is asked for again.
        guard case .made(let answer) = gateway.answer(to: request), answer.response.delay == nil,
            answer.response.loss == nil
        else { return nil }
        if let log, let reason = gateway.reason(for: answer.response, to: request) { log.add(refusal: reason) }
        return answer
    }

    private func passHeld(_ context: ChannelHandlerContext) {
        guard let held else { return }
        self.held = nil
        unanswered += 1
        context.fireChannelRead(wrapInboundOut(.head(held.head)))
        for bytes in held.body { context.fireChannelRead(wrapInboundOut(.body(bytes))) }
    }

    private func write(_ form: KnownAnswer.Form, _ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(form.head)), promise: nil)
        if form.body.readableBytes > 0 { context.write(wrapOutboundOut(.body(form.body)), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Whether a request is within the limits, says how long its body is, and has nothing to say of its connection.
    private func mayBeHeld(_ head: HTTPRequest) -> Bool {
        let fields = head.headerFields
        guard fields[.connection] == nil, fields[.transferEncoding] == nil, fields[.expect] == nil,
            limits.refusal(of: head) == nil
        else { return false }
        guard let length = fields[.contentLength] else { return head.method == .get || head.method == .head }
        return Int(length).map { $0 <= min(Self.largestBody, limits.body) } ?? false
    }
}
