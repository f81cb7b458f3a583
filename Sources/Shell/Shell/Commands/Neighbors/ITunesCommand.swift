import AppleMusicAPI
import TonearmConsole
import TonearmWorld

enum ITunesCommand: Command {
    static let description = CommandDescription(
        "itunes", .find, "Ask the iTunes Search API, whose ids are the catalog's.",
        discussion: """
            The API needs no token. It answers with up to 200 results where the Apple Music API has 25, and with an \
            artist's 200 most popular songs where a relationship has 20. A row opens as the catalog's resource.
            The answer comes from the session's service: the simulator's catalog, itunes.apple.com with 'service live', \
            a tonearm server, or a recording. Apple allows about 20 requests a minute.
            """,
        examples: [
            "itunes search belly", "itunes search springsteen --entity album --limit 5", "open 1",
            "itunes lookup 178834 --entity song --limit 200", "request --as curl", "itunes genres 36",
        ])

    static let forms = [
        CommandForm("search", "Search the store for songs, albums, artists and videos.", StoreSearchAction()),
        CommandForm("lookup", "Look things up by ids or codes, with what belongs to them.", StoreLookupAction()),
        CommandForm(
            "genres", "Show the store's file of all genres, also of apps, books and podcasts.", StoreGenresAction()),
    ]
}

/// The options for the storefront and the language of an answer.
struct StorePlace: DeclaredArguments {
    var country: StorefrontName?
    var language: StoreLanguage?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("country", &country, "The storefront; by default the session's.")
        fields.option("lang", &language, "The language of names, such as ja_jp; by default the session's.")
    }

    /// Returns the parameters. A language is sent only if it was chosen and the API can express it.
    func query(in world: World) -> [QueryItem] {
        let chosen = language?.text ?? world.locale.flatMap(StoreLanguage.code(ofTag:))
        return QueryItem.given(["country": country?.id ?? world.storefront, "lang": chosen])
    }
}
