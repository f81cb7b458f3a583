/// An edit of a queue. Entries are given by number, so that an edit does not depend on earlier ones.
package enum QueueEdit: Sendable, Codable, Equatable {
    /// Insert after an entry; nil for the head.
    case insert([QueueContent], after: Int?)
    /// Insert after the entry that is current at the time of the edit (Play Next).
    case insertNext([QueueContent])
    /// Append (Play Later).
    case append([QueueContent])
    case remove(Int)
    /// Move after an entry. MediaPlayer has no move: it is a removal and an insertion in one transaction.
    case move(Int, after: Int?)
}

/// A summary of an edit, with one-based positions.
package enum QueueEditSummary: Hashable, Sendable, Codable {
    case inserted(String, count: Int, at: Int)
    case removed(String, from: Int)
    case moved(String, from: Int, to: Int)

    package var sentence: String {
        switch self {
        case .inserted(let title, 1, let place): "'\(title)' is now \(place)"
        case .inserted(let title, let count, let place):
            "\(count) entries are now \(place) to \(place + count - 1), the first of them '\(title)'"
        case .removed(let title, let place): "'\(title)' is no longer \(place)"
        case .moved(let title, let from, let to): "'\(title)' went from \(from) to \(to)"
        }
    }
}

/// A reason why accepted edits failed: the queue changed meanwhile. Then no edit of a transaction is performed.
package enum QueueEditProblem: Error, Hashable, Sendable, Codable {
    case queueReplaced
    case entryGone
    /// The entry to remove is the current one now.
    case entryPlays(String)

    package var sentence: String {
        switch self {
        case .queueReplaced: "another queue was set meanwhile"
        case .entryGone: "an entry that it names is gone"
        case .entryPlays(let title): "'\(title)' plays by now"
        }
    }
}

extension PlayQueue {
    /// Performs all edits, or no edit if one fails.
    /// - Throws: `QueueEditProblem`.
    mutating func apply(_ edits: [QueueEdit]) throws(QueueEditProblem) -> [QueueEditSummary] {
        var queue = self
        var summaries: [QueueEditSummary] = []
        for edit in edits { summaries.append(try queue.apply(edit)) }
        self = queue
        return summaries
    }

    private mutating func apply(_ edit: QueueEdit) throws(QueueEditProblem) -> QueueEditSummary {
        switch edit {
        case .insert(let contents, let id):
            guard let place = insert(contents, after: id) else { throw .entryGone }
            return Self.inserted(contents, at: place)
        case .insertNext(let contents):
            return Self.inserted(contents, at: insert(contents, after: currentEntry?.id) ?? 0)
        case .append(let contents): return Self.inserted(contents, at: append(contents))
        case .remove(let id):
            let title = try title(of: id)
            guard let place = remove(id) else { throw .entryPlays(title) }
            return .removed(title, from: place + 1)
        case .move(let id, let other):
            let title = try title(of: id)
            if let other, index(of: other) == nil { throw .entryGone }
            guard let places = move(id, after: other) else { throw .entryPlays(title) }
            return .moved(title, from: places.from + 1, to: places.to + 1)
        }
    }

    private func title(of id: Int) throws(QueueEditProblem) -> String {
        guard let index = index(of: id) else { throw .entryGone }
        return entries[index].title
    }

    private static func inserted(_ contents: [QueueContent], at place: Int) -> QueueEditSummary {
        .inserted(contents.first?.title ?? "nothing", count: contents.count, at: place + 1)
    }
}
