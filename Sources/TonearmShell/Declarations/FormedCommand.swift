package import Console

/// A command whose arguments are one of several word forms, from which completion, help and refusals are read.
package protocol FormedCommand: PlainCommand {
    static var wordForms: [Form] { get }
    /// The arguments as they were typed.
    var words: [String] { get }
}

extension FormedCommand {
    /// - Throws: `Failure` for words that follow none of the forms.
    package func check() throws(Failure) { try checkForms() }

    /// - Throws: `Failure` for words that follow none of the forms.
    func checkForms() throws(Failure) {
        let refusal = FormRefusal(name: Self.name, forms: Self.wordForms, examples: Self.examples)
        if let failure = refusal.failure(of: words) { throw failure }
    }

    package static var shapes: [Form] { wordForms }
}
