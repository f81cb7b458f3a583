import AppleMusicAPI

/// The pending changes of an account: they need the catalog to be applied, or become visible only later.
///
/// Plays have a separate list: they are numerous, and independent of library changes.
struct WaitingChanges: Hashable, Sendable {
    private var plays = PlayLog()
    private var others: [Change] = []

    enum Change: Hashable, Sendable, Codable {
        case played(PlayEvent)
        case removed(ResourceIdentifier)
        /// An addition, with the times of the request and of its visibility in seconds since 1970.
        case added([ResourceIdentifier], at: Int, seen: Int)

        fileprivate func isDue(_ now: Int) -> Bool {
            if case .added(_, _, let seen) = self { seen <= now } else { true }
        }
    }

    init() {}

    /// All changes, plays first.
    private var all: [Change] { plays.all.map { .played($0) } + others }

    mutating func append(_ change: Change) {
        if case .played(let play) = change { plays.record(play) } else { others.append(change) }
    }

    /// Removes and returns the due changes.
    mutating func takeDue(_ now: Int) -> [Change] {
        if plays.count == 0, !others.contains(where: { $0.isDue(now) }) { return [] }
        let due = all.filter { $0.isDue(now) }
        plays = PlayLog()
        others.removeAll { $0.isDue(now) }
        return due
    }
}

/// The coded form is one list.
extension WaitingChanges: Codable {
    init(from decoder: any Decoder) throws { for change in try [Change](from: decoder) { append(change) } }

    func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
