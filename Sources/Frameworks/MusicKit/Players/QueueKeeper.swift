import AppleMusicAPI
import Observation
import Synchronization
import TonearmDevice
import TonearmWorld

/// A queue object of an app: its entries until the player resolves them.
final class QueueBox: Sendable {
    private let state: Mutex<PendingQueue>

    init(_ pending: PendingQueue = PendingQueue()) { state = Mutex(pending) }

    var pending: PendingQueue { state.withLock { $0 } }

    func change(_ change: (inout PendingQueue) -> Void) { state.withLock { change(&$0) } }
}

/// The queue of one player in one world: the app's queue until the player resolves it, then the device's queue.
final class QueueKeeper: Sendable {
    let kind: PlayerKind
    /// The registrar of the readers of `State` and `Queue`.
    let registrar = ObservationRegistrar()
    private let state: Mutex<State>

    private struct State: Sendable {
        /// The queue that the app set last.
        var current = QueueBox()
        /// Whether the device has that queue.
        var isResolved = true
        /// The number of queues that were resolved. Entry numbers begin anew in each.
        var generation = 0
        /// The fetched songs and music videos.
        var known: [ResourceIdentifier: ItemValue] = [:]
        /// The ids that the app knows of entries, by the device's numbers.
        var ids: [Int: String] = [:]
        /// The entries that the app has set on a resolved queue, until the device has them.
        var edited: [EntryContent]?
        /// The edits that are not done.
        var edits: Task<Void, Never>?
        var isObserved = false
    }

    init(_ kind: PlayerKind) {
        self.kind = kind
        state = Mutex(State())
    }

    /// The queue object that the player shows.
    var current: QueueBox { state.withLock { $0.current } }

    /// Sets a queue, which the player resolves when it prepares.
    func set(_ box: QueueBox) {
        state.withLock { state in
            state.current = box
            state.isResolved = false
            state.edited = nil
        }
    }

    /// Returns true if the device has the queue of an object.
    func hasResolved(_ box: QueueBox) -> Bool { state.withLock { $0.isResolved && $0.current === box } }

    /// Whether the player has to resolve a queue before it plays.
    var isPending: Bool { state.withLock { !$0.isResolved } }

    /// The attributes to fetch with songs, and a note of everything that is fetched.
    var wishes: PlayableWishes {
        var wishes = PlayableWishes()
        wishes.extended = ["audioVariants"]
        wishes.note = { self.note($0) }
        return wishes
    }

    private func note(_ resource: Resource) {
        let value = ItemValue(.object(resource.json))
        state.withLock { $0.known[resource.identifier] = value }
    }

    /// Records that the device has a queue. Entries of a single song keep the ids that the app knows.
    func markResolved(_ box: QueueBox, in world: KitWorld) {
        var unmatched = box.pending.entries
        var ids: [Int: String] = [:]
        for entry in world.player(kind).shownQueue.entries {
            let own = [entry.content.item.catalogID, entry.content.item.libraryID]
            guard let index = unmatched.firstIndex(where: { own.contains($0.resource?.id) }) else { continue }
            ids[entry.id] = unmatched.remove(at: index).id
        }
        let known = ids
        state.withLock { state in
            guard state.current === box else { return }
            state.isResolved = true
            state.generation += 1
            state.ids = known
            state.edited = nil
        }
    }

    /// Replaces the queue with entries that the player has not resolved.
    func reopen(_ box: QueueBox, with entries: [EntryContent]) {
        box.change { $0 = PendingQueue(entries: entries, affectsHistory: $0.affectsHistory) }
        set(box)
    }

    func isFirstObserver() -> Bool {
        state.withLock { state in
            defer { state.isObserved = true }
            return !state.isObserved
        }
    }

    // MARK: - The device's queue

    /// Returns the entries of a resolved queue.
    func entries(in world: KitWorld) -> [EntryContent] {
        if let edited = state.withLock({ $0.edited }) { return edited }
        return deviceEntries(in: world)
    }

    /// Returns the device's entries, without edits that are not done.
    func deviceEntries(in world: KitWorld) -> [EntryContent] {
        let entries = world.player(kind).shownQueue.entries
        return state.withLock { state in entries.map { content(of: $0, state) } }
    }

    func currentEntry(in world: KitWorld) -> EntryContent? {
        guard let entry = world.player(kind).shownQueue.currentEntry else { return nil }
        return state.withLock { content(of: entry, $0) }
    }

    private func content(of entry: QueueEntry, _ state: State) -> EntryContent {
        let content = entry.content
        var result = EntryContent(id: state.ids[entry.id] ?? "\(state.generation)-\(entry.id)", number: entry.id)
        result.title = content.title
        result.startTime = content.start == 0 ? nil : TimeInterval(content.start) / 1000
        result.endTime = content.end.flatMap { $0 == content.item.duration ? nil : TimeInterval($0) / 1000 }
        if content.isOpaque { return result }
        let known = content.item.resource.flatMap { state.known[$0] }
        result.item = try? MusicPlayer.Queue.Entry.Item(value: known ?? content.item.value)
        return result
    }

    // MARK: - Edits

    /// Shows entries immediately, and updates the device's queue afterwards.
    func edit(_ entries: [EntryContent], in world: KitWorld) {
        state.withLock { state in
            let earlier = state.edits
            state.edited = entries
            state.edits = Task {
                await earlier?.value
                // The world may have ended.
                try? await world.performEdits(to: entries, of: self)
                self.finishEdits()
            }
        }
    }

    private func finishEdits() { state.withLock { $0.edited = nil } }

    /// Waits until all edits are done.
    func completeEdits() async { await state.withLock { $0.edits }?.value }
}

extension PlayableItem {
    /// The item as a resource, with the attributes that a player has.
    fileprivate var value: ItemValue {
        var attributes: [String: ItemValue] = ["name": .string(title), "artistName": .string(artist ?? "")]
        attributes["albumName"] = album.map(ItemValue.string)
        attributes["durationInMillis"] = .integer(duration)
        attributes["contentRating"] = isExplicit ? .string("explicit") : nil
        if let parameters = playParameters {
            attributes["playParams"] = .object(["id": .string(parameters.id), "kind": .string(parameters.kind)])
        }
        let identity = resource
        return .object([
            "id": .string(identity?.id ?? ""), "type": .string(identity?.type.rawValue ?? "songs"),
            "attributes": .object(attributes),
        ])
    }
}
