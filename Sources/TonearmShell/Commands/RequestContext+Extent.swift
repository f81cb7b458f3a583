import MusicCatalog
import MusicWorld

extension RequestContext {
    /// Notes the size of the simulator's catalog after a search without results.
    func noteExtentOfCatalog() {
        guard output.format.isForPeople, case .simulator(let file) = session.world.address else {
            return
        }
        if let file {
            note(
                "the catalog '\(file)' has nothing of this; 'catalog info' counts what it has, 'set catalog built-in' "
                    + "leaves it")
            return
        }
        let names = BuiltInCatalog.realArtists(3)
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        note(
            "this simulator has \(BuiltInCatalog.realAlbumCount) real albums, for example by \(list), "
                + "and \(BuiltInCatalog.inventedArtistCount) invented artists")
        note(
            "'catalog import' adds what you recorded from the service; 'service live' asks Apple Music itself")
    }
}
