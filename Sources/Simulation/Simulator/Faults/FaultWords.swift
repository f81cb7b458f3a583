/// The words of a fault: an effect and options with their values, `503 --on /v1/me --body '{"a": 1}'`.
struct FaultWords {
    let effect: String
    private var values: [Option: [String]] = [:]

    enum Option: String, CaseIterable {
        case on, times, delay
        case retryAfter = "retry-after"
        case method, query, token, after, chance, until, header, body, done

        var takesValue: Bool { self != .done }
        /// The placeholder for the option's value in help and errors; nil for an option without a value.
        var valueName: String? {
            switch self {
            case .on: "PATH"
            case .times, .after: "N"
            case .delay, .retryAfter: "SECONDS"
            case .method: "METHOD"
            case .query: "NAME[=VALUE]"
            case .token: "FINGERPRINT"
            case .chance: "SHARE"
            case .until: "TIME"
            case .header: "FIELD"
            case .body: "TEXT"
            case .done: nil
            }
        }

        static var list: String {
            allCases.map { "--\($0.rawValue)" + ($0.valueName.map { " \($0)" } ?? "") }.joined(separator: ", ")
        }
    }

    /// - Parameter text: words between spaces; a value with spaces is in single or double quotes.
    init(_ text: String) throws(FaultSpec.Problem) {
        var words = try Self.words(of: text)[...]
        guard let effect = words.popFirst() else {
            throw FaultSpec.Problem(reason: "it names no effect", next: FaultSpec.effects)
        }
        self.effect = effect
        while let word = words.popFirst() {
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard halves[0].hasPrefix("--"), let option = Option(rawValue: String(halves[0].dropFirst(2))),
                option.takesValue || halves.count == 1
            else {
                throw FaultSpec.Problem(
                    reason: "'\(word)' is not one of its options", next: "There are \(Option.list).")
            }
            guard option.takesValue else {
                values[option] = [""]
                continue
            }
            guard let value = halves.count == 2 ? halves[1] : words.popFirst() else {
                throw FaultSpec.Problem(reason: "'\(word)' has no value", next: "Write it after the option.")
            }
            values[option, default: []].append(value)
        }
    }

    subscript(_ option: Option) -> String? { values[option]?.last }
    var headers: [String] { values[.header] ?? [] }
    var options: Set<Option> { Set(values.keys) }

    /// Returns the first of several options that the text contains.
    func option(among options: [Option]) -> Option? { options.first { values[$0] != nil } }

    private static func words(of text: String) throws(FaultSpec.Problem) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if quote != nil { throw FaultSpec.Problem(reason: "a quote is not closed", next: "Close it.") }
        return words + (word.map { [$0] } ?? [])
    }

    /// Returns a value in the form that `words(of:)` reads.
    static func quoted(_ value: String) -> String {
        let isPlain = !value.isEmpty && !value.contains { $0.isWhitespace || $0 == "'" || $0 == "\"" }
        if isPlain { return value }
        if !value.contains("'") { return "'\(value)'" }
        // Single quotes within the value are written in double quotes.
        return value.split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(
            separator: "\"'\"")
    }
}
