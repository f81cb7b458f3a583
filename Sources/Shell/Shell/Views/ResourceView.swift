import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmTerminalText

/// A view of a single resource: its facts, its contents, and its relationships.
struct ResourceView {
    let resource: Resource
    let answer: Answer
    /// The requested columns of its tables; nil for those of the rows' types.
    var chosen: [ChosenColumn]?
    /// Whether all columns are shown with uncut cells.
    var isWide = false
    /// The source of covers; nil if none can be drawn.
    var gallery: Gallery?
    /// Whether the service's API has views of resources.
    var hasViews = true

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if !frame.isPlain, let beside = wholeBesideCover(in: frame) { return beside }
        let contents = contents(in: frame)
        return (frame.isPlain ? namedHead(frame.days) : illustratedHead(in: frame, above: contents)) + contents
    }

    /// Returns the lines of the resource's pages and connections.
    private func contents(in frame: Screen.Frame) -> [StyledText] {
        var lines: [StyledText] = []
        var number = 1
        let sections = answer.numberedSections
        for (index, section) in sections.enumerated() where !section.rows.isEmpty {
            lines.append("")
            if let title = section.title ?? (sections.count > 1 ? section.name : nil) { lines.append(.strong(title)) }
            let named = NamedRows(
                answer.visibleRows(of: index), firstNumber: number, isStrict: answer.isRanked)
            lines += SectionTable(
                rows: named.rows, firstNumber: number, numbers: named.numbers, owner: resource, chosen: chosen,
                isWide: isWide
            ).lines(in: frame)
            lines += (named.note.map { [$0] } ?? []).broken(in: frame)
            number += section.rows.count
        }
        if answer.rowCount > 0 {
            lines += [.faint(answer.countText + "; ") + answer.nextSteps].broken(in: frame)
        }
        let connections = Connections(resource: resource, hasViews: hasViews)
        return lines + (frame.isPlain ? connections.facts : connections.lines(width: frame.width))
    }

    /// The least width in columns at which the rows stand beside the cover, too.
    private static let wide = 80

    /// Returns the card with all its lines beside the largest cover that fits; nil if the screen is too narrow or too
    /// short, or if no cover is drawn.
    private func wholeBesideCover(in frame: Screen.Frame) -> [StyledText]? {
        guard let gallery, frame.width >= Self.wide else { return nil }
        let height = RowFit.room(in: frame)
        for cover in CardCover.all(of: resource, in: frame) where cover.isBeside {
            var narrow = frame
            narrow.width = cover.textWidth(in: frame)
            let lines = head(width: narrow.width, frame.days) + contents(in: narrow)
            guard lines.count >= cover.room.rows, height.map({ lines.count <= $0 }) ?? true else { continue }
            return ResourceCover.block(of: resource, from: gallery, in: cover.room, frame)?.beside(lines)
        }
        return nil
    }

    /// Returns the name, facts and notes, beside or below the largest cover with which the whole card fits the screen.
    private func illustratedHead(in frame: Screen.Frame, above contents: [StyledText]) -> [StyledText] {
        let text = head(width: frame.width, frame.days)
        guard let gallery else { return text }
        let height = RowFit.room(in: frame).map { $0 - contents.rowCount(width: frame.width) }
        for cover in CardCover.all(of: resource, in: frame) {
            let beside = cover.isBeside ? head(width: cover.textWidth(in: frame), frame.days) : text
            if let height, cover.lineCount(with: beside.count) > height { continue }
            guard let block = ResourceCover.block(of: resource, from: gallery, in: cover.room, frame) else { break }
            return cover.isBeside ? block.beside(beside) : block.lines + beside
        }
        return text
    }

    /// Returns the lines that the smallest cover adds. They are reserved even without a cover, so that the number of
    /// rows is always the same.
    func coverAllowance(in frame: Screen.Frame) -> Int {
        guard let cover = CardCover.all(of: resource, in: frame).last, cover.isBeside else { return 0 }
        let beside = head(width: cover.textWidth(in: frame), frame.days)
        return max(cover.lineCount(with: beside.count) - head(width: frame.width, frame.days).count, 0)
    }

    private func head(width: Int, _ days: DayFormat) -> [StyledText] {
        title(width: width)
            + ResourceFacts(resource: resource, days: days).lines(width: width).map { StyledText($0) }
            + [notes, languages.isEmpty ? "" : "languages: " + languages].flatMap {
                Wrapping.lines(of: $0, width: width).map { StyledText($0) }
            }
    }

    /// Returns the name, facts and notes, each on a line with its label.
    private func namedHead(_ days: DayFormat) -> [StyledText] {
        let title = [("Name", name ?? ""), ("Resource", resource.identifier.description)]
        let rest = [("Notes", notes), ("Languages", languages)]
        func named(_ facts: [(name: String, value: String)]) -> [StyledText] {
            facts.filter { !$0.value.isEmpty }.map { fact in
                // Line feeds in notes have no meaning for a screen reader.
                .fact(fact.name, Wrapping.lines(of: fact.value, width: .max).joined(separator: " "))
            }
        }
        return named(title) + ResourceFacts(resource: resource, days: days).named + named(rest)
    }

    private var name: String? { (resource.attribute("name") ?? resource.attribute("title.stringForDisplay"))?.string }

    /// Returns the name and the identifier, on two lines if they do not fit on one. A resource without a name has only
    /// the identifier.
    private func title(width: Int) -> [StyledText] {
        let identifier = resource.identifier.description
        guard let name else { return [.strong(identifier).linked(to: resource.link)] }
        if displayWidth(Printable.line(name)) + 2 + displayWidth(identifier) <= width {
            return [.strong(name).linked(to: resource.link) + .faint("  \(identifier)")]
        }
        return Wrapping.lines(of: name, width: width).map { .strong($0).linked(to: resource.link) }
            + [.faint(identifier)]
    }

    private var notes: String {
        let paths = ["editorialNotes.short", "editorialNotes.standard", "description.short", "description.standard"]
        return paths.lazy.compactMap { resource.attribute($0)?.string }.first ?? ""
    }

    /// The languages of a storefront; empty for other types.
    private var languages: String {
        (resource.attribute("supportedLanguageTags")?.strings ?? []).joined(separator: ", ")
    }
}
