/// An argument, an option or a flag: where its words stand.
package struct Field: Sendable {
    package enum Place: Hashable, Sendable {
        /// One word, at its place among the arguments.
        case argument
        /// All words from its place on.
        case remainingArguments
        /// The word after the name, or after its equals sign: `--limit 5`, `--limit=5`.
        case option
        /// All words after the name until the next option, which only the parser takes apart.
        case optionUpToNext
        /// The name alone.
        case flag
    }

    package var place: Place
    /// The long name of an option or a flag, without hyphens; empty for arguments.
    package var name = ""
    package var short: Character?
    /// The kind of its value; nil for flags, and for words of which the command's forms say what they are.
    var kind: (any CompletableArgument.Type)?
    package var isRequired = false
    /// Whether it takes several words, or may be given several times.
    package var isRepeating = false
    /// Whether nothing typed means a default, which the parser's declaration names.
    var hasDefault = false

    package var isOption: Bool { place == .option || place == .optionUpToNext }
    var isArgument: Bool { place == .argument || place == .remainingArguments }

    /// - Parameter name: as it is typed: `--limit`, `-o`.
    package func isNamed(_ name: some StringProtocol) -> Bool {
        guard name.hasPrefix("--") else { return short.map { name == "-\($0)" } ?? false }
        return !self.name.isEmpty && name.dropFirst(2) == self.name
    }
}
