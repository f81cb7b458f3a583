import AppleMusicAPI
import TonearmCatalog

/// A row of a data set, with readers for the forms of its columns.
struct MusicFeedRow {
    let columns: JSONObject

    subscript(name: String) -> JSON? { columns[name] }

    func text(_ name: String) -> String? { columns[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns a mapping of locales to texts. It is an object, or an array of objects with `locale` and a text, as the
    /// reference pages describe it.
    func locales(_ name: String) -> [String: String] {
        guard let value = columns[name] else { return [:] }
        if let object = value.object {
            return Dictionary(
                object.members.compactMap { member in member.value.string.map { (member.name, $0) } },
                uniquingKeysWith: { first, _ in first })
        }
        return Dictionary(
            (value.array ?? []).compactMap(\.object).compactMap { entry in
                let text = entry.members.first { $0.name != "locale" }?.value.string
                return text.map { (entry["locale"]?.string ?? MusicFeedLocale.standard, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a localized text; nil if it has no text in any language.
    /// - Parameter standard: the column with the default text.
    func localized(_ name: String, standard: String? = nil) -> LocalizedText? {
        var texts = locales(name)
        let own = standard.flatMap(text) ?? texts[MusicFeedLocale.standard]
        texts[MusicFeedLocale.standard] = nil
        texts[""] = nil
        guard let own = own ?? texts.min(by: { $0.key < $1.key })?.value else { return nil }
        return LocalizedText(own, texts)
    }

    /// The names in `genres`, in their order.
    var genreNames: [LocalizedText] {
        (columns["genres"]?.array ?? []).compactMap { $0["name"]?.string }.map { LocalizedText(genreName: $0) }
    }

    /// The elements of `primaryArtists`.
    var artists: [(id: String?, name: String)] {
        (columns["primaryArtists"]?.array ?? []).compactMap { artist in
            artist["name"]?.string.map { (artist["id"]?.string.flatMap { $0.isEmpty ? nil : $0 }, $0) }
        }
    }

    /// The name of the artists as the API writes it: `A`, `A & B`, `A, B & C`.
    var artistName: LocalizedText? {
        let names = artists.map(\.name)
        guard names.count != 1 else {
            return artists[0].id == nil ? LocalizedText(names[0]) : localized("_artist") ?? LocalizedText(names[0])
        }
        guard let last = names.last else { return nil }
        return LocalizedText(names.dropLast().joined(separator: ", ") + " & " + last)
    }

    var contentRating: AdvisoryRating? {
        switch columns["parentalAdvisoryType"]?.string {
        case "explicit": .explicit
        case "cleaned": .clean
        default: nil
        }
    }

    /// The storefronts with an offer for streaming; everywhere if there are no prices.
    var availability: Availability {
        let prices = columns["prices"]?.object?.members ?? []
        let streamed = prices.filter { offers in
            offers.value.array?.contains { $0["priceType"]?.string == "streaming" } == true
        }
        return prices.isEmpty ? .everywhere : .only(Set(streamed.map { $0.name.lowercased() }))
    }

    /// Returns the size of the default artwork.
    func artwork(_ name: String, keeping known: ArtworkRecord) -> ArtworkRecord {
        let all = columns[name]?.object
        let picture = (all?[MusicFeedLocale.standard] ?? all?.members.first?.value).flatMap { $0[0] ?? $0 }
        guard let width = picture?["width"]?.integer, let height = picture?["height"]?.integer else { return known }
        if known.width == width, known.height == height { return known }
        var artwork = known
        (artwork.width, artwork.height, artwork.colors) = (max(width, 0), max(height, 0), nil)
        return artwork
    }

    /// Returns the ids in a column: an array of texts or of objects with an `id`, or one such object.
    func ids(_ name: String) -> [String] {
        let value = columns[name]
        let elements = value?.array ?? (value?.object).map { [.object($0)] } ?? []
        return elements.compactMap { $0.string ?? $0["id"]?.string }
    }
}

/// Fixed texts of the feed.
enum MusicFeedLocale {
    /// The key of the text that belongs to no locale.
    static let standard = "default"
    /// The root of the genres.
    static let rootGenre = "Music"
    /// The name of the role of composers in `artistRoles`.
    static let composer = "Composer"
}
