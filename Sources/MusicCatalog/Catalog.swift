package import AppleMusicAPI

/// A catalog as the simulator reads it: records by id, what belongs together, and what a search finds.
///
/// A catalog knows nothing of storefronts' rules, languages asked for, pages or JSON: it answers with all there is, in the order in which
/// the service would list it, and the simulator leaves out what a storefront does not have.
package protocol Catalog: Sendable {
    /// One sentence for `session show`: what this catalog is and how large.
    var summary: String { get }

    func artist(_ id: String) -> Artist?
    func album(_ id: String) -> Album?
    func song(_ id: String) -> Song?
    func musicVideo(_ id: String) -> MusicVideo?
    func playlist(_ id: String) -> Playlist?
    func station(_ id: String) -> Station?
    /// A curator of one of three types: `curators`, `apple-curators`, `activities`.
    func curator(_ identifier: ResourceIdentifier) -> Curator?
    func recordLabel(_ id: String) -> RecordLabel?
    func genre(_ id: String) -> Genre?
    func stationGenre(_ id: String) -> StationGenre?

    /// The genres of the chart list in its order, the root ("34", Music) last; genres below them are found by id.
    var genres: [Genre] { get }
    var stationGenres: [StationGenre] { get }

    /// What a relationship or a view of a catalog resource leads to, whole and in order: tracks by disc and number, an artist's albums
    /// newest first, songs by popularity. Empty when there is nothing; names that the type does not have are never asked.
    func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier]

    /// Songs or music videos with an International Standard Recording Code, or albums with a Universal Product Code; several may share one.
    func identifiers(isrc: String, in type: ResourceType) -> [String]
    func identifiers(upc: String) -> [String]

    /// The other ids under which the same content is sold (another storefront's id, the clean or the explicit edition, a re-delivery),
    /// this one first.
    func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier]

    /// Resources of a type that match a term, the most relevant first, at most `limit`. Words match by prefix, in any order, without regard
    /// to case, accents and width; one misspelt letter in a word of four or more is forgiven.
    func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch]

    /// The same for each of several types.
    func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]]

    /// Terms that begin like what was typed so far, the most popular first.
    func completions(of term: String, limit: Int) -> [String]

    /// The most played of a type (`songs`, `albums`, `music-videos`, `playlists`), of one genre or of all (`34`), the first being the most
    /// popular; at most `Chart.length`. Storefronts differ in order.
    /// - Parameter year: the last year of release that is charted; nil for no limit.
    func chart(of type: ResourceType, genre: String, storefront: String, until year: Int?) -> [ResourceIdentifier]

    /// The chart playlists of a storefront: `top` is the daily Top 100 of the storefront, `cities` the city charts of its cities, `global`
    /// the daily Top 100 of all storefronts.
    func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier]

    /// The live radio stations, as `filter[featured]=apple-music-live-radio` lists them.
    var liveStations: [ResourceIdentifier] { get }

    /// Whether an answer may have to wait for a disk.
    var isOnDisk: Bool { get }

    /// Why something could not be read; nil as long as all is well. Answers are not to be trusted once it is there.
    var problem: String? { get }
}

extension Catalog {
    package func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]] {
        types.map { search(term, type: $0, limit: limit) }
    }

    package var isOnDisk: Bool { false }
    package var problem: String? { nil }
}

package enum ChartPlaylistKind: Sendable, Hashable, CaseIterable {
    case top
    case cities
    case global
}

/// A search result and how well it matches: higher is better; popularity decides between equals.
package struct SearchMatch: Hashable, Sendable {
    package var resource: ResourceIdentifier
    package var score: Int

    package init(resource: ResourceIdentifier, score: Int) {
        self.resource = resource
        self.score = score
    }
}
