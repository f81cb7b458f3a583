import AppleMusicAPI

/// What happened to an account and was not looked at since: it needs the catalog to be understood, and waits for someone who has it; or it
/// shall be seen later.
///
/// Plays are kept by themselves: they and what happens to a library do not affect each other, and there are as many as one listens to.
struct WaitingChanges: Hashable, Sendable {
    private var plays = PlayLog()
    private var others: [Change] = []

    enum Change: Hashable, Sendable, Codable {
        case played(Play)
        case removed(ResourceIdentifier)
        /// Asked for at a time, and to be seen from another on; both in seconds since 1970.
        case added([ResourceIdentifier], at: Int, seen: Int)

        fileprivate func isDue(_ now: Int) -> Bool {
            if case .added(_, _, let seen) = self { seen <= now } else { true }
        }
    }

    init() {}

    /// The plays first.
    private var all: [Change] { plays.all.map { .played($0) } + others }

    mutating func append(_ change: Change) {
        if case .played(let play) = change { plays.record(play) } else { others.append(change) }
    }

    /// Takes out what shall be seen now.
    mutating func takeDue(_ now: Int) -> [Change] {
        if plays.count == 0, !others.contains(where: { $0.isDue(now) }) { return [] }
        let due = all.filter { $0.isDue(now) }
        plays = PlayLog()
        others.removeAll { $0.isDue(now) }
        return due
    }
}

/// One list.
extension WaitingChanges: Codable {
    init(from decoder: any Decoder) throws { for change in try [Change](from: decoder) { append(change) } }

    func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
