package import AppleMusicAPI

extension Storefront {
    /// Returns whether a record is visible here: it is for sale, and not explicit where explicit content is prohibited.
    package func has(_ record: Record) -> Bool {
        guard record.availability.includes(id) else { return false }
        return explicitContentPolicy != .prohibited || record.contentRating != .explicit
    }
}

extension Record {
    /// False if it is not released yet or was withdrawn.
    package var isPlayable: Bool {
        switch self {
        case .album(let album): album.isPlayable
        case .song(let song): song.isPlayable
        case .musicVideo(let video): video.isPlayable
        default: true
        }
    }
}
