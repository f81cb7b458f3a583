import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of the reasons why the service chose a page's resources for the account, between the table and the next
/// steps. Only the simulator gives reasons.
struct Reasons: View {
    var page: AnswerView
    /// The reasons of each row, in order; rows with equal reasons share a line.
    var words: [[String]]

    var body: Body? { page.body }
    var identifiers: [ResourceIdentifier]? { page.identifiers }
    var resources: [Resource]? { page.resources }
    var chosenColumns: [ChosenColumn]? { page.chosenColumns }

    func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? {
        let (page, order) = try arrange(page)
        var reasons = Reasons(page: page, words: words)
        if let order {
            reasons.words = order.flatMap { $0 }.compactMap { words.indices.contains($0) ? words[$0] : nil }
        }
        return reasons
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let lines = page.lines(in: frame)
        guard let nextSteps = lines.last else { return lines }
        var shared: [(words: String, rows: [Int])] = []
        for (index, words) in words.enumerated().flatMap({ row in row.element.map { (row.offset, $0) } }) {
            if let known = shared.firstIndex(where: { $0.words == words }) {
                shared[known].rows.append(index + 1)
            } else {
                shared.append((words, [index + 1]))
            }
        }
        let reasons = shared.flatMap { words, rows in
            Wrapping.lines(
                of: "why \(rows.map(String.init).joined(separator: ", ")): \(words)", width: frame.width)
        }
        return lines.dropLast() + reasons.map { StyledText.faint($0) } + [nextSteps]
    }
}

extension Evidence {
    /// The counts in words: `71 plays in half a year, 8 this week, 3 albums in the library, 1 like`.
    var words: String {
        func count(_ number: Int, _ word: String, _ rest: String = "") -> String? {
            number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")\(rest)"
        }
        let recent = recentPlays == 0 ? nil : recentPlays == plays ? "all this week" : "\(recentPlays) this week"
        return [
            count(plays, "play", " in half a year"), recent, count(albums, "album", " in the library"),
            count(likes, "like"), count(dislikes, "dislike"), count(favorites, "favourite"),
        ].compactMap { $0 }.joined(separator: ", ")
    }
}

extension Session {
    /// Returns a page with the reasons of its rows. The reasons of a recommendation are the artists that led to it.
    func explained(_ page: AnswerView, _ reasons: [ResourceIdentifier: [Reason]]) -> any View {
        if reasons.isEmpty { return page }
        let words = rows.resources.map { row in
            if row.attribute("kind") == "recently-played" { return ["what 'recently-played' lists"] }
            guard let found = reasons[row.identifier] else { return [] }
            if found.isEmpty { return ["nothing was played, added or liked yet"] }
            return found.prefix(3).map { reason in
                (reason.subject.map { "\($0): " } ?? "") + reason.evidence.words
            }
        }
        return Reasons(page: page, words: words)
    }
}
