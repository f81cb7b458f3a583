/// The part of a typed line that a failure is about.
package enum Culprit: Hashable, Sendable {
    /// A word, an element of a list in a word, or the value behind its `=`: the first one with this text.
    case word(String)
    /// The last one with this text.
    case lastWord(String)
    /// The value of an option, and its text if it is known: an option can be given several times.
    case valueOf(String, text: String? = nil)
    /// A parameter of a request and its value: the value of the option of its name, the parameter in a typed path, or the word that it is.
    case parameter(String, value: String?)
    /// The only word that begins as a number does.
    case number
    /// The only word that the failure quotes.
    case quoted
    /// No single word.
    case nothing
}
