import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// A preview of a song or a music video.
struct FoundPreview {
    let resource: Resource
    let address: String

    /// - Returns: nil if the resource has no preview.
    init?(_ resource: Resource) {
        guard let address = resource.attribute("previews")?[0]?["url"]?.string else { return nil }
        self.resource = resource
        self.address = address
    }

    var title: String { resource.attribute("name")?.string ?? resource.identifier.description }
    var duration: Milliseconds? { resource.attribute("durationInMillis")?.integer }
}

extension Session {
    /// Returns the music of which a preview is wanted; the focus if no words name it. A row of a library stands for its
    /// song or video of the catalog.
    func previewed(_ words: [String], to purpose: String) throws(Failure) -> ResourceIdentifier {
        let named = try playableResources(words, to: purpose)
        guard named.count < 2 else {
            throw Failure.usage(
                "Cannot \(purpose) '\(words.joined(separator: " "))'", "a preview is of one song or music video",
                next: "Type one of them: 'play --preview \(named[0])'.")
        }
        let resource: ResourceIdentifier
        if let first = named.first { resource = first } else { resource = try focus(to: "find a preview").resource }
        guard resource.isOfLibrary else { return resource }
        let row = try? shownResources(words.first ?? resource.description, to: purpose).first
        guard let id = row?.attribute("playParams")?["catalogId"]?.string, resource.type != .libraryArtists else {
            throw Failure(
                "Cannot \(purpose) '\(resource)'", "music of a library has no preview",
                next: "Name the song of the catalog: 'search TERM --types songs' finds it.")
        }
        return ResourceIdentifier(ResourceType(String(resource.type.rawValue.dropFirst("library-".count))), id)
    }
}

extension RequestContext {
    /// Fetches the preview of a song or music video, or of the first track of an album or playlist that has one.
    /// - Throws: `Failure`, `CancellationError`.
    func preview(of resource: ResourceIdentifier, to purpose: String) async throws -> FoundPreview {
        guard [.songs, .musicVideos, .albums, .playlists].contains(resource.type) else {
            throw Failure(
                "Cannot \(purpose) '\(resource)'", "\(resource.type) have none",
                next: "Songs and music videos have previews: 'play --preview songs/310730206'.")
        }
        let response = try await send(Request(path: session.world.path(to: resource), query: []))
        try refuse(response, to: "\(purpose) '\(resource)'")
        let found = response.body.json?["data"]?[0].flatMap { Resource($0) }
        let tracks = found?.relationship("tracks")?.data ?? []
        guard let preview = ([found].compactMap { $0 } + tracks).lazy.compactMap({ FoundPreview($0) }).first else {
            throw Failure(
                "Cannot \(purpose) '\(resource)'", "it has none",
                next: "Music that is not released yet has no preview; 'play --preview songs/310730206' plays one.")
        }
        return preview
    }
}
