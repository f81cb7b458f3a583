import AppleMusicAPI
import MusicCatalog

/// Puts recorded attributes into a record. Reads from the attributes, and remembers which of them it knew.
struct RecordReader {
    private let attributes: JSONObject
    private(set) var unknown: Set<String>

    /// Attributes that the simulator makes itself, from the record or the account, or from what was asked.
    private static let computed: Set<String> = [
        "url", "artistUrl", "previews", "trackTypes", "parentName", "supportedDrms", "inFavorites", "isPrerelease",
    ]

    init(_ attributes: JSONObject) {
        self.attributes = attributes
        unknown = Set(attributes.names).subtracting(RecordReader.computed)
    }

    private mutating func value(_ name: String) -> JSON? {
        guard let value = attributes[name] else { return nil }
        unknown.remove(name)
        return value
    }

    mutating func read(into text: inout LocalizedText, _ name: String) {
        guard let found = value(name)?.string else { return }
        // A name that is the known one in some language does not lose its translations.
        if text.standard != found, !text.translations.values.contains(found) { text = LocalizedText(found) }
    }

    mutating func read(into text: inout LocalizedText?, _ name: String) {
        guard let found = value(name)?.string else { return }
        if text?.standard != found { text = LocalizedText(found) }
    }

    mutating func read(into text: inout String?, _ name: String) { text = value(name)?.string ?? text }
    mutating func read(into text: inout String, _ name: String) { text = value(name)?.string ?? text }
    mutating func read(into number: inout Int?, _ name: String) { number = natural(name) ?? number }
    mutating func read(into number: inout Int, _ name: String) { number = natural(name) ?? number }
    mutating func read(into flag: inout Bool, _ name: String) { flag = value(name)?.bool ?? flag }

    /// A number below 0 is no length, no place and no count.
    private mutating func natural(_ name: String) -> Int? {
        guard let number = value(name)?.integer, number >= 0 else { return nil }
        return number
    }

    mutating func read(into texts: inout [String], _ name: String) {
        if let found = value(name)?.strings, !found.isEmpty { texts = found }
    }

    mutating func read(into rating: inout ContentRating?, _ name: String) {
        if let found = value(name)?.string { rating = ContentRating(rawValue: found) ?? rating }
    }

    mutating func readGenres(into names: inout [LocalizedText]) {
        if let found = value("genreNames")?.strings, !found.isEmpty {
            names = found.map(LocalizedText.init(genreName:))
        }
    }

    mutating func read(into artwork: inout Artwork?, _ name: String) {
        guard let found = value(name), let width = found["width"]?.integer, let height = found["height"]?.integer,
            width >= 0, height >= 0
        else { return }
        let background = found["bgColor"]?.string
        artwork = Artwork(
            width: width, height: height,
            colors: background.map { background in
                Artwork.Colors(
                    background: background, text: (1...4).compactMap { found["textColor\($0)"]?.string })
            })
    }

    mutating func read(into artwork: inout Artwork, _ name: String) {
        var found: Artwork? = artwork
        read(into: &found, name)
        artwork = found ?? artwork
    }

    mutating func read(into notes: inout EditorialNotes?, _ name: String) {
        guard let found = value(name)?.object else { return }
        func text(_ member: String) -> LocalizedText? { found[member]?.string.map { LocalizedText($0) } }
        notes = EditorialNotes(
            short: text("short"), standard: text("standard"), name: text("name"), tagline: text("tagline"))
    }

    mutating func readDescription(into text: inout LocalizedText?) {
        if let found = value("description")?["standard"]?.string { text = LocalizedText(found) }
    }

    /// What can be played says how.
    mutating func readPlayable(into isPlayable: inout Bool) { isPlayable = value("playParams") != nil || isPlayable }

    mutating func readStationHash(into hash: inout String) {
        hash = value("playParams")?["stationHash"]?.string ?? hash
    }

    mutating func ignore(_ name: String) { unknown.remove(name) }

    /// An id at the end of a link: `https://music.apple.com/us/album/name/310730204?i=310730206` tells the album's.
    func id(in name: String, after kind: String) -> String? {
        guard let link = attributes[name]?.string, link.contains("/\(kind)/") else { return nil }
        let path = link.prefix { $0 != "?" && $0 != "#" }
        guard let id = path.split(separator: "/").last, id.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
        return String(id)
    }
}
