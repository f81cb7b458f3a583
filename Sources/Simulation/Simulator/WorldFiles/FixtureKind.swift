import AppleMusicAPI

/// A kind of values in world files: its form in the schema, and the functions that read and write it.
struct FixtureKind<Value>: Sendable {
    let form: FixtureForm.Value
    let read: @Sendable (FixtureValue) throws(FixtureProblem) -> Value
    let write: @Sendable (Value) -> JSON
}

extension FixtureKind {
    /// Makes a kind that a method of `FixtureValue` reads.
    init(
        _ form: FixtureForm.Value, _ read: @escaping @Sendable (FixtureValue) -> () throws(FixtureProblem) -> Value,
        _ write: @escaping @Sendable (Value) -> JSON
    ) {
        self.init(form: form, read: { value throws(FixtureProblem) in try read(value)() }, write: write)
    }
}

extension FixtureKind<String> {
    static var text: Self { Self(.text, FixtureValue.text, JSON.string) }
    static var name: Self { Self(.name, FixtureValue.name, JSON.string) }
    static var visibleName: Self { Self(.name, FixtureValue.visibleName, JSON.string) }
    static var twoLetters: Self { Self(.pattern("^[a-z]{2}$"), FixtureValue.twoLetters, JSON.string) }
    static var version: Self {
        Self(.pattern("^[0-9]{1,4}(\\.[0-9]{1,4})?(-beta)?$"), FixtureValue.version, JSON.string)
    }

    static func choice(_ words: [String]) -> Self {
        Self(
            form: .choice(words), read: { value throws(FixtureProblem) in try value.choice(words) }, write: JSON.string)
    }
}

extension FixtureKind<[String]> {
    /// A list of distinct names.
    static var differentNames: Self { Self(.list(.name, count: nil), FixtureValue.differentNames, JSON.strings) }
}

extension FixtureKind<Bool> {
    static var flag: Self { Self(.flag, FixtureValue.flag, JSON.bool) }
}

extension FixtureKind<Int> {
    static func integer(_ range: ClosedRange<Int>) -> Self {
        Self(
            form: .integer(range), read: { value throws(FixtureProblem) in try value.integer(in: range) },
            write: JSON.integer)
    }

    /// A time in seconds since 1970.
    static var time: Self { Self(.time, FixtureValue.time) { .string(AnswerTime.text($0)) } }
}

extension FixtureKind<ResourceIdentifier> {
    static func resource(_ types: [ResourceType]) -> Self {
        Self(
            form: .resource(types), read: { value throws(FixtureProblem) in try value.resource(types) },
            write: { .string($0.description) })
    }
}

extension FixtureKind {
    static func list<Element>(
        _ kind: FixtureKind<Element>, count: ClosedRange<Int>? = nil
    ) -> Self where Value == [Element] {
        Self(
            form: .list(kind.form, count: count),
            read: { value throws(FixtureProblem) in
                var elements: [Element] = []
                for element in try value.elements() { elements.append(try kind.read(element)) }
                return elements
            }, write: { .array($0.map(kind.write)) })
    }
}

extension FixtureKind where Value: FixtureObject {
    static var object: Self {
        Self(
            form: .object(Value.form), read: { value throws(FixtureProblem) in try Value(value) },
            write: { $0.json })
    }

    /// Returns the kind of objects that a string can replace.
    /// - Parameters:
    ///   - expanding: returns the object for the string.
    ///   - shortening: returns the string for an object; nil if it needs the long form.
    static func object<Short>(
        or short: FixtureKind<Short>, expanding: @escaping @Sendable (Short) -> Value,
        shortening: @escaping @Sendable (Value) -> Short?
    ) -> Self {
        Self(
            form: .either([short.form, object.form]),
            read: { value throws(FixtureProblem) in
                value.json.string == nil ? try Value(value) : expanding(try short.read(value))
            }, write: { shortening($0).map(short.write) ?? $0.json })
    }
}
