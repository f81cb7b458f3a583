import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The music that a world file adds to the catalog.
struct CatalogFixture: FixtureObject {
    var albums: [AddedAlbum] = []

    static let blank = CatalogFixture()
    static let fields: [FixtureField<Self>] = [
        .member("albums", \.albums, .list(.object), "The albums. No two have the same id.")
    ]

    func complete(_ value: FixtureValue) throws(FixtureProblem) {
        var known: Set<String> = []
        for (index, album) in albums.enumerated() where !known.insert(album.id).inserted {
            throw value.problem(
                at: "albums[\(index)]", "two albums have the id '\(album.id)'", next: "Give each its own id.")
        }
    }
}

extension AddedAlbum: FixtureObject {
    static let blank = AddedAlbum(id: "", name: "", artist: "", tracks: [])
    static let fields: [FixtureField<Self>] = [
        .required(
            "id", \.id, .digits, "An id that no album of the catalog has. The ids of songs begin with it.",
            example: "\"7000000001\""),
        .required("name", \.name, .name, "The album's name.", example: "\"First Light\""),
        .required("artist", \.artist, .name, "The artist's name.", example: "\"The Testers\""),
        .member("artistID", \.artistID, .digits, "The id of an artist of the catalog. Without it the artist is new."),
        .member("genre", \.genre, .genre, "A genre's English name. The default is 'Pop'."),
        .member("released", \.releaseDate, .day, "The day of the release."),
        .member("label", \.recordLabel, .text, "The record label's name."),
        .member("upc", \.upc, .digits, "The Universal Product Code."),
        .required(
            "tracks", \.tracks, .list(.track, count: 1...99), "The tracks: names, or objects.",
            example: "[\"Morning\", \"Noon\"]"),
    ]

    func complete(_ value: FixtureValue) throws(FixtureProblem) {
        if !(1...99).contains(tracks.count) {
            throw value.problem(at: "tracks", "an album has 1 to 99 tracks", next: "Write their names in brackets.")
        }
    }
}

extension AddedAlbum.Track: FixtureObject {
    static let blank = Self(name: "")
    static let fields: [FixtureField<Self>] = [
        .required("name", \.name, .name, "The song's name.", example: "\"Morning\""),
        .member("seconds", \.duration, .integer(1...86_400), "The duration. The default is 180."),
        .member("explicit", \.isExplicit, .flag, "Whether it is explicit."),
        .member("isrc", \.isrc, .text, "The International Standard Recording Code."),
    ]
}

extension FixtureKind<AddedAlbum.Track> {
    fileprivate static var track: Self {
        .object(or: .name) {
            .init(name: $0)
        } shortening: {
            $0 == .init(name: $0.name) ? $0.name : nil
        }
    }
}

extension FixtureKind<String> {
    fileprivate static var digits: Self { Self(.pattern("^[1-9][0-9]{0,14}$"), FixtureValue.digits, JSON.string) }
    fileprivate static var genre: Self { Self(.name, FixtureValue.genre, JSON.string) }
    fileprivate static var day: Self { Self(.day, FixtureValue.dayText, JSON.string) }
}

extension FixtureValue {
    fileprivate func digits() throws(FixtureProblem) -> String {
        let text = try text()
        guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy(ASCII.isDigit), text.first != "0" else {
            throw problem("'\(text)' is not an id of 1 to 15 digits", next: "Write for example \"7000000001\".")
        }
        return text
    }

    fileprivate func genre() throws(FixtureProblem) -> String {
        let name = try text()
        if AddedAlbum.hasGenre(name) { return name }
        throw problem("there is no genre '\(name)'", next: "Write for example \"Pop\" or \"Rock\".")
    }

    fileprivate func dayText() throws(FixtureProblem) -> String {
        _ = try day()
        return try text()
    }
}
