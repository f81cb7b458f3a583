/// A player's queue, as the calls that made it.
package struct FlowQueue: Sendable {
    package var setup: Descriptor
    package var edits: [Edit]
    /// Whether the queue is the Music app's rather than the app's own.
    package var isSystemPlayer: Bool
    /// The repeat mode: `none`, `one` or `all`.
    package var repeatMode: String
    /// The shuffle mode: `off` or `songs`.
    package var shuffleMode: String

    package init(
        _ setup: Descriptor, edits: [Edit] = [], isSystemPlayer: Bool = false, repeatMode: String = "none",
        shuffleMode: String = "off"
    ) {
        self.setup = setup
        self.edits = edits
        self.isSystemPlayer = isSystemPlayer
        self.repeatMode = repeatMode
        self.shuffleMode = shuffleMode
    }

    package var isEmpty: Bool { setup.entries.isEmpty }

    /// A song, video, album, playlist or station.
    package struct Entry: Sendable, Equatable {
        package var id: String
        /// The kind of its `playParams`: `song`, `album`, `radioStation`.
        package var kind: String
        package var isLibrary: Bool
        /// The catalog id; nil if it is only in the device's library.
        package var catalogID: String?
        /// The title of an upload, or of an item that a media item queue finds by title; otherwise nil.
        package var title: String?

        package init(
            id: String, kind: String, isLibrary: Bool = false, catalogID: String? = nil, title: String? = nil
        ) {
            self.catalogID = catalogID ?? (isLibrary ? nil : id)
            self.id = id
            self.kind = kind
            self.isLibrary = isLibrary
            self.title = title
        }

        package var isStation: Bool { kind == "radioStation" }
    }

    /// A queue descriptor.
    package struct Descriptor: Sendable, Equatable {
        /// The chosen kind; nil if unspecified.
        package var kind: Kind?
        package var entries: [Entry]
        /// The first song to play; nil for the first of all.
        package var start: Entry?
        /// The zero-based index of that song among all tracks; nil if unknown.
        package var startIndex: Int?
        /// The number of resulting entries.
        package var count: Int

        package init(
            _ entries: [Entry], kind: Kind? = nil, start: Entry? = nil, startIndex: Int? = nil, count: Int? = nil
        ) {
            self.entries = entries
            self.kind = kind
            self.start = start
            self.startIndex = startIndex
            self.count = count ?? entries.count
        }

        package enum Kind: Sendable {
            case mediaItems, storeIDs, playParameters
        }
    }

    package enum Edit: Sendable, Equatable {
        case playNext(Descriptor)
        case playLater(Descriptor)
        case transaction([Step])
    }

    /// A step of a transaction. Indices are zero-based, in the queue at the opening of the transaction.
    package enum Step: Sendable, Equatable {
        /// - Parameter after: the index of the entry before it; nil for the head.
        case insert(Descriptor, after: Int?)
        case remove(Int)
        case move(Entry, from: Int, after: Int?)
    }

    /// An immediate edit, for players without transactions. Indices refer to the queue before it.
    enum SingleEdit: Equatable {
        case insert(Descriptor, at: Int)
        case remove(at: Int)
        case move(Entry, from: Int, to: Int)
    }

    /// Returns the edits of a transaction one by one, with indices adjusted for earlier edits.
    static func single(_ steps: [Step]) -> [SingleEdit] {
        let named = steps.flatMap { step -> [Int] in
            switch step {
            case .insert(_, let after): [after ?? 0]
            case .remove(let place): [place]
            case .move(_, let from, let after): [from, after ?? 0]
            }
        }
        // The original index of each entry, as far as the steps refer to it; nil for new entries.
        var queue: [Int?] = Array(0...max(0, named.max() ?? 0))
        return steps.compactMap { step in
            switch step {
            case .insert(let descriptor, let after):
                let place = Self.place(after: after, in: queue)
                queue.insert(contentsOf: Array(repeating: nil, count: max(0, descriptor.count)), at: place)
                return .insert(descriptor, at: place)
            case .remove(let entry):
                guard let place = queue.firstIndex(of: entry) else { return nil }
                queue.remove(at: place)
                return .remove(at: place)
            case .move(let moved, let from, let after):
                guard let place = queue.firstIndex(of: from), after != from else { return nil }
                queue.remove(at: place)
                let target = Self.place(after: after, in: queue)
                queue.insert(from, at: target)
                return .move(moved, from: place, to: target)
            }
        }
    }

    private static func place(after entry: Int?, in queue: [Int?]) -> Int {
        guard let entry else { return 0 }
        return queue.firstIndex(of: entry).map { $0 + 1 } ?? queue.count
    }
}
