package import AppleMusicAPI

/// A play of a resource.
package struct PlayEvent: Hashable, Sendable, Codable {
    package var resource: ResourceIdentifier
    package var container: ResourceIdentifier?
    /// Seconds since 1970.
    package var time: Int

    package init(of resource: ResourceIdentifier, in container: ResourceIdentifier? = nil, at time: Int) {
        self.resource = resource
        self.container = container
        self.time = time
    }
}

/// A log of plays, oldest first by their own times.
///
/// It is stored in chunks. A state that is copied before every command shares them, so a new play copies one chunk, not
/// the whole log.
struct PlayLog: Sendable {
    /// The maximum number of plays; the oldest are dropped.
    static let capacity = 2000
    /// The maximum number of plays in a chunk.
    static let pieceLength = 64

    /// The chunks, never empty.
    private(set) var pieces: [[PlayEvent]] = []
    private(set) var count = 0

    init() {}

    init(_ plays: some Sequence<PlayEvent>) { for play in plays { record(play) } }

    /// All plays, oldest first.
    var all: some BidirectionalCollection<PlayEvent> { pieces.joined() }

    mutating func record(_ play: PlayEvent) {
        count += 1
        insert(play)
        if count > Self.capacity { removeOldest() }
    }

    /// Inserts a play after those with an equal time.
    private mutating func insert(_ play: PlayEvent) {
        let last = pieces.count - 1
        guard let index = pieces.lastIndex(where: { $0[0].time <= play.time }) ?? pieces.indices.first else {
            pieces = [[play]]
            return
        }
        let place = pieces[index].lastIndex { $0.time <= play.time }.map { $0 + 1 } ?? 0
        if pieces[index].count < Self.pieceLength {
            pieces[index].insert(play, at: place)
        } else if index == last, place == pieces[index].count {
            pieces.append([play])
        } else {
            let half = pieces[index].count / 2
            pieces.insert(Array(pieces[index][half...]), at: index + 1)
            pieces[index].removeSubrange(half...)
            if place <= half {
                pieces[index].insert(play, at: place)
            } else {
                pieces[index + 1].insert(play, at: place - half)
            }
        }
    }

    private mutating func removeOldest() {
        count -= 1
        if pieces[0].count == 1 { pieces.removeFirst() } else { pieces[0].removeFirst() }
    }
}

extension PlayLog: Hashable {
    /// Compares the plays, whatever their chunks. Shared chunks compare in constant time.
    static func == (one: PlayLog, other: PlayLog) -> Bool {
        one.count == other.count && (one.pieces == other.pieces || one.all.elementsEqual(other.all))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for play in all { hasher.combine(play) }
    }
}

/// The coded form is a list of plays.
extension PlayLog: Codable {
    init(from decoder: any Decoder) throws { self.init(try [PlayEvent](from: decoder)) }

    func encode(to encoder: any Encoder) throws { try Array(all).encode(to: encoder) }
}
