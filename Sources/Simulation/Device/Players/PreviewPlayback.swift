package import AppleMusicAPI

/// A preview that an app plays: a short file at an address, which needs no player of MediaPlayer or MusicKit, no
/// consent and no capability.
package struct PreviewPlayback: Sendable, Codable, Equatable {
    /// The song or music video.
    package let resource: ResourceIdentifier
    package let title: String
    /// The time of the start, in milliseconds since 1970.
    package internal(set) var began: Milliseconds
    package let length: Milliseconds

    /// The length of previews of longer items.
    package static let standardLength: Milliseconds = 30_000

    /// - Parameter duration: the duration of the item; nil if unknown.
    package init(of resource: ResourceIdentifier, title: String, duration: Milliseconds? = nil, began: Milliseconds) {
        self.resource = resource
        self.title = title
        self.began = began
        length = duration.map { min(max($0, 1), Self.standardLength) } ?? Self.standardLength
    }

    /// The time of its end.
    package var end: Milliseconds { began.addingClamped(length) }

    package func position(at now: Milliseconds) -> Milliseconds {
        min(max(now.subtractingClamped(began), 0), length)
    }

    /// The broken invariant; nil for none.
    var flaw: String? {
        (1...Self.standardLength).contains(length) ? nil : "the preview of '\(title)' has no possible length"
    }
}
