import AppleMusicAPI
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// The last handler of an HTTP/1 connection or an HTTP/2 stream. It collects a request, asks the responder, and writes
/// the response.
///
/// It has one request at a time: `HTTPServerPipelineHandler` holds the next request of an HTTP/1 connection back until
/// the response is written, and an HTTP/2 stream has one request. A task is created only if the response must be
/// awaited.
final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundOut = HTTPResponsePart

    private let responder: Responder
    /// The request that has no response yet; nil between requests, and while the rest of a refused request is dropped.
    private var request: ReceivedRequest?
    /// Whether the request is complete but the client has not taken the earlier responses.
    private var isHeld = false
    /// Whether the rest of the request is dropped because it was refused.
    private var isRefused = false
    /// The task that makes the response, or the pieces of a streamed one.
    private var work: Task<Void, Never>?
    /// Whether the response is a stream without a known end.
    private var isEndless = false
    /// Fulfilled when the last response is sent.
    private var sent: EventLoopFuture<Void>?
    /// Whether the client has stopped sending; it may still read.
    private var isInputClosed = false

    init(_ responder: Responder) { self.responder = responder }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            let received = ReceivedRequest(head, on: context.channel)
            if let refusal = responder.refusal(of: received) { return refuse(refusal, context) }
            request = received
        case .body(let bytes):
            guard let size = request?.body.count else { return }
            if size + bytes.readableBytes <= responder.limits.body {
                request?.body.append(contentsOf: bytes.readableBytesView)
            } else if let received = request.take() {
                refuse(responder.refusal(413, of: received), context)
            }
        case .end:
            isRefused = false
            isHeld = request != nil
            answer(context)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        answer(context)
        context.fireChannelWritabilityChanged()
    }

    /// Answers the complete request as soon as the client can take the response.
    private func answer(_ context: ChannelHandlerContext) {
        guard isHeld, context.channel.isWritable, let request = request.take() else { return }
        isHeld = false
        switch responder.answer(to: request) {
        case .ready(let response): write(response, context)
        case .awaited(let rest):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            work = Task {
                let response = await rest()
                bound.execute { (handler, context) in handler.end(response, context) }
            }
        }
    }

    private func end(_ response: FinishedResponse, _ context: ChannelHandlerContext) {
        // The connection may have closed while the task ran.
        if work.take() != nil { write(response, context) }
    }

    private func refuse(_ response: FinishedResponse, _ context: ChannelHandlerContext) {
        isRefused = true
        write(response, context)
    }

    private func write(_ response: FinishedResponse, _ context: ChannelHandlerContext) {
        if let stream = response.stream { return begin(stream, response, context) }
        let (size, loss) = (response.body.readableBytes, response.response.loss)
        if loss == .whole || loss == .half && size < 2 { return context.close(promise: nil) }
        let promise = context.eventLoop.makePromise(of: Void.self)
        // Set this before the end is written: that delivers the next request and the end of the input.
        sent = promise.futureResult
        context.write(wrapOutboundOut(.head(response.head)), promise: nil)
        if loss == .half {
            let half = response.body.getSlice(at: response.body.readerIndex, length: size / 2)
            context.writeAndFlush(wrapOutboundOut(.body(half ?? ByteBuffer())), promise: promise)
        } else {
            if size > 0 { context.write(wrapOutboundOut(.body(response.body)), promise: nil) }
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
        }
        if isInputClosed || loss != nil { closeWhenSent(context) }
    }

    private func begin(_ stream: StreamedBody, _ response: FinishedResponse, _ context: ChannelHandlerContext) {
        isEndless = stream.size == nil
        if isInputClosed, isEndless { return context.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.head(response.head)), promise: nil)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        work = Task {
            let result: Result<Void, any Error>
            do {
                result = .success(
                    try await stream.produce { bytes in
                        try await bound.result { (handler, context) in handler.add(bytes, context) }
                    })
            } catch {
                result = .failure(error)
            }
            bound.execute { (handler, context) in handler.endStream(result, context) }
        }
    }

    /// Sends a piece of a streamed response.
    private func add(_ bytes: [UInt8], _ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        if work == nil { return context.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel) }
        return context.writeAndFlush(wrapOutboundOut(.body(ByteBuffer(bytes: bytes))))
    }

    private func endStream(_ result: Result<Void, any Error>, _ context: ChannelHandlerContext) {
        guard work.take() != nil else { return }
        isEndless = false
        // Without the end of the body, the client notices that it is incomplete.
        guard case .success = result else { return context.close(promise: nil) }
        let promise = context.eventLoop.makePromise(of: Void.self)
        sent = promise.futureResult
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
        if isInputClosed { closeWhenSent(context) }
    }

    private func closeWhenSent(_ context: ChannelHandlerContext) {
        let channel = context.channel
        guard let sent else { return channel.close(promise: nil) }
        sent.whenComplete { _ in channel.close(promise: nil) }
    }

    /// Refuses malformed HTTP.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError, !isRefused else { return context.close(promise: nil) }
        request = nil
        refuse(responder.response(to: error), context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            isInputClosed = true
            if isEndless {
                // A client that reads events has nothing to send, so it has gone away.
                context.close(promise: nil)
            } else if work == nil, !isHeld {
                closeWhenSent(context)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        abandon()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { abandon() }

    /// Cancels the work when the connection ends.
    private func abandon() {
        work.take()?.cancel()
        request = nil
    }
}

extension NIOLoopBound {
    /// Runs a body with the value on the value's event loop.
    fileprivate func execute(_ body: @escaping @Sendable (Value) -> Void) {
        eventLoop.execute { body(self.value) }
    }

    /// Runs a body with the value on the value's event loop, and waits for its result.
    fileprivate func result<Result: Sendable>(
        _ body: @escaping @Sendable (Value) -> EventLoopFuture<Result>
    ) async throws -> Result {
        try await eventLoop.flatSubmit { body(self.value) }.get()
    }
}
