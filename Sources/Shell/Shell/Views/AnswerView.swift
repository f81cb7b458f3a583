package import AppleMusicAPI
package import TonearmCatalog
package import TonearmConsole

/// A view of an answer: a single resource or tables of rows, with the next steps below.
package struct AnswerView: View {
    var answer: Answer
    /// The requested columns of tables; nil for those of the rows' types.
    package var chosenColumns: [ChosenColumn]?
    /// Whether all columns are shown with uncut cells.
    var isWide = false
    /// The depths of rows in a tree, by their ids; empty if the rows are not a tree.
    var depths: [String: Int] = [:]
    /// The source of covers; nil if none can be drawn.
    var gallery: Gallery?
    /// Whether the service's API has views of resources.
    var hasViews = true

    package var fittablePage: AnswerView? { self }

    package func illustrated(by gallery: () -> Gallery?) -> any View {
        guard answer.single != nil else { return self }
        var view = self
        view.gallery = gallery()
        return view
    }

    package func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? { try arrange(self).page }

    package var body: Body? { answer.response.body }

    /// The error in the body. A body that was parsed successfully is not parsed again.
    package var damage: JSONProblem? { answer.json == nil ? answer.response.body.damage : nil }

    package var identifiers: [ResourceIdentifier]? {
        let rows = answer.rows
        return rows.isEmpty && !answer.isArranged || answer.single != nil
            ? answer.sections.flatMap(\.rows).map(\.identifier) : rows.map(\.identifier)
    }

    /// The single resource itself rather than its rows, or else all rows.
    package var resources: [Resource]? {
        if let single = answer.single { return [single] }
        return answer.sections.isEmpty ? nil : answer.rows
    }

    package func lines(in frame: Screen.Frame) -> [StyledText] {
        if let single = answer.single {
            return ResourceView(
                resource: single, answer: answer, chosen: chosenColumns, isWide: isWide, gallery: gallery,
                hasViews: hasViews
            ).lines(in: frame)
        }
        guard !answer.sections.isEmpty else { return plainLines }
        var lines: [StyledText] = []
        var number = answer.firstNumber
        for (index, section) in answer.numberedSections.enumerated()
        where !section.rows.isEmpty || !answer.isArranged {
            if let title = section.title ?? section.name {
                if !lines.isEmpty { lines.append("") }
                lines.append(.strong(title))
            }
            lines += SectionTable(
                rows: answer.visibleRows(of: index), firstNumber: number, chosen: chosenColumns,
                depths: answer.isArranged ? [:] : depths, isWide: isWide
            ).lines(in: frame)
            number = number.addingClamped(section.rows.count)
        }
        return lines + ((answer.ranking.map { [$0.note] } ?? []) + [footer]).broken(in: frame)
    }

    /// The lines of an answer without resources: each term or tag on a line, a status, or the unchanged body.
    private var plainLines: [StyledText] {
        if answer.response.body.isEmpty { return [StyledText("Done: status \(answer.response.status).")] }
        guard let results = answer.json?["results"]?.object else {
            let body = JSONLayout.pretty(answer.response.body.bytes)
            return String(decoding: body, as: UTF8.self).split(separator: "\n").map { StyledText(String($0)) }
        }
        let texts = results.members.flatMap { member -> [String] in
            if let text = member.value.string { return [text] }
            return (member.value.array ?? []).compactMap { $0.string ?? $0["displayTerm"]?.string }
        }
        if texts.isEmpty { return [.faint("Nothing found.")] }
        return texts.map { StyledText($0) }
    }

    /// The number of rows, with the commands that continue.
    private var footer: StyledText {
        if answer.rowCount == 0 { return .faint("Nothing found.") }
        return .faint(answer.countText + "; ") + answer.nextSteps
    }

    /// Returns the number of rows in words: `5 songs`, `1 album`, `12 results`.
    static func count(_ rows: [Resource]) -> String {
        let types = Set(rows.map(\.type))
        guard types.count == 1, let type = rows.first?.type else { return "\(rows.count) results" }
        // `personal-recommendation` is the only type with a singular name.
        let plural = type == .personalRecommendation ? "recommendations" : type.rawValue
        let word = rows.count == 1 ? Schema.appleMusic[type]?.singular ?? plural : plural
        let words = word.utf8.contains(UInt8(ascii: "-")) ? word.replacing("-", with: " ") : word
        return "\(rows.count) \(words)"
    }
}

extension Answer {
    /// The number of rows in words, such as `5 songs`. For a part of a list, it is `6–10 of 25 library songs` or `songs
    /// 6–10`; for filtered rows, `3 of 25 songs match`; for a short screen, `12 of 20 results`.
    var countText: String {
        let shown = rows
        if isShortened { return placeText ?? "\(visibleCount) of \(AnswerView.count(shown))" }
        guard isArranged, shown.count < rowCount else { return placeText ?? AnswerView.count(shown) }
        let all = Answer(request: request, response: response).rows
        let page = continuations.isEmpty && firstPosition == 1 ? "" : " of this page"
        let number = shown.isEmpty ? "none" : String(shown.count)
        return "\(number) of \(AnswerView.count(all))\(page) match"
    }

    /// Whether the screen is too short for all rows.
    private var isShortened: Bool { visibleCount < rows.count }

    /// The position of the rows in a list of several pages; nil for a complete list, and for several lists.
    private var placeText: String? {
        guard single == nil, sections.count == 1, let section = sections.first, rowCount > 0 else { return nil }
        let end = firstPosition.addingClamped(rowCount).subtractingClamped(1)
        let total = section.page.total ?? (section.page.next == nil ? end : nil)
        let count = isShortened ? visibleCount : rowCount
        let last = firstPosition.addingClamped(count).subtractingClamped(1)
        guard isShortened || firstPosition > 1 || total.map({ $0 > last }) == true else { return nil }
        let words = AnswerView.count(rows).drop { $0 != " " }.dropFirst()
        let place = count == 1 ? "\(last)" : "\(firstPosition)–\(last)"
        return total.map { "\(place) of \(max($0, last)) \(words)" } ?? "\(words) \(place)"
    }

    /// The suggested commands: the next page if there is one, and opening a row.
    var nextSteps: StyledText {
        let names = continuations.compactMap(\.name)
        let number = firstNumber
        let open =
            rows.isEmpty
            ? StyledText.command("show") + .faint(" shows all")
            : StyledText.command(rows.count == 1 ? "open \(number)" : "open N")
        guard !continuations.isEmpty else { return open }
        let next = StyledText.command(names.isEmpty ? "next" : "next \(names[0])")
        let others = StyledText.faint(names.count > 1 ? " (or \(names.dropFirst().joined(separator: ", ")))" : "")
        return .faint("more: ") + next + others + .faint("; ") + open
    }
}
