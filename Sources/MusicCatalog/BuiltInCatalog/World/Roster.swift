/// The artists of a world, and their neighbours within a genre.
final class Roster: Sendable {
    let artists: [WorldArtist]
    /// The next artist of the same genre, cyclically, by index; nil for an artist alone in its genre.
    let neighbors: [Int?]
    /// The previous artist of the same genre, by index.
    let neighborsBefore: [Int?]

    /// The artists of the built-in catalog.
    static let standard = Roster(WorldArtist.all)

    init(_ artists: [WorldArtist]) {
        var members: [Int: [Int]] = [:]
        for artist in artists { members[artist.genre, default: []].append(artist.index) }
        var neighbors = [Int?](repeating: nil, count: artists.count)
        for group in members.values where group.count > 1 {
            for (place, index) in group.enumerated() { neighbors[index] = group[(place + 1) % group.count] }
        }
        var before = [Int?](repeating: nil, count: artists.count)
        for (index, neighbor) in neighbors.enumerated() {
            if let neighbor { before[neighbor] = index }
        }
        self.artists = artists
        self.neighbors = neighbors
        neighborsBefore = before
    }
}
