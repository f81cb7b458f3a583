package import ArgumentParser

/// Arguments that can be read by their fields, without the parser.
package protocol FieldedArguments: ParsableArguments, Sendable {
    /// Every property, the arguments in their order.
    static var fields: [Field<Self>] { get }
}

/// Where the words of a field stand.
package enum FieldPlace: Hashable, Sendable {
    /// One word, at its place among the arguments.
    case argument
    /// All words from its place on.
    case remainingArguments
    /// The word after the name, or after its equals sign: `--limit 5`, `--limit=5`.
    case option
    /// The name alone.
    case flag
    /// No words: the group exists before its members are put into it.
    case group
}

/// An argument, an option or a flag: where its words stand, and the property that they are put into.
///
/// What the parser declares (`@Argument`, `@Option`, `@Flag`) holds the same for help, messages and completion scripts. A test
/// compares the two for every command.
package struct Field<Root>: Sendable {
    package let place: FieldPlace
    /// Of a group.
    private let members: [Field]
    /// The long name of an option or a flag, without hyphens; empty for arguments.
    package let name: String
    package let short: Character?
    package let isRequired: Bool
    /// Whether an option may be given several times.
    package let isRepeating: Bool
    /// A word that the parser accepts for it, where it is required.
    let sample: String?
    /// Gives the property the value it has when nothing is typed; nil where that is a default that the parser's declaration names.
    let clear: (@Sendable (inout Root) -> Void)?
    /// - Returns: whether the word is a value of the property's type.
    let put: @Sendable (inout Root, String) -> Bool

    private init(
        place: FieldPlace, name: String = "", short: Character? = nil, isRequired: Bool = false,
        isRepeating: Bool = false,
        sample: String? = nil, members: [Field] = [], clear: (@Sendable (inout Root) -> Void)?,
        put: @escaping @Sendable (inout Root, String) -> Bool
    ) {
        self.place = place
        self.name = name
        self.short = short
        self.isRequired = isRequired
        self.isRepeating = isRepeating
        self.sample = sample
        self.members = members
        self.clear = clear
        self.put = put
    }

    package typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable
}

/// What the parser's property wrappers have in common.
package protocol ParsedProperty<Value>: SendableMetatype {
    associatedtype Value
    var wrappedValue: Value { get set }
}

extension Argument: ParsedProperty {}
extension Option: ParsedProperty {}
extension Flag: ParsedProperty {}

// MARK: - Declaring

// The paths lead to the wrappers themselves (`\._limit`): before it is parsed, a wrapper has no value that could be read, only replaced.
extension Field {
    /// An argument with a default.
    package static func argument<V: ExpressibleByArgument>(_ path: Path<Argument<V>>) -> Field {
        Field(.argument, one: path)
    }

    package static func argument<V: ExpressibleByArgument>(_ path: Path<Argument<V?>>) -> Field {
        Field(.argument, optional: path)
    }

    /// An argument that must be given.
    package static func required<V: ExpressibleByArgument>(_ path: Path<Argument<V>>) -> Field {
        Field(.argument, one: path, isRequired: true)
    }

    package static func arguments<V: ExpressibleByArgument>(_ path: Path<Argument<[V]>>) -> Field {
        Field(.remainingArguments, many: path)
    }

    /// Arguments of which there must be one at least.
    package static func required<V: ExpressibleByArgument>(_ path: Path<Argument<[V]>>) -> Field {
        Field(.remainingArguments, many: path, isRequired: true)
    }

    /// An option with a default.
    package static func option<V: ExpressibleByArgument>(
        _ name: String, short: Character? = nil, _ path: Path<Option<V>>
    ) -> Field {
        Field(.option, name, short, one: path)
    }

    package static func option<V: ExpressibleByArgument>(
        _ name: String, short: Character? = nil, _ path: Path<Option<V?>>
    ) -> Field {
        Field(.option, name, short, optional: path)
    }

    package static func option<V: ExpressibleByArgument>(
        _ name: String, short: Character? = nil, _ path: Path<Option<[V]>>
    ) -> Field {
        Field(.option, name, short, many: path)
    }

    package static func flag(_ name: String, _ path: Path<Flag<Bool>>) -> Field {
        Field(place: .flag, name: name, clear: { $0[keyPath: path].wrappedValue = false }) { root, _ in
            root[keyPath: path].wrappedValue = true
            return true
        }
    }
}

extension Field {
    /// An option whose words, all until the next option, only the parser takes apart.
    package static func option<V: ExpressibleByArgument>(
        _ name: String, upToNextOption path: Path<Option<[V]>>
    ) -> Field {
        Field(place: .option, name: name, isRepeating: true, clear: { $0[keyPath: path].wrappedValue = [] }) { _, _ in
            false
        }
    }

    /// The members of an option group.
    package static func group<Group: FieldedArguments>(_ path: Path<OptionGroup<Group>>) -> Field {
        group(Group.self, replace: { $0[keyPath: path].wrappedValue = $1 }) { root, body in
            body(&root[keyPath: path].wrappedValue)
        }
    }

    /// The members of an option group that is reached in some way.
    static func group<Group: FieldedArguments>(
        _ type: Group.Type, replace: @escaping @Sendable (inout Root, Group) -> Void,
        change: @escaping @Sendable (inout Root, (inout Group) -> Void) -> Void
    ) -> Field {
        let members = Group.fields.flatMap { $0.flattened }.map { $0.lifted(change) }
        return Field(place: .group, members: members, clear: { replace(&$0, Group()) }, put: { _, _ in false })
    }

    /// - Parameter name: as it is typed: `--limit`, `-o`.
    package func isNamed(_ name: some StringProtocol) -> Bool {
        guard name.hasPrefix("--") else { return short.map { name == "-\($0)" } ?? false }
        return !self.name.isEmpty && name.dropFirst(2) == self.name
    }

    /// The field, and the members of a group after it.
    var flattened: [Field] { [self] + members }

    /// The same field of what holds the group.
    private func lifted<Holder>(
        _ change: @escaping @Sendable (inout Holder, (inout Root) -> Void) -> Void
    ) -> Field<Holder> {
        var lifted: (@Sendable (inout Holder) -> Void)?
        if let clear { lifted = { holder in change(&holder) { clear(&$0) } } }
        return Field<Holder>(
            place: place, name: name, short: short, isRequired: isRequired, isRepeating: isRepeating, sample: sample,
            clear: lifted
        ) { holder, word in
            var isValue = false
            change(&holder) { isValue = put(&$0, word) }
            return isValue
        }
    }
}

extension Field {
    private init<Property: ParsedProperty>(
        _ place: FieldPlace, _ name: String = "", _ short: Character? = nil, one path: Path<Property>,
        isRequired: Bool = false
    ) where Property.Value: ExpressibleByArgument {
        // What must be given is replaced before anybody reads it.
        var clear: (@Sendable (inout Root) -> Void)?
        if isRequired { clear = { _ in } }
        self.init(
            place: place, name: name, short: short, isRequired: isRequired,
            sample: isRequired ? Property.Value.allValueStrings.first ?? "1" : nil, clear: clear
        ) { root, word in
            guard let value = Property.Value(argument: word) else { return false }
            root[keyPath: path].wrappedValue = value
            return true
        }
    }

    private init<Property: ParsedProperty, V: ExpressibleByArgument>(
        _ place: FieldPlace, _ name: String = "", _ short: Character? = nil, optional path: Path<Property>
    ) where Property.Value == V? {
        self.init(
            place: place, name: name, short: short, clear: { $0[keyPath: path].wrappedValue = nil }
        ) { root, word in
            guard let value = V(argument: word) else { return false }
            root[keyPath: path].wrappedValue = value
            return true
        }
    }

    private init<Property: ParsedProperty, V: ExpressibleByArgument>(
        _ place: FieldPlace, _ name: String = "", _ short: Character? = nil, many path: Path<Property>,
        isRequired: Bool = false
    ) where Property.Value == [V] {
        let sample = isRequired ? V.allValueStrings.first ?? "1" : nil
        self.init(
            place: place, name: name, short: short, isRequired: isRequired, isRepeating: true, sample: sample,
            clear: { $0[keyPath: path].wrappedValue = [] }
        ) { root, word in
            guard let value = V(argument: word) else { return false }
            root[keyPath: path].wrappedValue.append(value)
            return true
        }
    }
}
