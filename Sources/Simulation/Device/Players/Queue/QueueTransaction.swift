/// Edits that are collected and performed together: `perform(queueTransaction:completionHandler:)`.
///
/// The edits refer to the queue at the opening of the transaction: "after the fifth" means the fifth entry at that
/// time, whatever was removed since. This is a choice of the simulation; in an app's closure it depends on when `items`
/// is read.
package struct QueueTransaction: Sendable, Codable, Equatable {
    /// The queue at the opening.
    package let entries: [QueueEntry]
    package internal(set) var edits: [QueueEdit] = []

    init(_ queue: PlayQueue) { entries = queue.entries }

    /// Checks that an edit can be added: its entries existed at the opening and are not removed earlier.
    func check(_ edit: QueueEdit, playing: QueueEntry?) throws(PlayerProblem) {
        switch edit {
        case .insert(_, let id): if let id { try check(id) }
        case .insertNext, .append: break
        case .remove(let id): try check(id, notBeing: playing)
        case .move(let id, let other):
            try check(id, notBeing: playing)
            if let other { try check(other) }
        }
    }

    private func check(_ id: Int, notBeing playing: QueueEntry? = nil) throws(PlayerProblem) {
        guard let entry = entries.first(where: { $0.id == id }) else { throw .noSuchEntry(id) }
        if edits.contains(where: { if case .remove(id) = $0 { true } else { false } }) {
            throw .removedBefore(entry.title)
        }
        if playing?.id == id { throw .playingEntry(entry.title) }
    }
}

/// Pending edits of the queue. They take time, and are performed in order.
package struct QueueEditJob: Sendable, Codable, Equatable {
    let edits: [QueueEdit]
    /// Whether the edits are a transaction, which has a completion, unlike a single call.
    package let isTransaction: Bool
    /// The time of the queue's change.
    package internal(set) var changes: Milliseconds
    /// The time of the completion, which is later only if it reports a timeout.
    package internal(set) var completes: Milliseconds
    let timesOut: Bool
    /// The failure of the performed edits; nil before they are performed, and if they succeed.
    var failure: QueueEditProblem?
    var isDone = false

    /// The durations of edits; a choice of the simulation, because they are undocumented.
    enum Duration {
        static let call: Milliseconds = 100
        static let transaction: Milliseconds = 250
        static let timeout: Milliseconds = 5000
    }
}

/// The argument of a transaction's completion handler.
package enum TransactionOutcome: Sendable, Codable, Equatable {
    /// The resulting queue.
    case done([QueueEntry])
    /// The change was made, but the completion reports an error. Only the queue shows it.
    case timeout
    case failed(QueueEditProblem)
}
