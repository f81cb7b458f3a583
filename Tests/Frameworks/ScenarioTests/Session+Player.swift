import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Players and queues by MusicKit.
extension Session {
    private static var kit: ApplicationMusicPlayer { .shared }

    /// A step of a player, whose outcome ends with the state of the player.
    private static func playing(
        _ name: String, on kind: PlayerKind = .application,
        _ driven: @escaping @Sendable (DrivenWorld) async throws -> Void,
        _ called: @escaping @Sendable (Simulation) async throws -> Void
    ) -> Step {
        Step(name) { world in
            let outcome = await world.outcome {
                try await driven(world)
                return ""
            }
            return outcome.adding(world.state(kind))
        } _: { simulation in
            let outcome = await Outcome.called {
                try await called(simulation)
                return ""
            }
            return outcome.adding(kind == .application ? kitState(kit) : kitState(SystemMusicPlayer.shared))
        }
    }

    /// A step of the application player without errors of its own.
    private static func silent(
        _ name: String, _ action: @escaping @Sendable DrivenWorld.PlayerAction,
        _ called: @escaping @Sendable (ApplicationMusicPlayer) -> Void
    ) -> Step {
        playing(name) {
            _ = try? $0.control(.application, action)
        } _: { _ in
            called(kit)
        }
    }

    private static func kitState(_ player: MusicPlayer) -> String {
        let state = player.state
        let entry =
            (player as? ApplicationMusicPlayer)?.queue.currentEntry
            ?? (player as? SystemMusicPlayer)?.queue.currentEntry
        return PlayerWords.state(
            "\(state.playbackStatus)", entry?.title, player.playbackTime, state.repeatMode.map { "\($0)" } ?? "",
            state.shuffleMode.map { "\($0)" } ?? "", (Double(state.playbackRate) * 1000).rounded() / 1000)
    }

    static let player: [Step] = [
        playing("play an album") { world in
            world.setQueue(.kit([ResourceIdentifier(.albums, Samples.album)], "Born to Run"), .application)
            try await world.kitPlay(.application)
        } _: { _ in
            kit.queue = [try Samples.bornToRun()]
            try await kit.play()
        },
        .wait(100),
        silent("seek to 30 s", { device, now, faults throws(Refusal) in try device.seek(to: 30_000, at: now, faults) })
        {
            $0.playbackTime = 30
        },
        playing("skip to the next entry") { world in
            try await world.resolve(.application)
            try world.control(.application) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
        } _: { _ in
            try await kit.skipToNextEntry()
        },
        .wait(10),
        playing("skip to the previous entry") { world in
            try await world.resolve(.application)
            try world.control(.application) { device, now, faults throws(Refusal) in
                try device.skipToPrevious(at: now, faults)
            }
        } _: { _ in
            try await kit.skipToPreviousEntry()
        },
        .wait(20),
        silent("restart the entry", { device, now, faults throws(Refusal) in try device.restart(at: now, faults) }) {
            $0.restartCurrentEntry()
        },
        silent("repeat all", { device, now, _ throws(Refusal) in try device.setRepeat(.all, at: now) }) {
            $0.state.repeatMode = .all
        },
        silent("shuffle", { device, now, _ throws(Refusal) in try device.setShuffle(.songs, at: now) }) {
            $0.state.shuffleMode = .songs
        },
        .wait(1_000),
        silent("end the shuffle", { device, now, _ throws(Refusal) in try device.setShuffle(.off, at: now) }) {
            $0.state.shuffleMode = .off
        },
        silent(
            "seek forward",
            { device, now, faults throws(Refusal) in try device.beginSeeking(.forward, at: now, faults) }
        ) { $0.beginSeekingForward() },
        .wait(3),
        silent("end seeking", { device, now, faults throws(Refusal) in try device.endSeeking(at: now, faults) }) {
            $0.endSeeking()
        },
        silent(
            "seek backward",
            { device, now, faults throws(Refusal) in try device.beginSeeking(.backward, at: now, faults) }
        ) { $0.beginSeekingBackward() },
        .wait(2),
        silent(
            "a rate of 1.5",
            { device, now, faults throws(Refusal) in try device.setRate(thousandths: 1_500, at: now, faults) }
        ) { $0.state.playbackRate = 1.5 },
        silent(
            "a crossfade of 4 s",
            { device, now, _ throws(Refusal) in try device.setCrossfade(Crossfade(duration: 4_000), at: now) }
        ) { $0.transition = .crossfade(duration: 4) },
        .wait(300),
    ]

    static let edits: [Step] = [
        playing("insert a song next, and one at the end") { world in
            try await world.insert(Samples.resource(2), isNext: true)
            try await world.insert(Samples.resource(3), isNext: false)
        } _: { _ in
            guard kit.queue.currentEntry?.isTransient == false else { return }
            try await kit.queue.insert(Samples.song(2), position: .afterCurrentEntry)
            try await kit.queue.insert(Samples.song(3), position: .tail)
        },
        playing("remove the last entry but one, then insert") { world in
            try await world.removeLastButOne()
            try await world.insert(Samples.resource(1), isNext: false)
        } _: { _ in
            guard kit.queue.currentEntry?.isTransient == false else { return }
            let count = kit.queue.entries.count
            if count > 4, kit.queue.entries[count - 2] != kit.queue.currentEntry {
                kit.queue.entries.remove(at: count - 2)
            }
            try await kit.queue.insert(Samples.song(1), position: .tail)
        },
        .asking("the queue", { $0.titles }) { _ in kit.queue.entries.map(\.title).joined(separator: ", ") },
        silent("pause", { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }) { $0.pause() },
        .wait(50),
        playing("play on", { try await $0.kitPlay(.application) }) { _ in try await kit.play() },
        silent("stop", { device, now, faults throws(Refusal) in try device.stop(at: now, faults) }) { $0.stop() },
        playing("prepare songs from the second") { world in
            world.setQueue(.kit((0..<3).map(Samples.resource), Samples.titles[1], start: 1), .application)
            try await world.resolve(.application)
            try world.control(.application) { device, now, faults throws(Refusal) in
                try device.prepareToPlay(at: now, faults)
            }
        } _: { _ in
            let songs = try (0..<3).map(Samples.song)
            kit.queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs[1])
            try await kit.prepareToPlay()
        },
        playing("play them", { try await $0.kitPlay(.application) }) { _ in try await kit.play() },
        .wait(200), insertWhilePlanEnds,
        .person("subscribe", { device throws(Refusal) in try device.subscribe() }) { try $0.music.subscribe() },
        userToken,
    ]

    /// Skips to the last fetched track of a station: it needs others before time continues.
    private static let skipsOfStation = playing("skip the station's fetched songs") { world in
        repeat {
            try await world.resolve(.application)
            try world.control(.application) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
        } while world.read { $0.device[$0.device.address(of: .application)].shownQueue.entries.count } > 1
    } _: { _ in
        repeat { try await kit.skipToNextEntry() } while kit.queue.entries.count > 1
    }

    /// The plan ends 100 ms after the beginning of an insertion that takes 175 ms: an edit ends without events.
    private static let insertWhilePlanEnds = Step.asking("insert a song while the plan ends") { world in
        await world.wait(milliseconds: world.timeToPlanEnd)
        world.keeper.withWorld { $0.schedule(.lapse, in: 1, now: world.client.now(in: $0)) }
        try await world.insert(Samples.resource(0), isNext: true)
        return ""
    } _: { simulation in
        let stage = simulation.music.stage
        let wait = stage.withWorld { timeToPlanEnd(stage.client.milliseconds(in: $0)) }
        await simulation.advance(by: .milliseconds(wait))
        simulation.music.lapse(after: .seconds(1))
        if kit.queue.currentEntry?.isTransient == false {
            try await kit.queue.insert(Samples.song(0), position: .afterCurrentEntry)
        }
        return ""
    }.showingChanges

    /// Returns the milliseconds until 100 ms before a whole second.
    fileprivate static func timeToPlanEnd(_ now: Milliseconds) -> Milliseconds { (1_900 - now % 1_000) % 1_000 }

    static let otherPlayers: [Step] = [
        playing("play a song in the Music app", on: .system) { world in
            world.setQueue(.kit([Samples.resource(3)], Samples.titles[3]), .system)
            try await world.kitPlay(.system)
        } _: { _ in
            SystemMusicPlayer.shared.queue = [try Samples.song(3)]
            try await SystemMusicPlayer.shared.play()
        },
        .wait(60),
        playing("play a station") { world in
            world.setQueue(.kit([ResourceIdentifier(.stations, Samples.station)], "Radio"), .application)
            try await world.kitPlay(.application)
        } _: { _ in
            kit.queue = [try Samples.radio()]
            try await kit.play()
        },
        .wait(1_500),
        skipsOfStation, .wait(5),
        .asking("the recent songs") { world in
            try await world.recents()
        } _: { _ in
            try await MusicRecentlyPlayedRequest<Track>().response().items.prefix(8).map(\.title).joined(
                separator: ", ")
        },
    ]
}

extension Outcome {
    /// Returns the outcome with the state of a player.
    func adding(_ state: String) -> Outcome {
        switch self {
        case .done: .done(state)
        case .refused: self
        }
    }
}

extension PendingDescriptor {
    /// A queue of MusicKit.
    static func kit(_ resources: [ResourceIdentifier], _ title: String, start: Int? = nil) -> PendingDescriptor {
        PendingDescriptor(title: title) { world in
            var wishes = PlayableWishes()
            wishes.extended = ["audioVariants"]
            let playables = try await world.client.playables(resources, in: world.keeper, wishes)
            return QueueDescriptor(.playParameters, playables.map { QueuedPlayable($0) }, start: start)
        }
    }
}

extension DrivenWorld {
    /// Plays as MusicKit does: it fetches the queue that the app has set.
    func kitPlay(_ kind: PlayerKind) async throws {
        try await resolve(kind)
        try control(kind) { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
    }

    /// The queue of the application player, if the player has it.
    private var queue: PlayQueue? {
        let queue = read { $0.device[$0.device.address(of: .application)].shownQueue }
        return isPending(.application) || queue.isEmpty ? nil : queue
    }

    var titles: String {
        if let title = pendingTitles { return title }
        let entries = read { $0.device[$0.device.address(of: .application)].shownQueue.entries }
        return entries.map(\.content.title).joined(separator: ", ")
    }

    /// Inserts a song into a queue that the player has.
    func insert(_ resource: ResourceIdentifier, isNext: Bool) async throws {
        if queue == nil { return }
        var wishes = PlayableWishes()
        wishes.extended = ["audioVariants"]
        let playables = try await client.playables([resource], in: keeper, wishes)
        let descriptor = QueueDescriptor(.playParameters, playables.map { QueuedPlayable($0) })
        try control(.application) { device, now, faults throws(Refusal) in
            isNext
                ? try device.playNext(descriptor, at: now, faults) : try device.playLater(descriptor, at: now, faults)
        }
        try await completeEdits()
    }

    func removeLastButOne() async throws {
        guard let queue, queue.entries.count > 4 else { return }
        let entry = queue.entries[queue.entries.count - 2].id
        if entry == queue.currentEntry?.id { return }
        do {
            try control(.application) { device, now, faults throws(Refusal) in
                try device.beginTransaction(at: now, faults) + device.removeEntry(entry, at: now, faults)
                    + device.commitTransaction(at: now, faults)
            }
        } catch { return }
        try await completeEdits()
    }

    var timeToPlanEnd: Milliseconds { Session.timeToPlanEnd(keeper.withWorld { client.milliseconds(in: $0) }) }

    func recents() async throws -> String {
        let answer = try await send(Request(path: "/v1/me/recent/played/tracks", query: []))
        return (answer.body.json?["data"]?.array ?? []).prefix(8)
            .compactMap { $0["attributes"]?["name"]?.string }.joined(separator: ", ")
    }
}
