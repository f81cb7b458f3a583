/// A player's queue as the calls that made it.
package struct FlowQueue: Sendable {
    package var setup: Descriptor
    package var edits: [Edit]
    /// Whether it is the Music app's own queue, and not the app's.
    package var isSystemPlayer: Bool
    /// `none`, `one` or `all`.
    package var repeatMode: String
    /// `off` or `songs`.
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

    /// A song, a video, an album, a playlist or a station.
    package struct Entry: Sendable, Equatable {
        package var id: String
        /// The kind of its `playParams`: `song`, `album`, `radioStation`.
        package var kind: String
        package var isLibrary: Bool
        /// The catalog's id; nil if only the device's library has it.
        package var catalogID: String?
        /// The title of what only the device's library has, and of what is found there by its title; else nil.
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
        /// The kind that was chosen; nil if nothing was chosen.
        package var kind: Kind?
        package var entries: [Entry]
        /// The song that plays first; nil for the first of all.
        package var start: Entry?
        /// The place of that song among all tracks, from 0; nil if it is not known.
        package var startIndex: Int?
        /// The number of songs that come out of it.
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
            case mediaItems
            case storeIDs
            case playParameters
        }
    }

    package enum Edit: Sendable, Equatable {
        case playNext(Descriptor)
        case playLater(Descriptor)
        case transaction([Step])
    }

    /// One change of a transaction. Places are those of the queue as the transaction was opened, from 0.
    package enum Step: Sendable, Equatable {
        /// - Parameter after: nil for the head.
        case insert(Descriptor, after: Int?)
        case remove(Int)
        case move(Entry, from: Int, after: Int?)
    }
}

extension FlowQueue {
    /// An edit of a player without transactions, which is done at once. Places are those of the queue before it.
    enum SingleEdit: Equatable {
        case insert(Descriptor, at: Int)
        case remove(at: Int)
        case move(Entry, from: Int, to: Int)
    }

    /// The edits of a transaction one by one, each with the places that the earlier ones leave.
    static func single(_ steps: [Step]) -> [SingleEdit] {
        let named = steps.flatMap { step -> [Int] in
            switch step {
            case .insert(_, let after): [after ?? 0]
            case .remove(let place): [place]
            case .move(_, let from, let after): [from, after ?? 0]
            }
        }
        // The queue as it was opened, as far as places are named; nil for what came in since.
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
