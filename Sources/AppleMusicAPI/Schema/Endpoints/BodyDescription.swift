/// The JSON object that a writing request carries: what the simulator reads, the OpenAPI description tells and the tests misspell.
package struct BodyDescription: Sendable, Hashable {
    /// What the root's `type` may be, where it is said.
    package var types: [String] = []
    /// The members of `attributes`; others mean nothing.
    package var attributes: [Attribute] = []
    /// The members of `relationships`, each with `data`; others mean nothing.
    package var relationships: [Relationship] = []
    /// The types of the resources in the root's `data`; nil where there is none.
    package var data: [ResourceType]?
    /// Whether resources of other types in `data` say nothing, in place of being refused.
    package var ignoresOtherTypes = false

    /// Whatever object there is.
    package static let any = BodyDescription()

    package struct Attribute: Sendable, Hashable {
        package var name: String
        package var kind: Kind
        package var isRequired = false

        package enum Kind: Sendable, Hashable {
            /// A required one is not empty.
            case text
            case boolean
            case number(of: [Int])
        }
    }

    package struct Relationship: Sendable, Hashable {
        package var name: String
        package var targets: [ResourceType]
    }

    /// What can be in a playlist of the library.
    private static let tracks: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos]
    private static let parent = Relationship(name: "parent", targets: [.libraryPlaylistFolders])
    private static let name = Attribute(name: "name", kind: .text, isRequired: true)

    /// "LibraryPlaylistCreationRequest", Apple Music API reference.
    static let playlist = BodyDescription(
        attributes: [
            name, Attribute(name: "description", kind: .text), Attribute(name: "isPublic", kind: .boolean),
        ], relationships: [Relationship(name: "tracks", targets: tracks), parent])

    /// "LibraryPlaylistFolderCreationRequest".
    static let folder = BodyDescription(attributes: [name], relationships: [parent])

    /// What the web player sends to change a playlist (observed).
    static let playlistUpdate = BodyDescription(
        attributes: [
            Attribute(name: "name", kind: .text), Attribute(name: "description", kind: .text),
            Attribute(name: "isPublic", kind: .boolean),
        ])

    /// What the web player sends to rename a folder (observed).
    static let folderUpdate = BodyDescription(attributes: [name])

    /// The folder into which a playlist shall go (observed).
    static let folderList = BodyDescription(data: [.libraryPlaylistFolders])

    /// "LibraryPlaylistTracksRequest".
    static let trackList = BodyDescription(data: tracks)

    /// "RatingRequest". The type is in the singular there, in answers in the plural; both are taken.
    static let rating = BodyDescription(
        types: ["rating", "ratings"],
        attributes: [Attribute(name: "value", kind: .number(of: [1, -1]), isRequired: true)])

    /// The tracks that a station shall go on from (observed).
    static let queue = BodyDescription(data: tracks, ignoresOtherTypes: true)
}
