import NIOCore
import NIOHTTP1

/// Puts guards into the pipelines of the client library, in front of all that reads what a server says.
enum ConnectionGuards {
    static func add(toHTTP1 channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
        let refusal = ServerIdentity.refusal(on: channel)
        try pipeline.addHandler(AnswerGuard(refusal: refusal), position: .after(decoder))
    }

    static func add(toHTTP2 channel: any Channel) throws {
        let refusal = ServerIdentity.refusal(on: channel)
        try channel.pipeline.syncOperations.addHandler(HTTP2ConnectionGuard(refusal: refusal), position: .last)
    }

    static func add(toStream channel: any Channel) throws {
        let connection = try channel.parent?.pipeline.syncOperations.handler(type: HTTP2ConnectionGuard.self)
        try channel.pipeline.syncOperations.addHandler(StreamGuard(connection), position: .first)
    }
}

extension Channel {
    /// Changes the pipeline. If that fails, the channel is closed, and so nothing is asked on it: the library does not expect a failure here.
    func guarded(_ body: (any Channel) throws -> Void) -> EventLoopFuture<Void> {
        do { try body(self) } catch { close(mode: .all, promise: nil) }
        return eventLoop.makeSucceededVoidFuture()
    }
}
