import AppleMusicAPI
import TonearmAlgorithms
import TonearmDevice

/// A SplitMix64 generator, reproducible from its seed on every machine.
struct Dice: RandomNumberGenerator {
    private var source: RandomSource

    init(seed: UInt64) { source = RandomSource(seed: seed) }

    mutating func next() -> UInt64 { source.next() }

    mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &self)] }
}

/// A random event of a device, with random arguments.
enum RandomAction: CaseIterable {
    case request, allow, refuse, switchOn, switchOff, reset, restrict, setMode
    case addDevice, useDevice, addApp, useApp, addAccount, usageText, musicKitService, musicApp
    case signIn, signOut, subscribe, lapse, cloudLibrary, move, password, revoke, grant, privacy, situation, capability
    case receive, setToken, fetchFailed, forget, requestOK, requestForbidden, drop, recheck
    case load, finish, present, accept, dismiss
    case usePlayer, setQueue, playNext, begin, commit, rollBack, edit, play, pause, skip, shuffle, repeats, advance
    case remote, music, explicit, background, open, quit, call, callEnds

    /// Picks a useful action half of the time: purely random ones would mostly be refused.
    static func pick(_ dice: inout Dice, for device: MusicDevice) -> RandomAction {
        if dice.pick([true, false]) { return dice.pick(allCases) }
        if device.player.transaction != nil { return dice.pick([.edit, .edit, .edit, .commit, .rollBack, .skip]) }
        if device[device.nowPlayingAddress].status == .interrupted { return dice.pick([.callEnds, .play, .music]) }
        if device.offer != .idle { return dice.pick([.finish, .present, .present, .accept, .dismiss]) }
        return dice.pick([
            .request, .allow, .switchOn, .usageText, .receive, .load, .load, .requestForbidden, .setQueue, .setQueue,
            .play, .begin, .begin, .playNext, .subscribe, .setMode, .setMode, .useDevice,
        ])
    }

    /// - Parameter now: in milliseconds.
    func run(_ device: inout MusicDevice, _ dice: inout Dice, at now: Milliseconds) throws(Refusal) -> [Change] {
        switch self {
        case .request: try device.requestConsent()
        case .allow: try device.answerConsent(.allow)
        case .refuse: try device.answerConsent(.refuse)
        case .switchOn: try device.switchConsent(on: true, at: now)
        case .switchOff: try device.switchConsent(on: false, at: now)
        case .reset: try device.resetConsent(at: now)
        case .restrict: device.restrictConsent()
        case .setMode: device.setMode(dice.pick(Device.Mode.allCases + [.normal, .normal]))
        case .addDevice:
            try device.addDevice(
                dice.pick(["tablet", "watch", "phone", ""]),
                dice.pick(Array(repeating: .hardware, count: 6) + [.simulator]),
                version: dice.pick([.oldest, .current]))
        case .useDevice: try device.useDevice(dice.pick(["tablet", "watch", "phone"]))
        case .addApp:
            try device.addApp(
                dice.pick([.runner, App("Quiz", usageDescription: "Guess."), App("", usageDescription: nil)]))
        case .useApp: try device.useApp(dice.pick(["Runner", "Quiz", "Other"]))
        case .addAccount:
            try device.addAccount(
                dice.pick([Account("friend", subscription: .family), Account("visitor", storefront: "fr")]))
        case .usageText: device.setUsageDescription(dice.pick([nil, "Play.", "Play.", "Play."]))
        case .musicKitService: device.setMusicKitService(dice.pick([true, false]))
        case .musicApp: device.setMusicApp(installed: dice.pick([true, true, false]))
        case .signIn: try device.signIn(dice.pick(["listener", "friend", "visitor", "nobody"]))
        case .signOut: try device.signOut()
        case .subscribe: try device.subscribe(dice.pick(SubscriptionPlan.allCases))
        case .lapse: try device.lapse()
        case .cloudLibrary: try device.setCloudLibrary(dice.pick([true, false]))
        case .move: try device.moveStorefront(to: dice.pick(["us", "jp"]), hasMusic: dice.pick([true, true, false]))
        case .password: try device.changePassword()
        case .revoke: try device.revokeAccess()
        case .grant: try device.grantAccess()
        case .privacy: try device.setPrivacyAcknowledged(dice.pick([true, true, false]))
        case .situation: device.apply(dice.pick(Situation.allCases))
        case .capability: device.setCapability(dice.pick(Capability.allCases), to: dice.pick([true, false, nil]))
        case .receive: try device.receiveUserToken(Self.token(&dice))
        case .setToken: try device.setUserToken(Self.token(&dice))
        case .fetchFailed: device.userTokenRequestFailed()
        case .forget: try device.forgetUserToken()
        case .requestOK: try device.personalRequest(forbidden: false)
        case .requestForbidden: try device.personalRequest(forbidden: true)
        case .drop: try device.dropUserToken()
        case .recheck: device.recheckCapabilities()
        case .load: try device.loadOffer(OfferOptions(message: dice.pick(OfferMessage.allCases)), itemExists: true)
        case .finish: try device.finishLoadingOffer(fault: dice.pick([nil, nil, .offline]))
        case .present: try device.presentOffer()
        case .accept: try device.acceptOffer()
        case .dismiss: try device.dismissOffer()
        default: try runPlayer(&device, &dice, at: now)
        }
    }

    private func runPlayer(
        _ device: inout MusicDevice, _ dice: inout Dice, at now: Milliseconds
    ) throws(Refusal) -> [Change] {
        let id = Int.random(in: 0...6, using: &dice)
        switch self {
        case .usePlayer: return device.usePlayer(dice.pick(PlayerKind.allCases))
        case .setQueue: return try device.setQueue(Self.descriptor(&dice), at: now, Self.faults(&dice))
        case .playNext: return try device.playNext(Self.descriptor(&dice), at: now, Self.faults(&dice))
        case .begin: return try device.beginTransaction(at: now)
        case .commit: return try device.commitTransaction(at: now, Self.faults(&dice))
        case .rollBack: return try device.rollBackTransaction(at: now)
        case .edit:
            return dice.pick([true, false])
                ? try device.removeEntry(id, at: now) : try device.moveEntry(id, after: nil, at: now)
        case .play: return try device.play(at: now, Self.faults(&dice))
        case .pause: return try device.pause(at: now)
        case .skip: return try device.skip(at: now, Self.faults(&dice))
        case .shuffle: return try device.setShuffle(dice.pick(ShuffleMode.allCases), at: now)
        case .repeats: return try device.setRepeat(dice.pick(RepeatMode.allCases), at: now)
        case .advance: return device.advancePlayers(to: now, Self.faults(&dice))
        case .remote: return try device.remote(dice.pick([.play, .pause, .next, .previous, .seek(5)]), at: now)
        case .music:
            let items = MusicDevice.MusicAppAction.playItems(Self.descriptor(&dice))
            return try device.useMusicApp(dice.pick([items, .play, .pause, .next, .previous]), at: now)
        case .explicit: return device.setExplicitContent(allowed: dice.pick([true, false]))
        case .background: return device.sendAppToBackground(dice.pick(BackgroundRule.allCases), at: now)
        case .open: return device.openApp()
        case .quit: return device.quitApp(at: now)
        case .call: return try device.interruptPlayback(at: now)
        case .callEnds: return try device.endInterruption(resumes: dice.pick([true, false]), at: now)
        default: return []
        }
    }

    private static func descriptor(_ dice: inout Dice) -> QueueDescriptor {
        let songs: [PlayableItem] = [
            .song("a", 2_000), .song("b", 0), .song("c", 9_000, explicit: true), .song("d", 400, in: .only(["us"])),
            .upload("e", 700), .song("f", playable: false),
        ]
        let some = (0..<Int.random(in: 0...4, using: &dice)).map { _ in dice.pick(songs) }
        let kind = dice.pick([QueueDescriptor.Kind.playParameters, .playParameters, .store])
        let isStation = dice.pick([true, false, false, false])
        return isStation
            ? .station(live: dice.pick([true, false]), tracks: dice.pick(["xyz", ""]))
            : QueueDescriptor(kind, some.map { QueuedPlayable(.item($0)) })
    }

    private static func faults(_ dice: inout Dice) -> PlaybackFaults { dice.pick([[], [], .offline, .queueTimeout]) }

    private static func token(_ dice: inout Dice) -> UserToken {
        .made(dice.pick(["a", "b", "c", "d"]), for: dice.pick(["listener", "listener", "friend", "nobody"]))
    }
}
