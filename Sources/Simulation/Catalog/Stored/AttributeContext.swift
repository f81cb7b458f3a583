package import AppleMusicAPI

/// The context in which attributes are written: language and storefront, with the texts, links and URLs that depend on
/// them.
package struct AttributeContext: Sendable {
    let identifier: ResourceIdentifier
    let catalog: any Catalog
    let storefront: Storefront
    let language: String
    /// The tokens that artwork URLs keep besides the size: `c` for the crop code, `f` for the format.
    let artworkTokens: [String]

    package init(
        _ identifier: ResourceIdentifier, of catalog: any Catalog, storefront: Storefront, language: String,
        artworkTokens: [String] = []
    ) {
        self.identifier = identifier
        self.catalog = catalog
        self.storefront = storefront
        self.language = language
        self.artworkTokens = artworkTokens
    }

    func text(_ text: LocalizedText) -> JSON { .string(text.text(in: language)) }

    /// Returns a web URL: `https://music.apple.com/{storefront}/{kind}/{slug}/{id}`
    func url(_ kind: String, _ name: LocalizedText, _ id: String) -> String {
        "https://music.apple.com/\(storefront.id)/\(kind)/\(Slug.of(name.text(in: language)))/\(id)"
    }

    func artistURL(_ ids: [String], _ name: LocalizedText) -> JSON? {
        ids.first.map { .string(url("artist", catalog.artist($0)?.name ?? name, $0)) }
    }

    func playParameters(_ kind: String) -> JSON { ["id": .string(identifier.id), "kind": .string(kind)] }

    func artwork(_ artwork: ArtworkRecord) -> JSON {
        let ending = (artworkTokens.contains("c") ? "{c}" : "bb") + (artworkTokens.contains("f") ? ".{f}" : ".png")
        var object = JSONObject()
        object.append("bgColor", artwork.colors.map { .string($0.background) })
        object.append("height", .integer(artwork.height))
        for (index, color) in (artwork.colors?.text ?? []).enumerated() {
            object.append("textColor\(index + 1)", .string(color))
        }
        object.append("url", .string("\(catalog.artworkBase)/\(identifier.type)/\(identifier.id)/{w}x{h}\(ending)"))
        object.append("width", .integer(artwork.width))
        return .object(object)
    }

    func notes(_ notes: EditorialNotesRecord?) -> JSON? {
        guard let notes else { return nil }
        var object = JSONObject()
        object.append("name", notes.name.map(text))
        object.append("short", notes.short.map(text))
        object.append("standard", notes.standard.map(text))
        object.append("tagline", notes.tagline.map(text))
        return object.isEmpty ? nil : .object(object)
    }

    /// Returns one preview; empty if the record is not released yet. A music video's preview has artwork and a stream.
    func previews(_ ending: String, isPlayable: Bool, _ picture: ArtworkRecord? = nil) -> JSON {
        guard isPlayable else { return [] }
        let address = JSON.string("\(catalog.mediaOrigin)/preview/\(identifier.type)/\(identifier.id).\(ending)")
        var object = JSONObject()
        if let picture {
            object.append("artwork", artwork(picture))
            object.append("hlsUrl", address)
        }
        object.append("url", address)
        return [.object(object)]
    }
}

extension ArtworkRecord {
    /// The default address of the served simulator.
    static let origin = "http://127.0.0.1:8502"
    /// The base URL of artwork at the default address of the served simulator.
    package static let base = origin + "/artwork"
}

extension Catalog {
    /// The base URL of artwork.
    package var artworkBase: String { mediaOrigin + "/artwork" }
}
