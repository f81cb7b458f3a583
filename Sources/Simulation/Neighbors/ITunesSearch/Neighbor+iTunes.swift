package import AppleMusicAPI

extension Neighbor {
    /// Apple's search in its stores, whose ids are those of the Apple Music catalog ("iTunes Search API").
    package static let iTunes = Neighbor(
        "itunes", title: "the iTunes Search API", host: "itunes.apple.com", envelope: .iTunes)
}
