import Testing
import TonearmDevice

/// Tests every action in every state of small queues, on both players.
struct EveryActionTests {
    static let now: Milliseconds = 10_000

    enum State: String, CaseIterable {
        case empty, set, prepared, playing, last, paused, interrupted, replaced, shuffled, open, running
        case station, live, waiting

        /// A Boolean value that is false if the system player cannot reach the state.
        var isOfBoth: Bool { self != .open && self != .running }

        /// Makes a device in this state, ten seconds into the song if it plays.
        func device(_ kind: PlayerKind) throws -> MusicDevice {
            var device = MusicDevice.subscribed
            _ = device.usePlayer(kind)
            switch self {
            case .empty: return device
            case .station: _ = try device.setQueue(.station(), at: 0)
            case .live: _ = try device.setQueue(.station(live: true, tracks: ""), at: 0)
            case .waiting: _ = try device.setQueue(.station(tracks: ""), at: 0)
            case .last: _ = try device.setQueue(.named("abc", start: 2), at: 0)
            default: _ = try device.setQueue(.named("abc"), at: 0)
            }
            switch self {
            case .empty, .set: return device
            case .prepared: _ = try device.prepareToPlay(at: 0)
            default: _ = try device.play(at: 0)
            }
            switch self {
            case .paused: _ = try device.pause(at: now)
            case .interrupted: _ = try device.interruptPlayback(at: now)
            case .replaced: _ = try device.setQueue(.named("xy"), at: now)
            case .shuffled: _ = try device.setShuffle(.songs, at: now)
            case .open:
                _ = try device.beginTransaction(at: now)
                _ = try device.removeEntry(device.id("b"), at: now)
            case .running: _ = try device.removeEntry(device.id("b"), at: now)
            default: break
            }
            return device
        }
    }

    enum Action: String, CaseIterable {
        case prepare, play, pause, stop, skip, skipBack, previous, restart, jump, jumpNowhere
        case seek, seekBefore, seekBeyond, rate, badRate, repeatOne, shuffle
        case setQueue, setStation, setMixed, next, later
        case insertHead, insertAfterC, insertNowhere, removeA, removeC, removeNowhere, moveA, moveC, clear
        case begin, commit, rollBack
        case remotePlay, remotePause, remoteNext, remotePrevious, remoteSeek, interrupt, endInterruption
        case hand, background, quit, advance

        func run(_ device: inout MusicDevice) throws(Refusal) -> [Change] {
            let (a, c) = (device.id("a"), device.id("c"))
            return switch self {
            case .prepare: try device.prepareToPlay(at: now)
            case .play: try device.play(at: now)
            case .pause: try device.pause(at: now)
            case .stop: try device.stop(at: now)
            case .skip: try device.skip(at: now)
            case .skipBack: try device.skipBack(at: now)
            case .previous: try device.skipToPrevious(at: now)
            case .restart: try device.restart(at: now)
            case .jump: try device.jump(to: device.player.queue.entries.last?.id ?? 0, at: now)
            case .jumpNowhere: try device.jump(to: 99, at: now)
            case .seek: try device.seek(to: 30_000, at: now)
            case .seekBefore: try device.seek(to: -1, at: now)
            case .seekBeyond: try device.seek(to: 60_001, at: now)
            case .rate: try device.setRate(thousandths: 1500, at: now)
            case .badRate: try device.setRate(thousandths: 0, at: now)
            case .repeatOne: try device.setRepeat(.one, at: now)
            case .shuffle: try device.setShuffle(.songs, at: now)
            case .setQueue: try device.setQueue(.named("pq"), at: now)
            case .setStation: try device.setQueue(.station(), at: now)
            case .setMixed:
                try device.setQueue(
                    QueueDescriptor(
                        .playParameters, [QueuedPlayable(.station(.station())), QueuedPlayable(.item(.song("p")))]),
                    at: now)
            case .next: try device.playNext(.named("p"), at: now)
            case .later: try device.playLater(.named("p"), at: now)
            case .insertHead: try device.insert(.named("p"), after: nil, at: now)
            case .insertAfterC: try device.insert(.named("p"), after: c, at: now)
            case .insertNowhere: try device.insert(.named("p"), after: 99, at: now)
            case .removeA: try device.removeEntry(a, at: now)
            case .removeC: try device.removeEntry(c, at: now)
            case .removeNowhere: try device.removeEntry(99, at: now)
            case .moveA: try device.moveEntry(a, after: c, at: now)
            case .moveC: try device.moveEntry(c, after: nil, at: now)
            case .clear: try device.clearQueue(at: now)
            case .begin: try device.beginTransaction(at: now)
            case .commit: try device.commitTransaction(at: now)
            case .rollBack: try device.rollBackTransaction(at: now)
            case .remotePlay: try device.remote(.play, at: now)
            case .remotePause: try device.remote(.pause, at: now)
            case .remoteNext: try device.remote(.next, at: now)
            case .remotePrevious: try device.remote(.previous, at: now)
            case .remoteSeek: try device.remote(.seek(20_000), at: now)
            case .interrupt: try device.interruptPlayback(at: now)
            case .endInterruption: try device.endInterruption(resumes: false, at: now)
            case .hand:
                try device.handStationTracks(
                    [.song("z")], to: PlayableStation.station().identity, of: device.playerAddress, at: now)
            case .background: device.sendAppToBackground(.observed, at: now)
            case .quit: device.quitApp(at: now)
            case .advance: device.advancePlayers(to: now + 50_000)
            }
        }
    }

    /// Returns the player's status afterwards and the current title (`playing a`), or the refusal (`!noQueue`).
    static func outcome(_ action: Action, _ state: State, _ kind: PlayerKind) throws -> String {
        let before = try state.device(kind)
        var device = before
        do throws(Refusal) {
            let changes = try action.run(&device)
            #expect(device.flaws == [], "\(action) in \(state)")
            #expect(changes.isEmpty == (device == before), "\(action) in \(state): \(changes)")
            for change in changes {
                #expect(!change.sentence.isEmpty && !change.sentence.contains("\n"), "\(change)")
            }
            return "\(device.player.status) \(device.current ?? "-")"
        } catch {
            #expect(device == before, "\(action) in \(state)")
            #expect(!error.remedies.isEmpty && !error.why.hasSuffix(".") && !error.what.hasSuffix("."))
            return "!\(name(of: error) ?? "")"
        }
    }

    /// The outcomes in a state, each with its actions.
    static func outcomes(_ state: State, _ kind: PlayerKind) throws -> [String] {
        var actions: [String: [String]] = [:]
        var order: [String] = []
        for action in Action.allCases {
            let outcome = try outcome(action, state, kind)
            if actions[outcome] == nil { order.append(outcome) }
            actions[outcome, default: []].append(action.rawValue)
        }
        return order.map { "\($0): \(actions[$0, default: []].joined(separator: " "))" }
    }

    @Test func `every action in every state matches the table`() throws {
        var lines: [String] = []
        for kind in PlayerKind.allCases {
            for state in State.allCases where kind == .application || state.isOfBoth {
                lines.append("\(kind) \(state)")
                lines += try Self.outcomes(state, kind).map { "  " + $0 }
            }
        }
        let expected = EveryActionTable.text.split(separator: "\n").map(String.init)
        for (line, wanted) in zip(lines, expected) where line != wanted {
            Issue.record("\(line)\ninstead of\n\(wanted)")
        }
        #expect(lines.count == expected.count)
    }
}
