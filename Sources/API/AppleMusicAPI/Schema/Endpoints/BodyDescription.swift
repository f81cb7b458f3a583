/// The JSON object in the body of a write: the simulator checks it, the OpenAPI description contains it, and tests
/// break it.
package struct BodyDescription: Sendable, Hashable {
    /// The accepted values of the root's `type`, if it is present.
    package var types: [String] = []
    /// The members of `attributes`; others are ignored.
    package var attributes: [Attribute] = []
    /// The members of `relationships`, each with `data`; others are ignored.
    package var relationships: [Relationship] = []
    /// The types of the resources in the root's `data`; nil if the body has no such member.
    package var data: [ResourceType]?
    /// Whether resources of other types in `data` are ignored rather than refused.
    package var ignoresOtherTypes = false

    /// Whether resources without a `type` are dropped rather than refused.
    package var dropsUntyped = false

    /// Any object.
    package static let any = BodyDescription()

    package struct Attribute: Sendable, Hashable {
        package var name: String
        package var kind: Kind
        package var isRequired = false

        package enum Kind: Sendable, Hashable {
            /// A string. It must not be empty if the attribute is required.
            case text
            case boolean
            case number(of: [Int])
        }
    }

    package struct Relationship: Sendable, Hashable {
        package var name: String
        package var targets: [ResourceType]
    }

    /// The types that a library playlist can contain.
    private static let tracks: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos]
    private static let parent = Relationship(name: "parent", targets: [.libraryPlaylistFolders])
    private static let name = Attribute(name: "name", kind: .text, isRequired: true)

    /// The body that creates a playlist ("LibraryPlaylistCreationRequest", Apple Music API reference).
    static let playlist = BodyDescription(
        attributes: [
            name, Attribute(name: "description", kind: .text), Attribute(name: "isPublic", kind: .boolean),
        ], relationships: [Relationship(name: "tracks", targets: tracks), parent], dropsUntyped: true)

    /// The body that creates a folder ("LibraryPlaylistFolderCreationRequest").
    static let folder = BodyDescription(attributes: [name], relationships: [parent])

    /// The web player's body for a change of a playlist (observed).
    static let playlistUpdate = BodyDescription(
        attributes: [
            Attribute(name: "name", kind: .text), Attribute(name: "description", kind: .text),
            Attribute(name: "isPublic", kind: .boolean),
        ])

    /// The web player's body for renaming a folder (observed).
    static let folderUpdate = BodyDescription(attributes: [name])

    /// The folder to which a playlist is moved (observed).
    static let folderList = BodyDescription(data: [.libraryPlaylistFolders])

    /// The tracks to add to a playlist ("LibraryPlaylistTracksRequest").
    static let trackList = BodyDescription(data: tracks, dropsUntyped: true)

    /// The body of a rating ("RatingRequest"). The reference has the type in the singular, answers in the plural; both
    /// are accepted.
    static let rating = BodyDescription(
        types: ["rating", "ratings"],
        attributes: [Attribute(name: "value", kind: .number(of: [1, -1]), isRequired: true)])

    /// The seed tracks of a continuous station (observed).
    static let queue = BodyDescription(data: tracks, ignoresOtherTypes: true)
}
