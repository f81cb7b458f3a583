import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The initial content of the demonstration accounts. The subscriber's library contains everything that the reference's
/// example requests name, and popular music. The other accounts are empty.
///
/// It is a function of the catalog, the account's storefront, and the day of the first read.
enum DemonstrationContent {
    /// - Parameter day: the day, counted from 1970.
    static func accountData(of account: String, storefront: String, day: Int, catalog: any Catalog) -> AccountData {
        guard account == SimulatedAccount.demonstration[0].name, let storefront = Storefront.withID(storefront)
        else { return AccountData() }
        var maker = DemonstrationLibrary(catalog: catalog, storefront: storefront, day: day)
        maker.addDocumented()
        maker.addPopular()
        maker.addPlaylists()
        maker.addUploads()
        var accountData = AccountData()
        accountData.library = maker.library
        for (resource, value) in DocumentedIDs.ratings { accountData.rate(resource, value) }
        for album in maker.library.albums.prefix(9).enumerated() where album.offset % 3 == 0 {
            accountData.setFavorite(ResourceIdentifier(.libraryAlbums, album.element.id), true)
        }
        for play in DemonstrationHistory(library: maker.library, catalog: catalog, day: day).plays() {
            accountData.record(play)
        }
        return accountData
    }
}

/// A maker of the subscriber's play history: a few albums often, others occasionally, and some playlists and stations.
struct DemonstrationHistory {
    let library: AccountLibrary
    let catalog: any Catalog
    let day: Int

    private static let days = 400

    /// Returns the plays, oldest first.
    func plays() -> [PlayEvent] {
        var random = RandomSource(seed: 1906)
        let albums = library.albums.filter { $0.catalogID != nil && !$0.trackIDs.isEmpty }
        guard !albums.isEmpty else { return [] }
        let songs = Dictionary(library.songs.map { ($0.id, $0) }) { first, _ in first }
        var plays: [PlayEvent] = []
        for ago in stride(from: Self.days, through: 1, by: -1) where ago <= 60 || ago % 3 == 0 {
            let time = AnswerTime.start(ofDay: day.subtractingClamped(ago)) + 64_800 + random.below(7200)
            func play(_ ids: some Sequence<String>, in container: ResourceIdentifier?) {
                let played = ids.compactMap { resource(songs[$0]) }.enumerated()
                plays += played.map { PlayEvent(of: $1, in: container, at: time.addingClamped($0 * 240)) }
            }
            switch random.below(10) {
            case 0:
                let station = Self.stations[random.below(Self.stations.count)]
                plays.append(PlayEvent(of: ResourceIdentifier(.stations, station), at: time))
            case 1:
                guard let playlist = library.playlists.first(where: { $0.id == DocumentedIDs.playlist }) else { break }
                play(playlist.trackIDs.prefix(3), in: ResourceIdentifier(.libraryPlaylists, playlist.id))
            default:
                // Squaring the random number favours the first albums.
                let chance = random.below(100)
                let album = albums[chance * chance * albums.count / 10_000]
                let container = album.catalogID.map { ResourceIdentifier(.albums, $0) }
                play(album.trackIDs.prefix(1 + random.below(3)), in: container)
            }
        }
        return plays
    }

    /// A live station, an example of the reference, and an artist's station.
    private static let stations = ["ra.978194965", "ra.853851860", "ra.178834"]

    private func resource(_ song: AccountLibrary.Track?) -> ResourceIdentifier? {
        guard let song else { return nil }
        return song.catalogID.map { ResourceIdentifier(.songs, $0) } ?? ResourceIdentifier(.librarySongs, song.id)
    }
}
