/// The part of a typed line that a failure is about.
package enum Culprit: Hashable, Sendable {
    /// The first word with this text. It can also be an element of a list or the value behind a word's `=`.
    case word(String)
    /// The last word with this text.
    case lastWord(String)
    /// The value of an option. The text, if known, selects one of several uses of the option.
    case valueOf(String, text: String? = nil)
    /// A parameter of a request and its value. The line contains it as an option, in a typed path, or as a plain word.
    case parameter(String, value: String?)
    /// The only word that begins like a number.
    case number
    /// The only word that the failure quotes.
    case quoted
    /// No single word.
    case nothing
}
