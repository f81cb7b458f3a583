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
        var lines = frame.isPlain ? namedHead : head(width: frame.width)
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
        if answer.rowCount > 0 {
            lines += [.faint(answer.countText + "; ") + answer.nextSteps].broken(in: frame)
        }
        let connections = Connections(resource: resource)
        return lines + (frame.isPlain ? connections.facts : connections.lines(width: frame.width))
    }

    /// Name, facts and notes.
    private func head(width: Int) -> [StyledText] {
        title(width: width) + ResourceFacts(resource: resource).lines(width: width).map { StyledText($0) }
            + [notes, languages.isEmpty ? "" : "languages: " + languages].flatMap {
                Wrapping.lines(of: $0, width: width).map { StyledText($0) }
            }
    }

    /// The same, one thing a line, each with its name.
    private var namedHead: [StyledText] {
        let title = [("Name", name ?? ""), ("Resource", resource.identifier.description)]
        let rest = [("Notes", notes), ("Languages", languages)]
        func named(_ facts: [(name: String, value: String)]) -> [StyledText] {
            facts.filter { !$0.value.isEmpty }.map { fact in
                // Notes have line feeds, which stand for nothing that is heard.
                .faint("\(fact.name): ")
                    + StyledText(Wrapping.lines(of: fact.value, width: .max).joined(separator: " "))
            }
        }
        return named(title) + ResourceFacts(resource: resource).named + named(rest)
    }

    private var name: String? {
        (resource.attribute("name") ?? resource.attribute("title.stringForDisplay"))?.string
    }

    /// The name and the identifier, below it when both do not fit; the identifier alone for what has no name.
    private func title(width: Int) -> [StyledText] {
        let identifier = resource.identifier.description
        guard let name else { return [.strong(identifier)] }
        if displayWidth(Printable.line(name)) + 2 + displayWidth(identifier) <= width {
            return [.strong(name) + .faint("  \(identifier)")]
        }
        return Wrapping.lines(of: name, width: width).map { .strong($0) } + [.faint(identifier)]
    }

    private var notes: String {
        let paths = ["editorialNotes.short", "editorialNotes.standard", "description.short", "description.standard"]
        return paths.lazy.compactMap { resource.attribute($0)?.string }.first ?? ""
    }

    /// Those that a storefront can answer in; nothing for other types.
    private var languages: String {
        (resource.attribute("supportedLanguageTags")?.strings ?? []).joined(separator: ", ")
    }
}
