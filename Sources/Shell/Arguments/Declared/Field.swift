import TonearmAlgorithms

/// An argument, an option or a flag, with its position and its help.
package struct Field: Sendable {
    package enum Place: Hashable, Sendable {
        /// A single word, by its position among the arguments.
        case argument
        /// All words from its position on.
        case remainingArguments
        /// The word after the name, or after its equals sign: `--limit 5`, `--limit=5`.
        case option
        /// All words after the name until the next option.
        case optionUpToNext
        /// The name alone.
        case flag
    }

    package var place: Place
    /// The long name of an option or a flag, without hyphens; empty for arguments.
    package var name = ""
    package var short: Character?
    /// The kind of its value; nil for flags.
    package var kind: (any ArgumentValue.Type)?
    package var isRequired = false
    /// Whether the argument takes several words, or the option can be repeated.
    package var isRepeating = false
    /// The summary in help.
    package var summary = ""
    /// The title of its group in help; nil if it has none.
    package var section: String?
    /// The default value; nil without one.
    package var standard: String?
    /// Whether the field is accepted, but neither completed nor listed.
    package var isHidden = false

    /// The flag that shows help instead of running a command.
    package static let help = Field(place: .flag, name: "help", short: "h", summary: "Show this help.")

    package var isOption: Bool { place == .option || place == .optionUpToNext }
    package var isArgument: Bool { place == .argument || place == .remainingArguments }

    /// - Parameter name: the name as typed, such as `--limit` or `-o`.
    package func isNamed(_ name: some StringProtocol) -> Bool {
        guard name.hasPrefix("--") else { return short.map { name == "-\($0)" } ?? false }
        return !self.name.isEmpty && name.dropFirst(2) == self.name
    }

    /// The names in help, such as `-o, --output`.
    package var names: String {
        [short.map { "-\($0)" }, name.isEmpty ? nil : "--\(name)"].compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns whether a word that begins with a hyphen is a value of the option, as in `--to -3` and `--sort -name`.
    package func takes(hyphenated word: String) -> Bool {
        word == "-" || Self.isNegativeNumber(word) || kind?.traits.mayBeginWithHyphen == true && !word.hasPrefix("--")
    }

    /// Returns whether a word is a negative number, such as `-5`, `-1:30` or `-.5`. No option has such a name.
    package static func isNegativeNumber(_ word: some StringProtocol) -> Bool {
        guard word.utf8.first == UInt8(ascii: "-"), let second = word.utf8.dropFirst().first else { return false }
        return ASCII.isDigit(second) || second == UInt8(ascii: ".")
    }

    /// Returns whether a word is the name of an option rather than a value.
    package static func isOptionName(_ word: some StringProtocol) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1 && !isNegativeNumber(word)
    }
}
