import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The facts at the top of a resource's card, depending on its type.
struct ResourceFacts {
    let resource: Resource
    var days = DayFormat.iso

    /// A fact with its name and value, such as `Tracks` and `8`, and as a phrase without its name: `8 tracks`.
    struct Fact {
        var name: String
        var value: String
        var phrase: String
    }

    /// Joins the facts, `Bruce Springsteen · Rock · 1975-08-25 · 8 tracks`, wrapped between facts.
    func lines(width: Int) -> [String] {
        Wrapping.lines(of: all.map { Printable.line($0.phrase) }, separator: " · ", width: width)
    }

    /// The facts, one on each line, such as `Tracks: 8`.
    var named: [StyledText] { all.map { .fact($0.name, $0.value) } }

    private var all: [Fact] { [origin, dates, measures, kinds, personal].flatMap { $0.compactMap { $0 } } }

    private var origin: [Fact?] {
        [
            text("Artist", "artistName"), text("Curator", "curatorName"), text("Album", "albumName"),
            // Only the first genre is shown; the last one is always the root of all genres.
            fact("Genre", resource.attribute("genreNames")?.strings.first),
        ]
    }

    private var dates: [Fact?] { [day("Released", "releaseDate") { $0 }] }

    private var measures: [Fact?] {
        [
            fact("Time", number("durationInMillis").map(Column.duration)),
            number("trackCount").flatMap { fact("Tracks", String($0), $0 == 1 ? "1 track" : "\($0) tracks") },
            text("Record label", "recordLabel"),
            text("Composer", "composerName") { "by \($0)" },
            text("Content", "contentRating"),
        ]
    }

    private var kinds: [Fact?] {
        let isRecommendation = resource.type == .personalRecommendation
        return [
            flag("Live", "live", resource.attribute("isLive")?.bool == true),
            isRecommendation ? text("Reason", "reason.stringForDisplay") : text("Kind", "kind"),
            text("Playlist type", "playlistType"),
            flag("Yours", "yours", resource.type == .libraryPlaylists && resource.attribute("canEdit")?.bool == true),
        ]
    }

    private var personal: [Fact?] {
        [
            day("Added", "dateAdded") { "added \($0)" }, day("Until", "nextUpdateDate") { "until \($0)" },
            fact("Rating", number("value").map { $0 > 0 ? "like" : "dislike" }),
            fact("Year", number("year").map(String.init)),
            number("listenTimeInMinutes").flatMap { fact("Minutes", String($0), "\($0) minutes of music") },
            text("Parent", "parentName") { "in \($0)" }, text("Language", "defaultLanguageTag"),
            text("Explicit content", "explicitContentPolicy") { "explicit content \($0)" },
            resource.attribute("isComplete")?.bool == false
                ? fact("Complete", "no", "not all tracks known") : nil,
        ]
    }

    private func number(_ path: String) -> Int? { resource.attribute(path)?.integer }

    private func text(_ name: String, _ path: String, _ phrase: (String) -> String = { $0 }) -> Fact? {
        resource.attribute(path)?.string.flatMap { fact(name, $0, phrase($0)) }
    }

    /// Returns the day of a time as a fact.
    private func day(_ name: String, _ path: String, _ phrase: (String) -> String) -> Fact? {
        resource.attribute(path)?.string.map { days.text($0.beginning(10)) }.flatMap { fact(name, $0, phrase($0)) }
    }

    private func flag(_ name: String, _ word: String, _ isTrue: Bool) -> Fact? {
        isTrue ? Fact(name: name, value: "yes", phrase: word) : nil
    }

    /// Returns a fact; nil if its value is missing or empty.
    private func fact(_ name: String, _ value: String?, _ phrase: String? = nil) -> Fact? {
        guard let value, !value.isEmpty else { return nil }
        return Fact(name: name, value: value, phrase: phrase ?? value)
    }
}
