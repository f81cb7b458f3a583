import AppleMusicAPI
import MusicCatalog

/// The attributes of each type, in alphabetical order as the older recordings have them.
extension Composer {
    func attributes(of visible: Visible, isPrimary: Bool) -> JSONObject {
        let type = visible.identifier.type
        let writer = AttributeWriter(
            composer: self, identifier: visible.identifier,
            extended: query.names("extend", for: type, isPrimary: isPrimary))
        var all =
            switch visible.record {
            case .artist(let artist): writer.attributes(of: artist)
            case .album(let album): writer.attributes(of: album)
            case .song(let song): writer.attributes(of: song)
            case .musicVideo(let video): writer.attributes(of: video)
            case .playlist(let playlist): writer.attributes(of: playlist)
            case .station(let station): writer.attributes(of: station)
            case .curator(let curator): writer.attributes(of: curator)
            case .recordLabel(let label): writer.attributes(of: label)
            case .genre(let genre): writer.attributes(of: genre)
            case .stationGenre(let genre): JSONObject([("name", writer.text(genre.name))])
            }
        if let mine, writer.extended.contains("inFavorites"),
            schema[type]?.attributes.contains(where: { $0.name == "inFavorites" }) == true
        {
            all = all.inserting("inFavorites", .bool(mine.holdings.isFavorite(visible.identifier)))
        }
        return all.keeping(query.names("fields", for: type, isPrimary: isPrimary))
    }
}

extension JSONObject {
    /// The members that `fields` asks for; all when it asks for none.
    func keeping(_ names: [String]) -> JSONObject {
        names.isEmpty ? self : JSONObject(members: members.filter { names.contains($0.name) })
    }
}

/// Writes attributes for one storefront, language and set of extensions.
struct AttributeWriter {
    let composer: Composer
    let identifier: ResourceIdentifier
    let extended: [String]

    func text(_ text: LocalizedText) -> JSON { .string(text.text(in: composer.language)) }

    func names(_ names: [LocalizedText]) -> JSON { .array(names.map(text)) }

    /// The value of an extended attribute, when it was asked for.
    func extended(_ name: String, _ value: @autoclosure () -> JSON?) -> JSON? {
        extended.contains(name) ? value() : nil
    }

    /// `https://music.apple.com/{storefront}/{kind}/{slug}/{id}`
    func url(_ kind: String, _ name: LocalizedText, _ id: String) -> String {
        "https://music.apple.com/\(composer.storefront.id)/\(kind)/\(Slug.of(name.text(in: composer.language)))/\(id)"
    }

    func playParameters(_ kind: String, isPlayable: Bool = true) -> JSON? {
        isPlayable ? ["id": .string(identifier.id), "kind": .string(kind)] : nil
    }

    /// Tokens that an artwork URL gets beside `{w}` and `{h}`: a crop code and a file format, when `art[url]` asks for them.
    func artwork(_ artwork: Artwork) -> JSON {
        let tokens = composer.query.list("art[url]") + composer.query.list("art[\(identifier.type):url]")
        let ending = (tokens.contains("c") ? "{c}" : "bb") + (tokens.contains("f") ? ".{f}" : ".png")
        var object = JSONObject()
        object.append("bgColor", artwork.colors.map { .string($0.background) })
        object.append("height", .integer(artwork.height))
        for (index, color) in (artwork.colors?.text ?? []).enumerated() {
            object.append("textColor\(index + 1)", .string(color))
        }
        object.append("url", .string("\(Artwork.base)/\(identifier.type)/\(identifier.id)/{w}x{h}\(ending)"))
        object.append("width", .integer(artwork.width))
        return .object(object)
    }

    func notes(_ notes: EditorialNotes?) -> JSON? {
        guard let notes else { return nil }
        var object = JSONObject()
        object.append("name", notes.name.map(text))
        object.append("short", notes.short.map(text))
        object.append("standard", notes.standard.map(text))
        object.append("tagline", notes.tagline.map(text))
        return object.isEmpty ? nil : .object(object)
    }

    func artistURL(_ ids: [String], _ name: LocalizedText) -> JSON? {
        ids.first.map { .string(url("artist", composer.catalog.artist($0)?.name ?? name, $0)) }
    }
}

extension Artwork {
    /// Where the pictures of the simulator are: the address at which the simulator is served when nothing else is said.
    static let base = "http://127.0.0.1:8502/artwork"
}
