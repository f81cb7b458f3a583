/// The artists of a world, and who stands beside whom.
final class Roster: Sendable {
    let artists: [WorldArtist]
    /// For each artist the next one of the same genre, the last being followed by the first; nil for the only one.
    let neighbors: [Int?]
    /// For each artist the one whose neighbour it is.
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
