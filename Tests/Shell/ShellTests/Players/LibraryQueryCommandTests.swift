import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests `--query`, a queue from the device's library.
@Suite struct LibraryQueryCommandTests {
    @Test func `a query makes a media item descriptor, in the words of both frameworks`() async throws {
        let session = try await ShellSession.subscriber()
        let lines = try await session.runAll("play --query 'album=born to run' --start 4").lines
        #expect(lines.prefix(2) == ["Playing Backstreets  library-songs/i.XFfIRaKUO1NQga", "queue set: 8 entries"])
        #expect(
            lines.filter { $0.hasPrefix("  ") && !$0.contains("applicationQueuePlayer") } == [
                "  MediaPlayer let descriptor = MPMusicPlayerMediaItemQueueDescriptor(query:)",
                "              descriptor.startItem = item", "              descriptor)",
                "  MusicKit    let items = try await MusicLibraryRequest<Song>().response().items",
                "              ApplicationMusicPlayer.shared.queue =",
                "              ApplicationMusicPlayer.Queue(for: items, startingAt: item)",
                "              try await ApplicationMusicPlayer.shared.play()",
            ])
    }

    @Test func `it stands for resources wherever a queue takes some`() async throws {
        let session = try await ShellSession.subscriber("play songs/310730206", "queue next --query 'thunder road'")
        #expect(session.session.world.device.player.queue.entries.map(\.title) == ["Thunder Road", "Thunder Road"])
        try await session.runAll("queue later --query artist=springsteen")
        #expect(session.session.world.device.player.queue.entries.count == 11)
        try await session.runAll("queue insert --query 'title=thunder road' --after 2")
        #expect(session.session.world.device.player.queue.entries[2].content.item.libraryID != nil)
        try await session.runAll("queue set --query all --from 0:10 --to 0:20")
        #expect(session.session.world.device.player.shownQueue.entries.count == 164)
    }

    @Test func `a device before play parameters takes a query as well`() async throws {
        let session = try await ShellSession.subscriber(
            "device add old --ios 10.3", "device use old", "account cloud-library on", "consent request", "allow")
        let output = try await session.runAll("play --query 'thunder road'").output
        #expect(output.contains("MPMusicPlayerMediaItemQueueDescriptor(query:)"))
        #expect(!output.contains("MusicKit"))
        let newer = try await ShellSession.subscriber(
            "device add newer --ios 15", "device use newer", "account cloud-library on", "consent request", "allow")
        let calls = try await newer.runAll("play --query 'thunder road'").output
        #expect(calls.contains("ApplicationMusicPlayer") && !calls.contains("MusicLibraryRequest"))
    }

    @Test(
        arguments: [
            ("play --query zzz", "Cannot play the title 'zzz': the device's library has nothing that fits"),
            ("queue set --query artist=zzz", "Cannot queue the artist 'zzz'"),
            ("play --query ''", "there is no text to search for"), ("play --query artist=", "there is no text"),
            ("play --query all --descriptor store", "only a media item descriptor is made from a query"),
            ("play --query all --descriptor play-parameters", "only a media item descriptor"),
            ("play songs/310730206 --query all", "takes the place of resources"),
            ("queue next songs/310730206 --query all", "takes the place of resources"),
            ("queue remove 3 --query all", "'--query' is an option of 'queue set'"),
            ("queue show --query all", "'--query' is an option of 'queue set'"),
            ("queue insert --query all", "it needs '--after N'"), ("queue set", "it needs RESOURCE"),
            ("play --query all --start 165", "there is no track 165: the tracks are 1 to 164"),
        ])
    func `what is wrong is refused, and changes nothing`(line: String, part: String) async throws {
        let session = try await ShellSession.subscriber("play albums/310730204")
        let before = session.session.world.device
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.output == "")
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
        #expect(outcome.hasThreeParts, "\(outcome.errors)")
        #expect(session.session.world.device == before)
    }

    @Test func `it needs consent and somebody who is signed in`() async throws {
        let session = try await ShellSession.subscriber("consent deny")
        #expect(await session.run("play --query all").errors.contains("consent is denied"))
        let nobody = try await ShellSession.subscriber("account sign-out")
        #expect(await nobody.run("play --query all").errors.contains("nobody is signed in on 'phone'"))
    }
}
