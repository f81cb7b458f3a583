package import ArgumentParser

/// Goes through the properties of arguments: first to learn which there are and to make them empty, later to put words into them.
package struct FieldVisitor {
    /// The fields visited so far, when they are learnt.
    private(set) var fields: [Field] = []
    /// Whether every word was a value of its property's type.
    private(set) var isValid = true
    private let words: FieldWords?
    private var index = 0

    /// Learns the fields, and gives each property the value that it has when nothing is typed, but for those with a default.
    init() { words = nil }

    /// Puts words into the properties.
    init(_ words: FieldWords) { self.words = words }

    // MARK: - Arguments

    /// An argument with a default.
    package mutating func argument<V: CompletableArgument>(_ property: inout Argument<V>) {
        if let word = next(Field(place: .argument, kind: V.self, hasDefault: true)).first, let value: V = value(word) {
            property.wrappedValue = value
        }
    }

    package mutating func argument<V: CompletableArgument>(_ property: inout Argument<V?>) {
        let words = next(Field(place: .argument, kind: V.self))
        if let word = words.first {
            property.wrappedValue = value(word)
        } else if isLearning {
            property.wrappedValue = nil
        }
    }

    /// An argument that must be given.
    package mutating func required<V: CompletableArgument>(_ property: inout Argument<V>) {
        let field = Field(place: .argument, kind: V.self, isRequired: true)
        if let word = next(field).first, let value: V = value(word) { property.wrappedValue = value }
    }

    package mutating func arguments<V: CompletableArgument>(_ property: inout Argument<[V]>) {
        property.wrappedValue = values(next(Field(place: .remainingArguments, kind: V.self, isRepeating: true)))
    }

    /// Arguments of which there must be one at least.
    package mutating func required<V: CompletableArgument>(_ property: inout Argument<[V]>) {
        let field = Field(place: .remainingArguments, kind: V.self, isRequired: true, isRepeating: true)
        property.wrappedValue = values(next(field))
    }

    /// Arguments of which the command's forms say what they are.
    package mutating func words(_ property: inout Argument<[String]>) {
        property.wrappedValue = Array(next(Field(place: .remainingArguments, isRepeating: true)))
    }

    // MARK: - Options

    /// An option with a default.
    package mutating func option<V: CompletableArgument>(_ name: String, _ property: inout Option<V>) {
        if let word = next(Field(place: .option, name: name, kind: V.self, hasDefault: true)).first,
            let value: V = value(word)
        {
            property.wrappedValue = value
        }
    }

    package mutating func option<V: CompletableArgument>(
        _ name: String, short: Character? = nil, _ property: inout Option<V?>
    ) {
        let words = next(Field(place: .option, name: name, short: short, kind: V.self))
        if let word = words.first {
            property.wrappedValue = value(word)
        } else if isLearning {
            property.wrappedValue = nil
        }
    }

    package mutating func option<V: CompletableArgument>(
        _ name: String, short: Character? = nil, _ property: inout Option<[V]>
    ) {
        property.wrappedValue = values(
            next(Field(place: .option, name: name, short: short, kind: V.self, isRepeating: true)))
    }

    /// An option that takes all words until the next option.
    package mutating func option<V: CompletableArgument>(_ name: String, upToNextOption property: inout Option<[V]>) {
        property.wrappedValue = values(next(Field(place: .optionUpToNext, name: name, kind: V.self, isRepeating: true)))
    }

    package mutating func flag(_ name: String, _ property: inout Flag<Bool>) {
        property.wrappedValue = !next(Field(place: .flag, name: name)).isEmpty
    }

    /// The members of an option group.
    package mutating func group<Group: FieldedArguments>(_ property: inout OptionGroup<Group>) {
        if isLearning { property.wrappedValue = Group() }
        property.wrappedValue.visit(&self)
    }

    // MARK: - Words

    var isLearning: Bool { words == nil }

    /// The words for a field; a flag that is set has an empty one.
    private mutating func next(_ field: Field) -> ArraySlice<String> {
        guard let words else {
            fields.append(field)
            return []
        }
        defer { index += 1 }
        return words[index]
    }

    private mutating func value<V: CompletableArgument>(_ word: String) -> V? {
        let value = V(argument: word)
        if value == nil { isValid = false }
        return value
    }

    private mutating func values<V: CompletableArgument>(_ words: ArraySlice<String>) -> [V] {
        var values: [V] = []
        for word in words { if let value: V = value(word) { values.append(value) } }
        return values
    }
}
