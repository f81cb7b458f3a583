import Foundation
import NIOCore
import NIOEmbedded
import ServedSupport
import Testing

@testable import AppleMusicHTTP

/// A server that can open no more connections.
struct AcceptPauseTests {
    /// What was set on a listening channel: whether it reads by itself.
    private static func readings(_ channel: EmbeddedChannel) -> [Bool] {
        channel.options.compactMap { $0.option is ChannelOptions.Types.AutoReadOption ? $0.value as? Bool : nil }
    }

    private static func channel(_ lines: LoggedLines) throws -> (channel: EmbeddedChannel, loop: EmbeddedEventLoop) {
        let loop = EmbeddedEventLoop()
        return (EmbeddedChannel(handler: AcceptPause(report: lines.add), loop: loop), loop)
    }

    @Test(arguments: [EMFILE, ENFILE])
    func `listening is paused for a while, and told once until a connection comes`(number: Int32) throws {
        let lines = LoggedLines()
        let (channel, loop) = try Self.channel(lines)
        let error = IOError(errnoCode: number, reason: "accept")
        for round in 1...3 {
            channel.pipeline.fireErrorCaught(error)
            #expect(Self.readings(channel).last == false && Self.readings(channel).count == 2 * round - 1)
            // The channel may still have been told of more.
            channel.pipeline.fireErrorCaught(error)
            loop.advanceTime(by: AcceptPause.length - .nanoseconds(1))
            #expect(Self.readings(channel).count == 2 * round - 1)
            loop.advanceTime(by: .nanoseconds(1))
            #expect(Self.readings(channel).last == true && Self.readings(channel).count == 2 * round)
        }
        #expect(lines.all.count == 1)
        #expect(lines.text.hasPrefix("New connections wait: Too many open files"))
        // Nobody behind it hears of the shortage, which would end the server.
        try channel.throwIfErrorCaught()
        channel.pipeline.syncOperations.fireChannelRead(NIOAny(EmbeddedChannel(loop: loop) as any Channel))
        channel.pipeline.fireErrorCaught(error)
        #expect(lines.all.count == 2)
    }

    @Test func `other errors are not its business`() throws {
        let (channel, _) = try Self.channel(LoggedLines())
        channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
        #expect(Self.readings(channel).isEmpty)
        #expect(throws: IOError.self) { try channel.throwIfErrorCaught() }
    }
}
