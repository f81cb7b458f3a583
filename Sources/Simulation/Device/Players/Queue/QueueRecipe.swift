/// The calls that made a queue: its descriptor, and the later edits. Code is generated from it.
///
/// A recipe is kept only while it is short. A longer queue is described by its entries.
package struct QueueRecipe: Sendable, Codable, Equatable {
    package internal(set) var setup: Descriptor
    package internal(set) var edits: [Edit] = []

    /// The maximum number of parts and steps.
    package static let limit = 500

    /// The maximum plausible number of entries of a queue with a recipe.
    static let longestQueue = 1_000_000

    /// A song, video, album, playlist or station in a descriptor.
    package struct Part: Sendable, Codable, Equatable {
        package let id: String
        /// The kind of its `playParams`: `song`, `album`, `radioStation`.
        package let kind: String
        package let isLibrary: Bool
        /// The catalog id; nil if it is only in the device's library.
        package let catalogID: String?
        /// The title of an upload, or of an item that a media item queue finds by title; otherwise nil.
        package let title: String?
    }

    /// A queue descriptor.
    package struct Descriptor: Sendable, Codable, Equatable {
        /// The chosen kind; nil if unspecified.
        package let kind: QueueDescriptor.Kind?
        package let parts: [Part]
        /// The zero-based index of the first entry to play; nil if unspecified.
        package var start: Int?
        /// The song or video of that entry.
        package var startPart: Part?
        /// The number of resulting entries.
        package let count: Int
    }

    package enum Edit: Sendable, Codable, Equatable {
        case playNext(Descriptor)
        case playLater(Descriptor)
        case transaction([Step])
    }

    /// A step of a transaction. Indices are zero-based, in the queue at the opening of the transaction.
    package enum Step: Sendable, Codable, Equatable {
        /// - Parameter after: the index of the entry before it; nil for the head.
        case insert(Descriptor, after: Int?)
        case remove(Int)
        case move(Part, from: Int, after: Int?)
    }
}
