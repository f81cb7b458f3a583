/// Which changes of the state are on the disk, which were taken back, and which wait for one or the other. They are numbered from 1.
struct Ledger<Memory: Sendable>: Sendable {
    /// The last change that was made.
    private(set) var last = 0
    /// The state on the disk.
    private var kept: Memory
    /// The last change that was settled.
    private var settled = 0
    /// Changes that were taken back, and whose request has not heard of it.
    private var lost: Set<Int> = []
    /// How often changes were taken back.
    private(set) var timesTakenBack = 0

    enum Outcome {
        case kept
        case lost
    }

    init(kept: Memory) { self.kept = kept }

    /// Numbers a change that was made.
    mutating func enter() -> Int {
        last += 1
        return last
    }

    /// What became of a change; nil while it is waiting. To be asked once more at the most after it is lost.
    mutating func outcome(of change: Int) -> Outcome? {
        if lost.remove(change) != nil { return .lost }
        return change <= settled ? .kept : nil
    }

    /// All changes up to one are on the disk.
    mutating func keep(_ state: Memory, through change: Int) {
        kept = state
        settled = change
    }

    /// All changes that wait are taken back.
    /// - Returns: the state as it is on the disk.
    mutating func takeBack() -> Memory {
        lost.formUnion((settled..<last).map { $0 + 1 })
        settled = last
        timesTakenBack += 1
        return kept
    }
}
