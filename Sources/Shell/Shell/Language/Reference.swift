import AppleMusicAPI
import TonearmConsole

/// A typed resource: a row number, `type/id`, a link of the web player, or a path of the API.
struct Reference: Hashable {
    var resource: ResourceIdentifier
    /// The storefront in a link or a path; nil without one.
    var storefront: String?
    /// The row's own link; nil if it is not a row.
    var href: String?

    /// Parses a word, which may name several rows: `2`, `1-3`, `1,4`.
    /// - Parameters:
    ///   - shown: the numbered rows.
    ///   - example: a resource that the command takes, for advice.
    /// - Throws: `Failure` with the accepted forms if the word is not a resource.
    static func read(
        _ word: String, among shown: NumberedRows, to purpose: String, example: ResourceIdentifier = .exampleAlbum
    ) throws(Failure) -> [Reference] {
        if word.allSatisfy({ $0.isNumber || $0 == "-" || $0 == "," || $0 == "…" }), word.first?.isNumber == true {
            return try rows(word, of: shown, to: purpose, example: example)
        }
        if let link = link(word) ?? path(word) ?? typed(word) ?? marked(word) { return [link] }
        throw Failure.usage(
            "Cannot \(purpose) '\(word)'", unknownReason(word),
            next: "Type a row number, or for example '\(example)'."
        ).at(.word(word))
    }

    private static func unknownReason(_ word: String) -> String {
        guard let slash = word.firstIndex(of: "/"), slash > word.startIndex else {
            return word.hasPrefix("/v1/")
                ? "this path is not a single resource, but 'get' can request it"
                : "this is not a row number, a type/id or a link"
        }
        let type = String(word[..<slash])
        if type.hasSuffix(":") { return "this link is not to a resource of the Apple Music API" }
        if Schema.appleMusic.type(named: type) != nil { return "the id is missing" }
        let near = Nearest.names(to: type, in: Schema.appleMusic.types.map(\.type.rawValue))
        return "there is no resource type '\(type)'" + (near.first.map { ", perhaps '\($0)'" } ?? "")
    }

    private static func rows(
        _ word: String, of rows: NumberedRows, to purpose: String, example: ResourceIdentifier
    ) throws(Failure) -> [Reference] {
        var references: [Reference] = []
        for part in word.split(separator: ",") {
            guard let numbers = numbers(of: part), let named = rows[numbers] else {
                throw Failure(
                    "Cannot \(purpose) row \(part)",
                    rows.extent,
                    next: rows.isEmpty
                        ? "Type for example 'search beach bunny' first, or name it: '\(example)'."
                        : part.count > 4
                            ? "For an id add the type: '\(example.type)/\(part)'." : rows.advice
                ).at(.word(String(part)))
            }
            references += named.map { row in
                Reference(
                    resource: row.identifier, storefront: row.href.flatMap { path($0)?.storefront }, href: row.href)
            }
        }
        return references
    }

    /// Parses a row number or a range: `2`, `1-3`.
    private static func numbers(of part: Substring) -> ClosedRange<Int>? {
        let ends = part.replacing("…", with: "-").split(separator: "-", omittingEmptySubsequences: false).map {
            Int($0)
        }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else {
            return nil
        }
        return first...last
    }

    /// Returns whether a word consists of numbers of existing rows.
    static func isRows(_ word: String, of rows: NumberedRows) -> Bool {
        word.first?.isNumber == true
            && word.split(separator: ",").allSatisfy { part in
                numbers(of: part).map { rows[$0] != nil } ?? false
            }
    }

    /// Parses `albums/310730204` or `album/310730204`.
    private static func typed(_ word: String) -> Reference? {
        let parts = word.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let type = Schema.appleMusic.type(named: String(parts[0])) else { return nil }
        let id = PercentEncoding.decode(parts[1])
        // Storefronts can also be given by name.
        let named = type.type == .storefronts ? Storefront.plainly(named: id) : nil
        return Reference(resource: ResourceIdentifier(type.type, named?.id ?? id))
    }

    /// Parses ids whose prefix shows their type.
    private static func marked(_ word: String) -> Reference? {
        let types: [(String, ResourceType)] = [
            ("pl.", .playlists), ("ra.", .stations), ("p.", .libraryPlaylists), ("l.", .libraryAlbums),
            ("r.", .libraryArtists), ("i.", .librarySongs),
        ]
        guard let type = types.first(where: { word.hasPrefix($0.0) && word.count > $0.0.count }) else { return nil }
        return Reference(resource: ResourceIdentifier(type.1, word))
    }

    /// Parses a path: `/v1/catalog/us/albums/310730204`, `/v1/me/library/songs/i.…`, `/v1/storefronts/jp`.
    static func path(_ word: String) -> Reference? {
        let path = word.trimmingPrefix("https://api.music.apple.com")
        guard path.hasPrefix("/v1/") else { return nil }
        let segments = path.prefix { $0 != "?" }.split(separator: "/").map { PercentEncoding.decode($0) }
        switch (segments.count, segments[1...].first) {
        case (5, "catalog"):
            return Reference(
                resource: ResourceIdentifier(ResourceType(segments[3]), segments[4]), storefront: segments[2])
        case (5, "me") where segments[2] == "library":
            return Reference(resource: ResourceIdentifier(ResourceType("library-" + segments[3]), segments[4]))
        case (3, "storefronts"): return Reference(resource: ResourceIdentifier(.storefronts, segments[2]))
        default: return nil
        }
    }

    /// The beginnings of links: those of the web player and of shared links, and of the iTunes Store, to which answers of
    /// 2017 and 2018 link.
    static let linkStarts = ["music", "itunes", "geo.music", "geo.itunes", "embed.music", "beta.music"].flatMap {
        host in
        ["https://", "http://", ""].map { "\($0)\(host).apple.com/" }
    }

    /// Parses a link: `https://music.apple.com/us/album/born-to-run/310730204?i=310730206`, or an older one:
    /// `https://itunes.apple.com/us/album/born-to-run/id310730204`. The storefront and the name may be missing.
    private static func link(_ word: String) -> Reference? {
        guard let start = linkStarts.first(where: { word.hasPrefix($0) }) else { return nil }
        let request = Request(.get, "/" + word.dropFirst(start.count))
        var segments = request.path.split(separator: "/").map { PercentEncoding.decode($0) }
        // A link to all of an artist's songs or albums is the artist's.
        if segments.last == "see-all" { segments.removeLast() }
        let storefront = segments.first.flatMap { $0.count == 2 ? $0 : nil }
        if storefront != nil { segments.removeFirst() }
        if segments.first == "library" { return libraryLink(segments.dropFirst()) }
        guard segments.count >= 2, let last = segments.last else { return nil }
        if let song = request.value(of: "i") {
            return Reference(resource: ResourceIdentifier(.songs, song), storefront: storefront)
        }
        // The web player has a different word than the API only for record labels.
        let kind = segments[0] == "label" ? "record-label" : segments[0]
        guard let type = Schema.appleMusic.type(named: kind) else { return nil }
        let isOld = last.hasPrefix("id") && last.count > 2 && last.dropFirst(2).allSatisfy(\.isNumber)
        let id = isOld ? String(last.dropFirst(2)) : last
        return Reference(resource: ResourceIdentifier(type.type, id), storefront: storefront)
    }

    /// Parses the rest of a link to a resource of the library: `playlist/p.ldvAAZ3C3Qmop9`.
    private static func libraryLink(_ segments: ArraySlice<String>) -> Reference? {
        guard segments.count >= 2, let kind = segments.first, let id = segments.last,
            let type = Schema.appleMusic.type(named: "library-" + kind)
        else { return nil }
        return Reference(resource: ResourceIdentifier(type.type, id))
    }
}

extension ResourceIdentifier {
    /// Born to Run, the resource in advice of commands that take resources of any type.
    static let exampleAlbum = ResourceIdentifier(.albums, "310730204")
    /// Bruce Springsteen, the resource in advice of commands that take artists only.
    static let exampleArtist = ResourceIdentifier(.artists, "178834")
}

/// The resources that have numbers on the screen.
struct NumberedRows: Sendable {
    var resources: [Resource] = []
    /// The number of the first row.
    var first = 1
    /// A sentence with the command that shows the rows again; nil if no single command does.
    var advice: String?

    var isEmpty: Bool { resources.isEmpty }
    var count: Int { resources.count }
    /// The number of the last row; less than `first` if there are no rows.
    var last: Int { first.addingClamped(count).subtractingClamped(1) }

    /// The valid numbers in words: `the last table has the rows 1 to 5`.
    var extent: String { isEmpty ? "no rows are shown" : "the last table has the rows \(first) to \(last)" }

    subscript(numbers: ClosedRange<Int>) -> ArraySlice<Resource>? {
        guard numbers.lowerBound >= first, numbers.upperBound <= last else { return nil }
        return resources[(numbers.lowerBound - first)...(numbers.upperBound - first)]
    }
}
