import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import TerminalText

/// Why the account is shown what a page holds, in quiet lines between its table and its way on. The simulator tells it; of another service
/// nothing is known but what it answers.
struct Reasons: View {
    let page: any View
    /// What is said of each row, in the order of the rows; rows of which the same is said share a line.
    let words: [[String]]

    var body: Body? { page.body }
    var identifiers: [ResourceIdentifier]? { page.identifiers }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let lines = page.lines(in: frame)
        guard let wayOn = lines.last else { return lines }
        var said: [(words: String, rows: [Int])] = []
        for (index, words) in words.enumerated().flatMap({ row in row.element.map { (row.offset, $0) } }) {
            if let known = said.firstIndex(where: { $0.words == words }) {
                said[known].rows.append(index + 1)
            } else {
                said.append((words, [index + 1]))
            }
        }
        let reasons = said.flatMap { words, rows in
            Wrapping.lines(
                of: "why \(rows.map(String.init).joined(separator: ", ")): \(words)", width: frame.width)
        }
        return lines.dropLast() + reasons.map { StyledText.faint($0) } + [wayOn]
    }
}

extension Evidence {
    /// `71 plays in half a year, 8 this week, 3 albums in the library, 1 like`
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

extension Shell {
    /// Asks the simulator beside its answers, for the account of the session; nil when there is no simulator or the account is not known.
    func asked<Value>(_ question: (inout Simulator, String) -> Value) -> Value? {
        guard var simulator = service as? Simulator, let account = session.userToken?.account else { return nil }
        simulator.state = session.simulated
        simulator.now = session.clock.now(surroundings.systemTime)
        return question(&simulator, account)
    }

    /// A page of recommendations with what each was made of.
    func explainedRecommendations(_ page: any View) -> any View {
        let locale = session.locale
        guard let grounds = asked({ $0.groundsOfRecommendations(account: $1, language: locale) }) else { return page }
        let words = (session.here?.answer?.rows ?? []).map { row in
            if row.attribute("kind") == "recently-played" { return ["what 'recently-played' lists"] }
            guard let artists = grounds[row.id] else { return [] }
            if artists.isEmpty { return ["nothing was played, added or liked yet"] }
            return artists.prefix(3).map { "\($0.name): \($0.evidence.words)" }
        }
        return Reasons(page: page, words: words)
    }

    /// A page of the heavy rotation with what speaks for each.
    func explainedRotation(_ page: any View) -> any View {
        guard let evidence = asked({ $0.evidenceOfHeavyRotation(account: $1) }) else { return page }
        return Reasons(
            page: page,
            words: (session.here?.answer?.rows ?? []).map { evidence[$0.identifier].map { [$0.words] } ?? [] })
    }
}
