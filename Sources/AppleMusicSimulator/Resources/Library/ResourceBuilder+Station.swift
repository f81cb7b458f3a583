import AppleMusicAPI
import MusicCatalog

extension ResourceBuilder {
    /// The station that is made for the account, which no catalog has.
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
