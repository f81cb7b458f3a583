import Testing
import TonearmDevice

/// Compares ten thousand random actions on the player and on the model.
struct PlayerModelTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func `a player agrees with a model of plain arrays`(seed: UInt64) throws {
        var walk = PlayerWalk(seed: seed)
        for step in 1...10_000 {
            if let difference = walk.step() {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
        }
        // Every action was performed at least once, and most reasons of refusal occurred.
        #expect(PlayerWalk.Action.allCases.filter { !walk.done.contains($0) } == [])
        #expect(walk.refused.count >= 9)
    }
}

/// A player and its model, side by side.
struct PlayerWalk {
    enum Action: CaseIterable {
        case set, play, pause, stop, skip, skipBack, jump, seek, repeats, shuffle, clear, advance
        case next, later, insert, remove, move, begin, commit, rollBack
    }

    private var dice: Dice
    private var device = MusicDevice.subscribed
    private var model = PlayerModel()
    private var made = 0
    private var now = 0
    private(set) var done: Set<Action> = []
    private(set) var refused: Set<Action> = []

    init(seed: UInt64) { dice = Dice(seed: seed) }

    /// - Returns: The difference, or nil if both agree.
    mutating func step() -> String? {
        let action = dice.pick(Action.allCases)
        now += dice.pick([0, 0, 1, 90, 700, 4000])
        model.advance(to: now)
        let advanced = device.advancePlayers(to: now)
        let before = device
        do throws(Refusal) {
            let changes = try run(action)
            done.insert(action)
            // The shuffled order is random: the model copies the player's if it has equal entries.
            let heard = model.heard
            model.heard = []
            let told = advanced.heard + changes.heard
            if told != heard { return "\(action): heard \(told), not \(heard)" }
            if changes.isEmpty != (before == device), action != .advance { return "\(action): changes \(changes)" }
        } catch {
            refused.insert(action)
            if isDoneByModel { return "\(action): refused: \(error.sentence)" }
            if device != before { return "\(action): refused, and not the same" }
            if advanced.heard != model.heard { return "\(action): heard \(advanced.heard), not \(model.heard)" }
            model.heard = []
            return compare(after: action)
        }
        if !isDoneByModel { return "\(action): not refused" }
        return compare(after: action)
    }

    private var isDoneByModel = true

    private func compare(after action: Action) -> String? {
        let player = device.player
        let shown = player.shownQueue.entries.map(\.title)
        if shown != model.shown.order { return "\(action): queue \(shown), not \(model.shown.order)" }
        if player.queue.currentEntry?.title != model.queue.current {
            return "\(action): at \(player.queue.currentEntry?.title ?? "-"), not \(model.queue.current ?? "-")"
        }
        if player.status != model.status { return "\(action): \(player.status), not \(model.status)" }
        if player.isPrepared != model.isPrepared { return "\(action): prepared \(player.isPrepared)" }
        let position = player.position(at: now)
        if position != model.position { return "\(action): at \(position), not \(model.position)" }
        return device.flaws.first
    }

    private mutating func songs() -> [String] {
        (0..<dice.pick([1, 1, 2, 3])).map { _ in
            made += 1
            model.lengths["s\(made)"] = dice.pick([0, 1, 999, 3500, 10_000])
            return "s\(made)"
        }
    }

    private func descriptor(_ titles: [String]) -> QueueDescriptor {
        .songs(titles.map { .song($0, model.lengths[$0] ?? 0) })
    }

    /// Returns a title of the queue, or now and then an unknown title.
    private mutating func someTitle() -> String {
        let there = model.open == nil ? model.shown.order : model.listing
        return there.isEmpty || dice.pick([0, 0, 0, 0, 1]) == 1 ? "nothing" : dice.pick(there)
    }

    private func number(of title: String) -> Int {
        let transaction = device.player.transaction?.entries ?? []
        return (transaction + device.player.shownQueue.entries + device.player.queue.entries)
            .first { $0.title == title }?.id ?? -1
    }

    private mutating func run(_ action: Action) throws(Refusal) -> [Change] {
        isDoneByModel = true
        switch action {
        case .advance: return []
        case .set:
            let titles = songs() + songs()
            let wasShuffled = device.player.shuffleMode == .songs
            isDoneByModel = model.open == nil
            let changes = try device.setQueue(descriptor(titles), at: now)
            let order = device.player.shownQueue.entries.map(\.title)
            if order.sorted() != titles.sorted() { return [] }
            _ = model.set(titles, shuffledTo: wasShuffled ? order : nil)
            return changes
        case .play:
            isDoneByModel = model.play()
            return try device.play(at: now)
        case .pause:
            if model.status == .playing { model.status = .paused }
            return try device.pause(at: now)
        case .stop:
            model.stop()
            return try device.stop(at: now)
        case .skip:
            isDoneByModel = model.skip()
            return try device.skip(at: now)
        case .skipBack:
            isDoneByModel = model.skipBack()
            return try device.skipBack(at: now)
        case .jump:
            let wanted = model.queue.order.isEmpty ? "nothing" : dice.pick(model.queue.order)
            isDoneByModel = model.jump(to: wanted)
            let id = device.player.queue.entries.first { $0.title == wanted }?.id ?? -1
            return try device.jump(to: id, at: now)
        case .seek:
            let place = dice.pick([0, 1, 998, 999, 3400, 10_000, 10_001, -1])
            isDoneByModel = model.seek(to: place)
            return try device.seek(to: place, at: now)
        case .repeats:
            let mode = dice.pick(RepeatMode.allCases)
            model.repeats = mode
            return try device.setRepeat(mode, at: now)
        case .shuffle: return try shuffle()
        case .clear:
            isDoneByModel = model.clear()
            return try device.clearQueue(at: now)
        case .next:
            let titles = songs()
            isDoneByModel = model.add(.next(titles))
            return try device.playNext(descriptor(titles), at: now)
        case .later:
            let titles = songs()
            isDoneByModel = model.add(.later(titles))
            return try device.playLater(descriptor(titles), at: now)
        case .begin:
            isDoneByModel = model.begin()
            return try device.beginTransaction(at: now)
        case .commit:
            isDoneByModel = model.commit()
            return try device.commitTransaction(at: now)
        case .rollBack:
            isDoneByModel = model.open != nil
            model.open = nil
            return try device.rollBackTransaction(at: now)
        case .insert:
            let (titles, anchor) = (songs(), dice.pick([0, 1]) == 0 ? nil : someTitle())
            let id = anchor.map { number(of: $0) }
            isDoneByModel = model.edit(.insert(titles, after: anchor))
            return try device.insert(descriptor(titles), after: id, at: now)
        case .remove:
            let title = someTitle()
            let id = number(of: title)
            isDoneByModel = model.edit(.remove(title))
            return try device.removeEntry(id, at: now)
        case .move:
            let (title, anchor) = (someTitle(), dice.pick([0, 1]) == 0 ? nil : someTitle())
            let (id, other) = (number(of: title), anchor.map { number(of: $0) })
            isDoneByModel = model.edit(.move(title, after: anchor))
            return try device.moveEntry(id, after: other, at: now)
        }
    }

    /// Shuffles both. Shuffling on moves the current entry first; shuffling off restores the model's order.
    private mutating func shuffle() throws(Refusal) -> [Change] {
        let mode = dice.pick(ShuffleMode.allCases)
        let changes = try device.setShuffle(mode, at: now)
        if changes.isEmpty { return changes }
        model.queue = Self.shuffled(model.queue, like: device.player.queue, mode)
        if let upcoming = model.upcoming, let real = device.player.upcoming {
            model.upcoming = Self.shuffled(upcoming, like: real, mode)
        }
        return changes
    }

    private static func shuffled(_ queue: QueueModel, like real: PlayQueue, _ mode: ShuffleMode) -> QueueModel {
        var queue = queue
        switch mode {
        case .songs:
            let order = real.entries.map(\.title)
            let isOrder = order.sorted() == queue.order.sorted() && order.first == queue.current
            queue.old = queue.order
            queue.order = isOrder ? order : []
        case .off:
            queue.order = queue.old ?? []
            queue.old = nil
        }
        return queue
    }
}
