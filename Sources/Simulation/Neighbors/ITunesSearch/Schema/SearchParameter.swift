/// A parameter of the API, with the key under which a refusal names it (observed).
package struct SearchParameter: Hashable, Sendable {
    package let name: String
    /// The name in `errorMessage`: `resultEntity` for `entity`.
    package let key: String
    package let kind: Kind
    package let summary: String

    package enum Kind: Hashable, Sendable {
        /// Any text.
        case text
        /// Ids or codes, separated by commas: of digits, or of any characters.
        case codes(areNumbers: Bool)
        /// One of these texts.
        case choice([String])
        /// The name of an entity or an attribute, which depends on the media.
        case entity, attribute
        /// A storefront: two letters (ISO 3166-1 alpha-2), in either case.
        case country
        /// A language and a region: `ja_jp`.
        case language
        /// A whole number from the lower bound. Larger numbers are read as the upper bound (observed).
        case number(ClosedRange<Int>, standard: Int)
        /// The name of a JavaScript function, perhaps a member of an object.
        case identifier
    }

    private init(_ name: String, _ kind: Kind, key: String? = nil, _ summary: String) {
        self.name = name
        self.key = key ?? name
        self.kind = kind
        self.summary = summary
    }

    package static let term = SearchParameter("term", .text, "The words to search for.")
    package static let country = SearchParameter("country", .country, "The storefront; US by default.")
    package static let media = SearchParameter(
        "media", .choice(SearchMedia.all.map(\.name)), key: "mediaType", "The kind of content; all by default.")
    package static let entity = SearchParameter("entity", .entity, key: "resultEntity", "The kind of results.")
    package static let attribute = SearchParameter(
        "attribute", .attribute, key: "attributeType", "The attribute with which the term is compared.")
    package static let limit = SearchParameter(
        "limit", .number(1...200, standard: pageSize), "The number of results; for a lookup, of each thing looked up.")
    /// The number of results without `limit`.
    package static let pageSize = 50
    package static let offset = SearchParameter(
        "offset", .number(0...1_000_000_000, standard: 0), "The number of results to skip.")
    package static let language = SearchParameter("lang", .language, key: "language", "The language of names.")
    package static let version = SearchParameter("version", .choice(["1", "2"]), "The version of the results' keys.")
    package static let explicit = SearchParameter(
        "explicit", .choice(["Yes", "No"]), "Whether explicit content is found.")
    package static let callback = SearchParameter("callback", .identifier, "The function that gets the answer.")
    package static let sort = SearchParameter("sort", .choice(["recent", "popular"]), "The order of related things.")
    package static let id = SearchParameter("id", .codes(areNumbers: true), key: "itunesId", "Ids of the catalog.")
    package static let amgArtist = SearchParameter(
        "amgArtistId", .codes(areNumbers: true), "Ids of artists in the All Music Guide.")
    package static let amgAlbum = SearchParameter(
        "amgAlbumId", .codes(areNumbers: true), "Ids of albums in the All Music Guide.")
    package static let amgVideo = SearchParameter(
        "amgVideoId", .codes(areNumbers: true), "Ids of videos in the All Music Guide.")
    package static let upc = SearchParameter("upc", .codes(areNumbers: true), "Codes of albums: UPC or EAN.")
    package static let isrc = SearchParameter("isrc", .codes(areNumbers: false), "Codes of recordings.")
    package static let isbn = SearchParameter("isbn", .codes(areNumbers: false), "Codes of books.")
    package static let bundle = SearchParameter("bundleId", .codes(areNumbers: false), "Identifiers of apps.")

    /// The parameters of a search.
    package static let ofSearch = [
        term, country, media, entity, attribute, limit, offset, language, version, explicit, callback,
    ]
    /// The parameters that name what is looked up.
    package static let keysOfLookup = [id, amgArtist, amgAlbum, amgVideo, upc, isrc, isbn, bundle]
    /// The parameters of a lookup.
    package static let ofLookup = keysOfLookup + [country, entity, limit, language, version, sort, callback]
}
