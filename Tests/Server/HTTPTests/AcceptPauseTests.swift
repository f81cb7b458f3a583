import Foundation
import NIOCore
import NIOEmbedded
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests a server that has run out of connections.
struct AcceptPauseTests {
    /// Returns the last `autoRead` option of a listening channel, or nil if it was never set.
    private static func reads(_ channel: EmbeddedChannel) -> Bool? {
        channel.options.compactMap { $0.option is ChannelOptions.Types.AutoReadOption ? $0.value as? Bool : nil }.last
    }

    private static func channel(_ lines: LoggedLines) throws -> (channel: EmbeddedChannel, loop: EmbeddedEventLoop) {
        let loop = EmbeddedEventLoop()
        return (EmbeddedChannel(handler: AcceptPause(report: lines.add), loop: loop), loop)
    }

    @Test(arguments: [EMFILE, ENFILE])
    func `listening is paused for a while, with a single message until a connection comes`(number: Int32) throws {
        let lines = LoggedLines()
        let (channel, loop) = try Self.channel(lines)
        let error = IOError(errnoCode: number, reason: "accept")
        for _ in 1...3 {
            channel.pipeline.fireErrorCaught(error)
            #expect(Self.reads(channel) == false)
            // The channel may still report more errors.
            channel.pipeline.fireErrorCaught(error)
            loop.advanceTime(by: AcceptPause.length - .nanoseconds(1))
            #expect(Self.reads(channel) == false)
            loop.advanceTime(by: .nanoseconds(1))
            #expect(Self.reads(channel) == true)
        }
        #expect(lines.all.count == 1)
        #expect(lines.text.hasPrefix("New connections wait: Too many open files"))
        // Handlers behind it do not receive the error, which would end the server.
        try channel.throwIfErrorCaught()
        channel.pipeline.syncOperations.fireChannelRead(NIOAny(EmbeddedChannel(loop: loop) as any Channel))
        channel.pipeline.fireErrorCaught(error)
        #expect(lines.all.count == 2)
    }

    @Test func `other errors are passed on`() throws {
        let (channel, _) = try Self.channel(LoggedLines())
        channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
        #expect(Self.reads(channel) == nil)
        #expect(throws: IOError.self) { try channel.throwIfErrorCaught() }
    }
}
