import AppleMusicAPI
import Console
import TerminalText

/// One resource on its own: what it is, what it holds, and where it leads.
struct ResourceView {
    let resource: Resource
    let answer: Answer
    /// The columns of its tables that were asked for; nil for those of the rows' types.
    var chosen: [ChosenColumn]?
    /// No column is left out, and no cell cut.
    var isWide = false

    func lines(in frame: Screen.Frame) -> [StyledText] {
        var lines = title(width: frame.width)
        lines += Wrapping.lines(of: facts.joined(separator: " · "), width: frame.width).map { StyledText($0) }
        lines += Wrapping.lines(of: notes, width: frame.width).map { StyledText($0) }
        lines += Wrapping.lines(of: languages, width: frame.width).map { StyledText($0) }
        var number = 1
        let sections = answer.numberedSections
        for section in sections where !section.rows.isEmpty {
            lines.append("")
            if let title = section.title ?? (sections.count > 1 ? section.name : nil) { lines.append(.strong(title)) }
            lines += SectionTable(
                rows: section.rows, firstNumber: number, owner: resource, chosen: chosen, isWide: isWide
            ).lines(in: frame)
            number += section.rows.count
        }
        return lines + footers(width: frame.width)
    }

    /// The name and the identifier, below it when both do not fit; the identifier alone for what has no name.
    private func title(width: Int) -> [StyledText] {
        let identifier = resource.identifier.description
        guard let name = (resource.attribute("name") ?? resource.attribute("title.stringForDisplay"))?.string else {
            return [.strong(identifier)]
        }
        if displayWidth(Printable.line(name)) + 2 + displayWidth(identifier) <= width {
            return [.strong(name) + .faint("  \(identifier)")]
        }
        return Wrapping.lines(of: name, width: width).map { .strong($0) } + [.faint(identifier)]
    }

    /// What people ask first, as far as the type has it.
    private var facts: [String] {
        func text(_ path: String) -> String? { resource.attribute(path)?.string }
        func number(_ path: String) -> Int? { resource.attribute(path)?.integer }
        // The first genre says enough; the last is the root of all genres.
        let genre = resource.attribute("genreNames")?.strings.first
        let tracks = number("trackCount").map { $0 == 1 ? "1 track" : "\($0) tracks" }
        let candidates: [String?] = [
            text("artistName"), text("curatorName"), text("albumName"),
            genre,
            text("releaseDate"), number("durationInMillis").map(Column.duration), tracks, text("recordLabel"),
            text("composerName").map { "by \($0)" }, text("contentRating"),
            resource.attribute("isLive")?.bool == true ? "live" : nil,
            resource.type == .personalRecommendation ? text("reason.stringForDisplay") : text("kind"),
            text("playlistType"),
            resource.type == .libraryPlaylists && resource.attribute("canEdit")?.bool == true ? "yours" : nil,
            text("dateAdded").map { "added \($0.prefix(10))" }, text("nextUpdateDate").map { "until \($0.prefix(10))" },
            number("value").map { $0 > 0 ? "like" : "dislike" },
            number("year").map(String.init), number("listenTimeInMinutes").map { "\($0) minutes of music" },
            text("parentName").map { "in \($0)" }, text("defaultLanguageTag"),
            text("explicitContentPolicy").map { "explicit content \($0)" },
            resource.attribute("isComplete")?.bool == false ? "not all tracks known" : nil,
        ]
        return candidates.compactMap { $0 }
    }

    private var notes: String {
        let paths = ["editorialNotes.short", "editorialNotes.standard", "description.short", "description.standard"]
        return paths.lazy.compactMap { resource.attribute($0)?.string }.first ?? ""
    }

    /// Those that a storefront can answer in; nothing for other types.
    private var languages: String {
        let tags = resource.attribute("supportedLanguageTags")?.strings ?? []
        return tags.isEmpty ? "" : "languages: " + tags.joined(separator: ", ")
    }

    private func footers(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        if answer.rowCount > 0 { lines.append(.faint(answer.countText + "; ") + answer.nextSteps) }
        guard let type = Schema.standard[resource.type] else { return lines }
        let followed = type.relationships.filter { !$0.isPersonal && !$0.isEntitled && $0.isDocumented }.map(\.name)
        lines +=
            Self.nextSteps("follow", followed, width: width)
            + Self.nextSteps("view", type.views.map(\.name), width: width)
        return lines
    }

    private static func nextSteps(_ verb: String, _ names: [String], width: Int) -> [StyledText] {
        guard !names.isEmpty else { return [] }
        let indent = String(repeating: " ", count: verb.count + 1)
        return Wrapping.lines(of: names.joined(separator: ", "), width: max(width - indent.count, 20)).enumerated().map
        {
            StyledText($0 == 0 ? verb + " " : indent, .command) + .faint($1)
        }
    }
}
