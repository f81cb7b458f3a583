import TonearmConsole

/// A visitor of the properties of arguments. A first pass collects their fields; a second pass sets their values.
package struct FieldVisitor {
    /// The fields collected so far.
    package private(set) var fields: [Field] = []
    private let words: FieldWords?
    private var index = 0
    private var section: String?
    /// The first value that is out of range, malformed, or contradicts another one.
    private var problem: ValueProblem?

    /// Creates a visitor that collects fields.
    package init() { words = nil }

    /// Creates a visitor that sets values from words.
    package init(_ words: FieldWords) { self.words = words }

    // MARK: - Arguments

    /// Visits an argument with a default.
    package mutating func argument<V: ArgumentValue>(_ property: inout V, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, summary: summary, standard: property.defaultText)
        if let value = values(V.self, for: field).first { property = value }
    }

    package mutating func argument<V: ArgumentValue>(_ property: inout V?, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, summary: summary)
        if let value = values(V.self, for: field).first { property = value }
    }

    /// Visits a required argument.
    package mutating func required<V: ArgumentValue>(_ property: inout Required<V>, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, isRequired: true, summary: summary)
        if let value = values(V.self, for: field).first { property.wrappedValue = value }
    }

    package mutating func arguments<V: ArgumentValue>(_ property: inout [V], _ summary: String) {
        let field = Field(place: .remainingArguments, kind: V.self, isRepeating: true, summary: summary)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    /// Visits repeated arguments of which at least one is required.
    package mutating func required<V: ArgumentValue>(_ property: inout [V], _ summary: String) {
        let field = Field(
            place: .remainingArguments, kind: V.self, isRequired: true, isRepeating: true, summary: summary)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    // MARK: - Options

    /// Visits an option with a default.
    package mutating func option<V: ArgumentValue>(
        _ name: String, short: Character? = nil, _ property: inout V, _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, summary: summary, section: section,
            standard: property.defaultText)
        if let value = values(V.self, for: field).last { property = value }
    }

    /// - Parameter isHidden: whether the option is accepted, but neither completed nor listed.
    package mutating func option<V: ArgumentValue>(
        _ name: String, short: Character? = nil, _ property: inout V?, _ summary: String = "", isHidden: Bool = false
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, summary: summary, section: section,
            isHidden: isHidden)
        if let value = values(V.self, for: field).last { property = value }
    }

    /// Visits a required option.
    package mutating func required<V: ArgumentValue>(
        _ name: String, _ property: inout Required<V>, _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, kind: V.self, isRequired: true, summary: summary, section: section)
        if let value = values(V.self, for: field).last { property.wrappedValue = value }
    }

    /// Visits an option that can be repeated.
    package mutating func option<V: ArgumentValue>(
        _ name: String, short: Character? = nil, _ property: inout [V], _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, isRepeating: true, summary: summary,
            section: section)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    /// Visits an option that takes all words until the next option.
    package mutating func option<V: ArgumentValue>(
        _ name: String, upToNextOption property: inout [V], _ summary: String
    ) {
        let field = Field(
            place: .optionUpToNext, name: name, kind: V.self, isRepeating: true, summary: summary, section: section)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    /// - Parameter isHidden: whether the flag is accepted, but neither completed nor listed.
    package mutating func flag(
        _ name: String, _ property: inout Bool, _ summary: String = "", isHidden: Bool = false
    ) {
        let field = Field(place: .flag, name: name, summary: summary, section: section, isHidden: isHidden)
        if !next(field).isEmpty { property = true }
    }

    /// Visits the members of a group, and validates their values.
    package mutating func group(_ group: inout some DeclaredArguments) {
        group.visit(&self)
        guard words != nil, problem == nil else { return }
        do throws(ValueProblem) { try group.validate() } catch { problem = error }
    }

    /// - Parameter title: the group's title in help.
    package mutating func group(_ title: String, _ group: inout some DeclaredArguments) {
        let outer = section
        section = title
        self.group(&group)
        section = outer
    }

    // MARK: - Values in a range

    /// Visits an optional number, which must be in a range.
    package mutating func option<V: ArgumentValue & Comparable>(
        _ name: String, _ property: inout V?, _ summary: String, in range: some FieldRange<V>
    ) {
        option(name, &property, summary)
        if let value = property { check(value, in: range, of: "'--\(name)'", at: .valueOf("--\(name)")) }
    }

    /// Visits a number with a default, which must be in a range.
    package mutating func option<V: ArgumentValue & Comparable>(
        _ name: String, _ property: inout V, _ summary: String, in range: some FieldRange<V>
    ) {
        option(name, &property, summary)
        check(property, in: range, of: "'--\(name)'", at: .valueOf("--\(name)"))
    }

    /// Visits an optional count, which must be in a range.
    package mutating func argument(_ property: inout Int?, _ summary: String, in range: some FieldRange<Int>) {
        argument(&property, summary)
        if let value = property { check(value, in: range, of: "The count", at: .word(String(value))) }
    }

    /// Visits a count with a default, which must be in a range.
    package mutating func argument(_ property: inout Int, _ summary: String, in range: some FieldRange<Int>) {
        argument(&property, summary)
        check(property, in: range, of: "The count", at: .word(String(property)))
    }

    private mutating func check<V: Comparable>(
        _ value: V, in range: some FieldRange<V>, of name: String, at culprit: Culprit
    ) {
        guard problem == nil, !range.contains(value) else { return }
        problem = ValueProblem("\(name) must be \(range.words), but was \(value).", at: culprit)
    }

    /// - Throws: `WordProblem` if a value is out of range, malformed, or contradicts another one.
    package func finish() throws(WordProblem) {
        if let problem { throw .invalid(problem.message, problem.culprit) }
    }

    // MARK: - Words

    /// Returns the words for a field; for a given flag, a single empty word.
    private mutating func next(_ field: Field) -> ArraySlice<String> {
        guard let words else {
            fields.append(field)
            return []
        }
        defer { index += 1 }
        return words[index]
    }

    /// Returns the values for a field. `FieldWords` has already checked every word.
    private mutating func values<V: ArgumentValue>(_ type: V.Type, for field: Field) -> [V] {
        let values = next(field).compactMap { V(argument: $0) }
        for value in values where problem == nil { problem = value.flaw.map { ValueProblem($0) } }
        return values
    }
}

/// A range of numbers that a field accepts, in words.
package protocol FieldRange<Bound>: RangeExpression {
    var words: String { get }
}

extension ClosedRange: FieldRange {
    package var words: String {
        // Whole seconds are written without a fraction.
        [lowerBound, upperBound].map { "\($0)".replacing(/\.0$/, with: "") }.joined(separator: " to ")
    }
}

extension PartialRangeFrom: FieldRange {
    package var words: String { "\(lowerBound) or more" }
}
