import AppleMusicAPI
import Console

/// Shows an answer: a resource on its own, or tables of rows, and below them the next steps.
struct AnswerView: View {
    let answer: Answer

    var body: Body? { answer.response.body }

    var identifiers: [ResourceIdentifier]? {
        let rows = answer.rows
        return rows.isEmpty || answer.single != nil
            ? answer.sections.flatMap(\.rows).map(\.identifier) : rows.map(\.identifier)
    }

    /// One resource is itself, and not what it holds.
    var resources: [Resource]? {
        if let single = answer.single { return [single] }
        return answer.sections.isEmpty ? nil : answer.sections.flatMap(\.rows)
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if let single = answer.single { return ResourceView(resource: single, answer: answer).lines(in: frame) }
        guard !answer.sections.isEmpty else { return plainLines }
        var lines: [StyledText] = []
        var number = 1
        for section in answer.sections {
            if let title = section.title ?? section.name {
                if !lines.isEmpty { lines.append("") }
                lines.append(.strong(title))
            }
            lines += SectionTable(rows: section.rows, firstNumber: number).lines(width: frame.tableWidth)
            number += section.rows.count
        }
        return lines + [footer]
    }

    /// An answer without resources: terms and tags one a line, nothing at all, or the body as it is.
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

    /// How many, how many more, and how to get at them.
    private var footer: StyledText {
        let rows = answer.rows
        if rows.isEmpty { return .faint("Nothing found.") }
        return .faint(AnswerView.count(rows) + "; ") + answer.nextSteps
    }

    /// `5 songs`, `1 album`, `12 results`
    static func count(_ rows: [Resource]) -> String {
        let types = Set(rows.map(\.type))
        guard types.count == 1, let type = rows.first?.type else { return "\(rows.count) results" }
        // `personal-recommendation` is the one type in the singular.
        let plural = type == .personalRecommendation ? "recommendations" : type.rawValue
        let word = rows.count == 1 ? Schema.standard[type]?.singular ?? plural : plural
        let words = word.utf8.contains(UInt8(ascii: "-")) ? word.replacing("-", with: " ") : word
        return "\(rows.count) \(words)"
    }
}

extension Answer {
    /// What can be typed with rows: the next page, where there is one, and opening a row.
    var nextSteps: StyledText {
        let names = continuations.compactMap(\.name)
        let open = StyledText.command(rows.count == 1 ? "open 1" : "open N")
        guard !continuations.isEmpty else { return open }
        let next = StyledText.command(names.isEmpty ? "next" : "next \(names[0])")
        let others = StyledText.faint(names.count > 1 ? " (or \(names.dropFirst().joined(separator: ", ")))" : "")
        return .faint("more: ") + next + others + .faint("; ") + open
    }
}

/// The table of one section.
struct SectionTable {
    let rows: [Resource]
    let firstNumber: Int
    /// The resource that the rows belong to: what is the same as there need not be said in every row.
    var owner: Resource?

    func lines(width: Int) -> [StyledText] {
        guard !rows.isEmpty else { return [] }
        let types = Set(rows.map(\.type))
        var columns = (types.count == 1 ? Column.columns(of: rows[0].type) : Column.mixed).filter { !isImplied($0) }
        if types.count > 1, rows.allSatisfy({ $0.attribute("dateAdded") != nil }) {
            // Here the day is what the rows are in the order of.
            var added = Column.added
            added.weight = 85
            columns.append(added)
        }
        var headings = [Table.Heading(title: "#", isRightAligned: true, weight: 1000, isFlexible: false, style: .faint)]
        headings += columns.map {
            Table.Heading(
                title: $0.title, isRightAligned: $0.format.isRightAligned, weight: $0.weight,
                isFlexible: $0.format.isFlexible)
        }
        if types.count > 1 {
            headings.append(Table.Heading(title: "Type", weight: 95, isFlexible: false, style: .faint))
        }
        headings.append(Table.Heading(title: "Id", weight: 20, isFlexible: false, isSpare: true, style: .faint))
        let texts = rows.map { resource in
            let attributes = resource.attributes
            return columns.map { $0.text(of: resource, attributes) } + (types.count > 1 ? [resource.type.rawValue] : [])
        }
        let haveTwins = Set(texts).count < texts.count
        let cells = rows.indices.map { index in
            [String(firstNumber + index)] + (haveTwins ? distinct(texts, at: index) : texts[index]) + [rows[index].id]
        }
        return Table(headings: headings, rows: cells).lines(width: width)
    }

    /// The cells of a row; what looks like another row has its rating, or else its year, behind its name.
    private func distinct(_ texts: [[String]], at index: Int) -> [String] {
        let twins = rows.indices.filter { $0 != index && texts[$0] == texts[index] }
        let mark = [("contentRating", 16), ("releaseDate", 4)].lazy.compactMap { path, length -> String? in
            let own = rows[index].attribute(path)?.string
            let differs = twins.contains { rows[$0].attribute(path)?.string != own }
            return differs ? own.map { String($0.prefix(length)) } : nil
        }.first
        guard let mark, let name = texts[index].first else { return texts[index] }
        return ["\(name) (\(mark))"] + texts[index].dropFirst()
    }

    /// An album's tracks are by its artist and on the album.
    private func isImplied(_ column: Column) -> Bool {
        guard let owner, ["artistName", "albumName"].contains(column.path) else { return false }
        let said = column.path == "albumName" ? owner.attribute("name") : owner.attribute(column.path)
        return rows.allSatisfy { $0.attribute(column.path) == said }
    }
}
