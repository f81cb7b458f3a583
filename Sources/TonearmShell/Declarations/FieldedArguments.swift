package import ArgumentParser

/// Arguments that can be read by their fields, without the parser.
package protocol FieldedArguments: ParsableArguments, Sendable {
    /// Goes through every property, the arguments in their order.
    ///
    /// What the parser declares (`@Argument`, `@Option`, `@Flag`) holds the same for help, messages and completion scripts; a test compares the
    /// two. The properties are passed as their wrappers (`&_limit`), because before they are parsed they have no value that could be read.
    mutating func visit(_ fields: inout FieldVisitor)
    /// Goes through its own properties and those that all of its kind have.
    mutating func visitAll(_ fields: inout FieldVisitor)
}

extension FieldedArguments {
    package mutating func visit(_ fields: inout FieldVisitor) {}

    package mutating func visitAll(_ fields: inout FieldVisitor) { visit(&fields) }

    package static var fields: [Field] {
        var visitor = FieldVisitor()
        var arguments = Self()
        arguments.visitAll(&visitor)
        return visitor.fields
    }
}
