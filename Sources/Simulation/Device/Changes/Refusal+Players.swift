import AppleMusicAPI

/// Refusals by players.
extension MusicDevice {
    func refusal(_ problem: PlayerProblem, doing action: PlayerAction, on address: PlayerAddress) -> Refusal {
        if case .cannotPrepare(_, .catalogPlaybackOff) = problem, let refusal = capabilityRefusal(on: address) {
            return refusal
        }
        var remedies = problem.remedies(on: address, version: device.version)
        if case .stationIsNotEdited = problem, self[address].shownQueue.station?.isLive == true {
            remedies = [.stop, .setQueue]
        }
        return Refusal(
            code: .player(problem), what: problem.title.map { "\(action.what(after: problem)) '\($0)'" } ?? action.what,
            why: problem.reason(on: address), remedies: remedies.map { .player($0) } + problem.others,
            errors: problem.errors, explanation: problem.explanation)
    }

    /// Returns the general refusal for a missing capability, if it applies.
    private func capabilityRefusal(on address: PlayerAddress) -> Refusal? {
        guard address == playerAddress, let item = self[address].shownQueue.currentEntry?.content.item,
            let id = item.catalogID
        else { return nil }
        let type: ResourceType = item.kind == .song ? .songs : .musicVideos
        guard let refusal = gate(.play(ResourceIdentifier(type, id))) else { return nil }
        return Refusal(
            code: refusal.code, what: refusal.what, why: refusal.why, remedies: refusal.remedies,
            errors: refusal.errors + [PlayerError.impossible.error], explanation: refusal.explanation,
            preview: refusal.preview)
    }
}

extension QueueDescriptor.Kind {
    /// Returns a remedy: a descriptor of the system that can carry everything, or else a system that has one.
    fileprivate static func remedies(_ carriers: [Self], on version: SystemVersion) -> [PlayerRemedy] {
        if let kind = carriers.first(where: { $0.since <= version }) { return [.useDescriptor(kind)] }
        return carriers.map(\.since).min().map { [.useSystem($0)] } ?? [.chooseAnother]
    }
}

extension PlayerAction {
    /// Returns the action's name; after a failed insertion, the problem names the entry before it.
    fileprivate func what(after problem: PlayerProblem) -> String {
        if self == .insert, case .removedBefore = problem { "\(what) after" } else { what }
    }
}

extension PlayerProblem {
    /// The title of the item concerned, if it is a single one.
    fileprivate var title: String? {
        switch self {
        case .startNotPlayable(let leftOut): leftOut.title
        case .timesOutOfOrder(let title, _, _), .descriptorCannotCarry(_, let title, _), .playingEntry(let title),
            .removedBefore(let title), .cannotPrepare(let title, _):
            title
        default: nil
        }
    }

    fileprivate func reason(on address: PlayerAddress) -> String {
        switch self {
        case .noQueue: "the queue of '\(address)' is empty"
        case .nothingPlayable(let leftOut): Self.reason(leftOut)
        case .startNotPlayable(let leftOut): leftOut.obstacle.sentence
        case .startOutOfRange(let instance, 0): "there is no track \(instance.addingClamped(1)): there is nothing"
        case .startOutOfRange(let instance, let count):
            "there is no track \(instance.addingClamped(1)): the tracks are 1 to \(count)"
        case .timesOutOfOrder(_, let from, let to?): "it cannot play from \(from.asTime) to \(to.asTime)"
        case .timesOutOfOrder(_, let from, nil): "it cannot play from \(from.asTime)"
        case .stationAmongOthers(let title): "the station '\(title)' cannot be mixed with other music"
        case .descriptorCannotCarry(let kind, _, _): "\(kind.words) holds only \(kind.needs)"
        case .notItsQueue:
            "the system player's queue belongs to the Music app; an app can set it and play next or later"
        case .stationIsNotEdited(let title): "the station '\(title)' plays, and a station's queue cannot be edited"
        case .noSuchEntry: "the queue has no such entry"
        case .playingEntry: "it is the now playing item"
        case .removedBefore: "the open transaction takes it out already"
        case .transactionOpen(let edits): "a transaction is open, with \(edits == 1 ? "1 edit" : "\(edits) edits")"
        case .transactionRunning: "another transaction has not completed, and only one may run"
        case .noTransaction: "none is open"
        case .emptyTransaction: "it has no edits"
        case .cannotPrepare(_, let obstacle): obstacle.sentence
        case .queueTooLong(let count):
            "the remote call timed out: \(count) entries were set in one piece, and about "
                + "\(PlaybackFaults.longestQueue) are too many"
        case .liveStation(let title): "'\(title)' is live"
        case .notPrepared: "nothing is prepared, and a position is set after preparing"
        case .positionOutOfRange(_, let from, let to): "the item plays from \(from.asTime) to \(to.asTime)"
        case .rateOutOfRange: "rates are \(PlaybackRate.rangeText)"
        case .notPlaying(let status): "'\(address)' is \(status.rawValue)"
        case .notInterrupted(let status): "'\(address)' is \(status.rawValue), not interrupted"
        case .noTracksNeeded: "no station asks for any"
        }
    }

    private static func reason(_ leftOut: [LeftOut]) -> String {
        guard let first = leftOut.first else { return "there is nothing to play" }
        let more = leftOut.count > 1 ? ", and so with \(leftOut.count - 1) more" : ""
        return "nothing of it can be played: '\(first.title)': \(first.obstacle.sentence)\(more)"
    }

    fileprivate func remedies(on address: PlayerAddress, version: SystemVersion) -> [PlayerRemedy] {
        switch self {
        case .noQueue: address.kind == .system ? [.setQueue, .playInMusicApp] : [.setQueue]
        case .nothingPlayable(let leftOut):
            leftOut.contains { $0.obstacle == .explicitContentOff } ? [.allowExplicitContent] : [.chooseAnother]
        case .startNotPlayable(let leftOut):
            leftOut.obstacle == .explicitContentOff ? [.allowExplicitContent] : [.chooseAnother]
        case .startOutOfRange(_, let count): count == 0 ? [.chooseAnother] : [.chooseStart(count: count)]
        case .timesOutOfOrder: [.chooseTimes]
        case .stationAmongOthers: [.setStationAlone]
        case .descriptorCannotCarry(_, _, let carriers): QueueDescriptor.Kind.remedies(carriers, on: version)
        case .notItsQueue: [.useApplicationPlayer, .playNextOrLater]
        case .stationIsNotEdited: [.skip, .setQueue]
        case .noSuchEntry, .removedBefore: [.listQueue]
        case .playingEntry: [.skip, .clearQueue]
        case .transactionOpen: [.commitTransaction, .rollBackTransaction]
        case .transactionRunning: [.waitForCompletion]
        case .noTransaction: [.beginTransaction]
        case .emptyTransaction: [.editTransaction, .rollBackTransaction]
        case .cannotPrepare(_, .offline), .cannotPrepare(_, .catalogPlaybackOff): []
        case .cannotPrepare(_, .explicitContentOff): [.allowExplicitContent]
        case .cannotPrepare: [.skip, .chooseAnother]
        case .queueTooLong: [.setQueueInPieces]
        case .liveStation: [.stop, .setQueue]
        case .notPrepared: [.prepare, .play]
        case .positionOutOfRange(_, let from, let to): [.seekWithin(from: from, to: to)]
        case .rateOutOfRange: [.chooseRate]
        case .notPlaying: [.play]
        case .notInterrupted, .noTracksNeeded: [.nothing]
        }
    }

    /// The remedies outside of players.
    fileprivate var others: [Remedy] {
        switch self {
        case .cannotPrepare(_, .offline): [.tryAgain]
        case .cannotPrepare(_, .catalogPlaybackOff): [.subscribe]
        default: []
        }
    }

    /// The errors, by undocumented numbers that developers observed.
    fileprivate var errors: [FrameworkError] {
        switch self {
        case .noQueue, .cannotPrepare(_, .catalogPlaybackOff): [PlayerError.impossible.error]
        case .cannotPrepare, .nothingPlayable, .startNotPlayable: [PlayerError.prepareFailed.error]
        case .queueTooLong: [PlayerError.timedOut.error]
        case .transactionRunning: [FrameworkError(type: "NSInternalInconsistencyException", name: nil, code: nil)]
        default: []
        }
    }

    fileprivate var explanation: String? {
        switch self {
        case .notItsQueue: "Use the application player where the app needs to edit its queue."
        case .nothingPlayable, .startNotPlayable: "Show no play button beside what has no 'playParams'."
        case .transactionRunning: "Run transactions from one serial place: on a device the second one ends the app."
        case .queueTooLong: "Set a short queue, play, and append the rest in pieces."
        case .stationIsNotEdited: "Show no list of what comes next for a station."
        default: nil
        }
    }
}

extension Refusal {
    static func simulatorPlaysNothing(_ what: String) -> Refusal {
        Refusal(
            code: .simulator, what: what,
            why:
                "Apple's simulator has no Music app: requests work there, with tokens that are brought, and playback does not",
            remedies: [.player(.useHardware)],
            explanation: "Develop requests in the simulator with a token of your own, and the rest on a device.")
    }

    /// - Parameter source: a device with a token to copy.
    static func simulatorGetsNoToken(_ what: String, from source: String?) -> Refusal {
        Refusal(
            code: .simulator, what: what,
            why: "Apple's simulator has no Music app, which gets tokens; requests work there with one that is brought",
            remedies: [.bringUserToken(from: source), .player(.useHardware)],
            explanation: "Develop requests in the simulator with a token of your own, and the rest on a device.")
    }

    static func noMusicApp(_ what: String) -> Refusal {
        Refusal(
            code: .musicAppMissing, what: what,
            why: "the Music app is not installed on the device, and the system player is its remote control",
            remedies: [.installMusicApp, .player(.useApplicationPlayer)])
    }

    static func descriptorTooNew(
        _ kind: QueueDescriptor.Kind, _ what: String, carriers: [QueueDescriptor.Kind], _ version: SystemVersion
    ) -> Refusal {
        let remedies = QueueDescriptor.Kind.remedies(carriers, on: version)
        return Refusal(
            code: .systemTooOld(kind.since), what: what,
            why: "\(kind.words) needs iOS \(kind.since), and this device has iOS \(version)",
            remedies: (remedies.filter { $0 != .useSystem(kind.since) } + [.useSystem(kind.since)]).map { .player($0) })
    }

    static func systemTooOld(
        _ what: String, _ name: String, since: SystemVersion, _ version: SystemVersion, _ remedies: [Remedy] = []
    ) -> Refusal {
        Refusal(
            code: .systemTooOld(since), what: what,
            why: "\(name) needs iOS \(since), and this device has iOS \(version)",
            remedies: remedies + [.player(.useSystem(since))])
    }
}
