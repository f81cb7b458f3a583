package import TonearmConsole

/// Arguments that declare themselves with one call for each property, including its help.
///
/// Parsing, help, usage lines, completion, the manual page and errors all use these calls.
///
///     struct Follow: RowsCommand {
///         var relationship: RelationshipName?
///         var limit: Int?
///
///         mutating func visit(_ fields: inout FieldVisitor) {
///             fields.argument(&relationship, "The relationship's name.")
///             fields.option("limit", &limit, "Elements a page.")
///         }
///     }
package protocol DeclaredArguments: Sendable {
    /// Visits every property, the arguments in the order of the line.
    mutating func visit(_ fields: inout FieldVisitor)
    /// Checks conditions that the types of the properties cannot express.
    /// - Throws: `ValueProblem` if one is not met.
    mutating func validate() throws(ValueProblem)
}

extension DeclaredArguments {
    package mutating func visit(_ fields: inout FieldVisitor) {}
    package mutating func validate() throws(ValueProblem) {}

    /// The fields of the properties, in order.
    package var fields: [Field] {
        var visitor = FieldVisitor()
        var arguments = self
        arguments.visit(&visitor)
        return visitor.fields
    }

    /// Returns the arguments with values from the words.
    /// - Throws: `WordProblem` if a word does not fit.
    package func reading(_ typed: [String]) throws(WordProblem) -> Self {
        var visitor = FieldVisitor(try FieldWords(typed, for: fields))
        var arguments = self
        visitor.group(&arguments)
        try visitor.finish()
        return arguments
    }
}

/// An error about values that contradict each other or are out of range: a sentence that quotes them.
package struct ValueProblem: Error {
    package let message: String
    /// The part of the line at fault; nil if it is not a single word.
    package let culprit: Culprit?

    package init(_ message: String, at culprit: Culprit? = nil) {
        self.message = message
        self.culprit = culprit
    }
}

/// An argument that must be given. Read it only after the words were parsed, which fails without it.
@propertyWrapper
package struct Required<Value: Sendable>: Sendable {
    private var value: Value?

    package init() {}
    package init(wrappedValue: Value) { value = wrappedValue }

    package var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("A required argument was read before the words.") }
            return value
        }
        set { value = newValue }
    }
}
