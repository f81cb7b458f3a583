/// The calls that made a queue: the descriptor that it was set from, and the edits since. Code is written from it.
///
/// Kept while it is short. A longer queue is described by its entries alone.
package struct QueueRecipe: Sendable, Codable, Equatable {
    package internal(set) var setup: Descriptor
    package internal(set) var edits: [Edit] = []

    /// The most parts and steps that are kept.
    package static let limit = 500

    /// The most entries that a queue with a recipe is believed to have.
    static let longestQueue = 1_000_000

    /// A song, a video, an album, a playlist or a station as a descriptor names it.
    package struct Part: Sendable, Codable, Equatable {
        package let id: String
        /// The kind of its `playParams`: `song`, `album`, `radioStation`.
        package let kind: String
        package let isLibrary: Bool
        /// The catalog's id; nil if only the device's library has it.
        package let catalogID: String?
        /// The title of what only the device's library has, and of what is found there by its title; else nil.
        package let title: String?
    }

    /// A queue descriptor.
    package struct Descriptor: Sendable, Codable, Equatable {
        /// The kind that was chosen; nil if nothing was chosen.
        package let kind: QueueDescriptor.Kind?
        package let parts: [Part]
        /// The place of the entry that plays first, from 0; nil if none was named.
        package var start: Int?
        /// The song or video of that entry.
        package var startPart: Part?
        /// The number of entries that come out of it.
        package let count: Int
    }

    package enum Edit: Sendable, Codable, Equatable {
        case playNext(Descriptor)
        case playLater(Descriptor)
        case transaction([Step])
    }

    /// One change of a transaction. Places are those of the queue as the transaction was opened, from 0.
    package enum Step: Sendable, Codable, Equatable {
        /// - Parameter after: nil for the head.
        case insert(Descriptor, after: Int?)
        case remove(Int)
        case move(Part, from: Int, after: Int?)
    }
}
