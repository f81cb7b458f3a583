import AppleMusicAPI
import AppleMusicSimulation
public import MusicKit
import TonearmCatalog

/// The bytes behind the addresses of artwork and previews, at which no server answers.
extension Simulation {
    /// Returns the bytes of an artwork in a size (PNG) or of a preview (a generated tone, WAV).
    ///
    /// ```swift
    /// let url = try #require(album.artwork?.url(width: 300, height: 300))
    /// let picture = try #require(Simulation.data(at: url))
    /// ```
    /// - Returns: nil for other addresses, and for music that the catalog does not have.
    public static func data(at url: URL) -> Data? {
        guard url.absoluteString.hasPrefix(SimulatedAppleMusic.mediaOrigin + "/") else { return nil }
        let path = url.path(percentEncoded: true)
        if let (resource, ending) = Gallery.picture(at: path) {
            guard let name = PictureName(ending) else { return nil }
            return Gallery(of: SimulatedAppleMusic.catalog)
                .cover(of: resource, width: name.width, height: name.height).map { Data(StoredPNG.bytes(of: $0)) }
        }
        guard let resource = PreviewTone.resource(at: path), SimulatedAppleMusic.catalog.record(resource) != nil else {
            return nil
        }
        return Data(PreviewTone(of: resource).wav)
    }
}
