import AppleMusicAPI
import TonearmAlgorithms

/// The queue of a player, with the current position.
///
/// It is an array of small entries. An edit of ten thousand entries moves about ten kilobytes, and playback takes
/// constant time.
package struct PlayQueue: Sendable, Equatable {
    /// The entries in order of playback. For a station, only the current and the next.
    package private(set) var entries: [QueueEntry] = []
    /// The index of the current entry; 0 in an empty queue.
    package private(set) var current = 0
    /// The state of a station; nil for a queue of songs.
    package private(set) var station: StationTracks?
    /// The number of entries when the queue was set.
    let setCount: Int
    /// Whether the app keeps its plays out of the listening history.
    package internal(set) var keepsOutOfHistory = false
    /// The order before shuffling; nil if shuffling is off.
    private var unshuffled: [QueueEntry]?
    private var nextID = 1

    /// The result of a step.
    enum Step: Equatable {
        case moved
        /// The step went from one end of the queue to the other.
        case wrapped
        /// The queue has no further entry; the first is current.
        case ended
        /// The station's next track has not arrived yet.
        case waiting
    }

    init() { setCount = 0 }

    /// - Parameter start: the index of the first entry to play.
    init(_ contents: [QueueContent], start: Int = 0) {
        setCount = contents.count
        entries = number(contents)
        current = contents.indices.contains(start) ? start : 0
    }

    init(_ station: PlayableStation) {
        setCount = 0
        self.station = StationTracks(station)
        fill()
    }

    package var isEmpty: Bool { entries.isEmpty && station == nil }
    package var isShuffled: Bool { unshuffled != nil }
    package var currentEntry: QueueEntry? { entries.indices.contains(current) ? entries[current] : nil }

    package func index(of id: Int) -> Int? { entries.firstIndex { $0.id == id } }

    /// The total duration, clamped to the range of `Int`.
    var length: Milliseconds { entries.reduce(0) { $0.addingClamped($1.content.length ?? 0) } }

    private mutating func number(_ contents: [QueueContent]) -> [QueueEntry] {
        let first = nextID
        nextID += contents.count
        return contents.enumerated().map { QueueEntry(id: first + $0.offset, content: $0.element) }
    }
}

/// Steps from entry to entry.
extension PlayQueue {
    /// - Parameter wraps: whether the first follows the last.
    mutating func stepForward(wraps: Bool) -> Step {
        if station != nil {
            if !entries.isEmpty { entries.removeFirst() }
            fill()
            return entries.isEmpty ? .waiting : .moved
        }
        if current + 1 < entries.count {
            current += 1
            return .moved
        }
        current = 0
        return wraps ? .wrapped : .ended
    }

    /// - Parameter wraps: whether the last precedes the first.
    mutating func stepBack(wraps: Bool) -> Step {
        if current > 0 {
            current -= 1
            return .moved
        }
        if !wraps || entries.isEmpty || station != nil { return .ended }
        current = entries.count - 1
        return .wrapped
    }

    /// Makes an entry current.
    /// - Returns: false if the entry does not exist.
    mutating func jump(to id: Int) -> Bool {
        guard let index = index(of: id) else { return false }
        current = index
        return true
    }
}

/// Edits. An entry that is inserted while the queue is shuffled is inserted in the original order too, after its
/// predecessor.
extension PlayQueue {
    /// - Parameter id: the entry before them; nil for the head.
    /// - Returns: the index of the first inserted entry; nil if the predecessor does not exist.
    mutating func insert(_ contents: [QueueContent], after id: Int?) -> Int? {
        var place = 0
        if let id {
            guard let index = index(of: id) else { return nil }
            place = index + 1
        }
        put(number(contents), at: place, after: id)
        return place
    }

    mutating func append(_ contents: [QueueContent]) -> Int {
        let place = entries.count
        let new = number(contents)
        entries += new
        unshuffled? += new
        return place
    }

    /// Removes an entry other than the current one.
    /// - Returns: its index; nil if it does not exist or is the current one.
    mutating func remove(_ id: Int) -> Int? {
        guard let index = index(of: id), index != current else { return nil }
        entries.remove(at: index)
        unshuffled?.removeAll { $0.id == id }
        if index < current { current -= 1 }
        return index
    }

    /// Moves an entry after another, or to the head.
    /// - Returns: its old and new index; nil if either entry does not exist, or the moved one is current.
    mutating func move(_ id: Int, after other: Int?) -> (from: Int, to: Int)? {
        guard let from = index(of: id), from != current else { return nil }
        if other == id { return (from, from) }
        var to = 0
        if let other {
            guard let index = index(of: other) else { return nil }
            to = index < from ? index + 1 : index
        }
        let entry = entries.remove(at: from)
        unshuffled?.removeAll { $0.id == id }
        if from < current { current -= 1 }
        put([entry], at: to, after: other)
        return (from, to)
    }

    private mutating func put(_ new: [QueueEntry], at place: Int, after id: Int?) {
        if !entries.isEmpty, place <= current { current += new.count }
        entries.insert(contentsOf: new, at: place)
        guard unshuffled != nil else { return }
        let old = id.flatMap { id in unshuffled?.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
        unshuffled?.insert(contentsOf: new, at: old)
    }
}

/// The shuffled order. The current entry comes first, the others follow in random order. Turning shuffling off restores
/// the original order.
extension PlayQueue {
    /// - Parameter keepsCurrent: false if no first entry was chosen.
    mutating func shuffle(by random: inout RandomSource, keepsCurrent: Bool = true) {
        guard station == nil, unshuffled == nil else { return }
        unshuffled = entries
        if entries.isEmpty { return }
        // Numbers are swapped faster than entries, which are reference-counted.
        var order = Array(entries.indices)
        if keepsCurrent { order.swapAt(0, current) }
        current = 0
        let fixed = keepsCurrent ? 1 : 0
        for place in stride(from: order.count - 1, to: fixed, by: -1) {
            order.swapAt(place, fixed + random.next(below: place - fixed + 1))
        }
        entries = order.map { entries[$0] }
    }

    mutating func restoreOrder() {
        guard let old = unshuffled else { return }
        let id = currentEntry?.id
        entries = old
        unshuffled = nil
        current = id.flatMap { index(of: $0) } ?? 0
    }
}

/// Tracks of a station, which arrive one by one from outside.
extension PlayQueue {
    /// Adds requested tracks.
    mutating func hand(_ tracks: [PlayableItem]) {
        station?.hand(tracks)
        fill()
    }

    private mutating func fill() {
        while entries.count < StationTracks.visible, let track = station?.take() { entries += number([track]) }
    }
}

extension PlayQueue: Codable {
    private enum CodingKeys: String, CodingKey {
        case entries, current, station, setCount, unshuffled, nextID, keepsOutOfHistory
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        entries = try values.decode([QueueEntry].self, forKey: .entries)
        current = try values.decode(Int.self, forKey: .current)
        station = try values.decodeIfPresent(StationTracks.self, forKey: .station)
        setCount = try values.decode(Int.self, forKey: .setCount)
        nextID = try values.decode(Int.self, forKey: .nextID)
        keepsOutOfHistory = try values.decodeIfPresent(Bool.self, forKey: .keepsOutOfHistory) ?? false
        if let order = try values.decodeIfPresent([Int].self, forKey: .unshuffled) {
            let byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
            unshuffled = order.compactMap { byID[$0] }
        }
    }

    /// Encodes the original order as numbers, because its entries are encoded already.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(entries, forKey: .entries)
        try values.encode(current, forKey: .current)
        try values.encodeIfPresent(station, forKey: .station)
        try values.encode(setCount, forKey: .setCount)
        try values.encodeIfPresent(unshuffled?.map(\.id), forKey: .unshuffled)
        try values.encode(nextID, forKey: .nextID)
        if keepsOutOfHistory { try values.encode(true, forKey: .keepsOutOfHistory) }
    }

    /// The broken invariants, one sentence for each.
    var flaws: [String] {
        var flaws: [String] = []
        let ids = Set(entries.map(\.id))
        if current != 0, !entries.indices.contains(current) { flaws.append("a queue is at an entry that is not there") }
        if ids.count != entries.count { flaws.append("two entries of a queue have one number") }
        if nextID < 1 || nextID > Int.max / 2 || ids.contains(where: { $0 >= nextID }) {
            flaws.append("a queue has lost count of its entries")
        }
        if let unshuffled, unshuffled.count != entries.count || Set(unshuffled.map(\.id)) != ids {
            flaws.append("a shuffled queue has lost entries")
        }
        if let station {
            if entries.count > StationTracks.visible || current != 0 { flaws.append("a station shows too much") }
            if unshuffled != nil { flaws.append("a station is shuffled") }
            if station.handed < 0 { flaws.append("a station has lost count of its tracks") }
        }
        return flaws
    }
}
