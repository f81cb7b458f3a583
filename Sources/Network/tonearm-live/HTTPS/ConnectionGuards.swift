import NIOCore
import NIOHTTP1
import Synchronization

/// Inserts guards into the client library's pipelines, before the handlers that read a server's bytes.
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
    /// Changes the pipeline. On failure the channel is closed and the future still succeeds: the library does not
    /// expect a failure here.
    func guarded(_ body: (any Channel) throws -> Void) -> EventLoopFuture<Void> {
        do { try body(self) } catch { close(mode: .all, promise: nil) }
        return eventLoop.makeSucceededVoidFuture()
    }
}

/// The time at which the last connection was established. Requests on an older connection did not wait for one.
final class ConnectionLog: Sendable {
    private let last = Mutex<NIODeadline?>(nil)

    func note() { last.withLock { $0 = .now() } }

    /// - Returns: the microseconds until the connection was established; nil if none was established after `start`.
    func microseconds(since start: NIODeadline) -> Int? {
        last.withLock { $0 }.flatMap { $0 >= start ? ($0 - start).microseconds : nil }
    }
}

extension NIODeadline {
    /// The microseconds until now.
    var passed: Int { (.now() - self).microseconds }
}

extension TimeAmount {
    var microseconds: Int { Int(clamping: nanoseconds / 1000) }
}
