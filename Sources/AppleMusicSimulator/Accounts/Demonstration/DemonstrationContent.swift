import AppleMusicAPI
import MusicCatalog

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
