/// The outcome of each change of a state: stored on disk, undone, or pending. Changes are numbered from 1.
struct Ledger<Memory: Sendable>: Sendable {
    /// The number of the last change.
    private(set) var last = 0
    /// The state on the disk.
    private var kept: Memory
    /// The number of the last change that was stored or undone.
    private var settled = 0
    /// The undone changes whose outcome has not been read yet.
    private var lost: Set<Int> = []
    /// The number of times that changes were undone.
    private(set) var timesTakenBack = 0

    enum Outcome {
        case kept
        case lost
    }

    init(kept: Memory) { self.kept = kept }

    /// Returns the number of a new change.
    mutating func enter() -> Int {
        last += 1
        return last
    }

    /// Returns the outcome of a change; nil while it is pending. Do not ask again after `lost`.
    mutating func outcome(of change: Int) -> Outcome? {
        if lost.remove(change) != nil { return .lost }
        return change <= settled ? .kept : nil
    }

    /// Marks all changes up to a number as stored.
    mutating func keep(_ state: Memory, through change: Int) {
        kept = state
        settled = change
    }

    /// Undoes all pending changes.
    /// - Returns: the state on the disk.
    mutating func takeBack() -> Memory {
        lost.formUnion((settled..<last).map { $0 + 1 })
        settled = last
        timesTakenBack += 1
        return kept
    }
}
