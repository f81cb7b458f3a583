/// A visitor of the properties of arguments. A first pass collects their fields; a second pass sets their values.
package struct FieldVisitor {
    /// The fields collected so far.
    private(set) var fields: [Field] = []
    private let words: FieldWords?
    private var index = 0
    private var section: String?

    /// Creates a visitor that collects fields.
    init() { words = nil }

    /// Creates a visitor that sets values from words.
    init(_ words: FieldWords) { self.words = words }

    // MARK: - Arguments

    /// Visits an argument with a default.
    package mutating func argument<V: CompletableArgument>(_ property: inout V, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, summary: summary, standard: property.defaultText)
        if let value = values(V.self, for: field).first { property = value }
    }

    package mutating func argument<V: CompletableArgument>(_ property: inout V?, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, summary: summary)
        if let value = values(V.self, for: field).first { property = value }
    }

    /// Visits a required argument.
    package mutating func required<V: CompletableArgument>(_ property: inout Required<V>, _ summary: String) {
        let field = Field(place: .argument, kind: V.self, isRequired: true, summary: summary)
        if let value = values(V.self, for: field).first { property.wrappedValue = value }
    }

    package mutating func arguments<V: CompletableArgument>(_ property: inout [V], _ summary: String) {
        let field = Field(place: .remainingArguments, kind: V.self, isRepeating: true, summary: summary)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    /// Visits repeated arguments of which at least one is required.
    package mutating func required<V: CompletableArgument>(_ property: inout [V], _ summary: String) {
        let field = Field(
            place: .remainingArguments, kind: V.self, isRequired: true, isRepeating: true, summary: summary)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    // MARK: - Options

    /// Visits an option with a default.
    package mutating func option<V: CompletableArgument>(
        _ name: String, short: Character? = nil, _ property: inout V, _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, summary: summary, section: section,
            standard: property.defaultText)
        if let value = values(V.self, for: field).last { property = value }
    }

    /// - Parameter isHidden: whether the option is accepted, but neither completed nor listed.
    package mutating func option<V: CompletableArgument>(
        _ name: String, short: Character? = nil, _ property: inout V?, _ summary: String = "", isHidden: Bool = false
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, summary: summary, section: section,
            isHidden: isHidden)
        if let value = values(V.self, for: field).last { property = value }
    }

    /// Visits a required option.
    package mutating func required<V: CompletableArgument>(
        _ name: String, _ property: inout Required<V>, _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, kind: V.self, isRequired: true, summary: summary, section: section)
        if let value = values(V.self, for: field).last { property.wrappedValue = value }
    }

    /// Visits an option that can be repeated.
    package mutating func option<V: CompletableArgument>(
        _ name: String, short: Character? = nil, _ property: inout [V], _ summary: String
    ) {
        let field = Field(
            place: .option, name: name, short: short, kind: V.self, isRepeating: true, summary: summary,
            section: section)
        let values = values(V.self, for: field)
        if !values.isEmpty { property = values }
    }

    /// Visits an option that takes all words until the next option.
    package mutating func option<V: CompletableArgument>(
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

    /// Visits the members of a group of options.
    package mutating func group(_ group: inout some DeclaredArguments) { group.visit(&self) }

    /// - Parameter title: the group's title in help.
    package mutating func group(_ title: String, _ group: inout some DeclaredArguments) {
        let outer = section
        section = title
        group.visit(&self)
        section = outer
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
    private mutating func values<V: CompletableArgument>(_ type: V.Type, for field: Field) -> [V] {
        next(field).compactMap { V(argument: $0) }
    }
}
