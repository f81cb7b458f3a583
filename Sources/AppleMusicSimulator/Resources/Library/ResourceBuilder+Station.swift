import AppleMusicAPI
import MusicCatalog

extension ResourceBuilder {
    /// Returns the account's personal station, which is not in a catalog.
    func personalStation(_ identifier: ResourceIdentifier) -> Record? {
        guard let snapshot, identifier.type == .stations, identifier.id == snapshot.account.stationID else {
            return nil
        }
        return .station(
            Station(
                id: identifier.id, name: LocalizedText(Titles.text("my-station", in: language)),
                artwork: ArtworkMaker.station(identifier.id),
                notes: .station(LocalizedText(Titles.text("my-station", in: language))),
                isLive: false, mediaKind: "audio", hash: Base64URL.encode(identifier.id.utf8), availability: .everywhere
            ))
    }
}
