/// A type of argument values: how they are parsed and named.
///
/// The type of its property gives every argument and option such a type.
package protocol ArgumentValue: Sendable {
    /// Parses a word. Returns nil if the word is not a value of the type.
    init?(argument: String)
    /// All values if they can be listed, otherwise empty.
    static var allValueStrings: [String] { get }
    /// The value as it would be typed, for the default in help.
    var defaultText: String { get }
    /// The reason why the value cannot be used, as a sentence that quotes it; nil if it can.
    var flaw: String? { get }
    static var traits: ArgumentTraits { get }
}

/// The look of a kind of values in help, and its behavior in completion.
package struct ArgumentTraits: Sendable {
    /// The placeholder for a value in help, such as `STOREFRONT`.
    package var placeholder: String
    /// An example value, for hints without candidates.
    package var example: String
    /// Whether a word can contain several values, separated by commas.
    package var isList: Bool
    /// Whether candidates are also found by their descriptions, which are then names.
    package var isFoundByName: Bool
    /// Whether candidates keep their own order, like numbers and settings, instead of ranking recent words first.
    package var isOrdered: Bool
    /// Whether a value can be the number of a row.
    package var isRow: Bool
    /// Whether a value can begin with a hyphen, like an option.
    package var mayBeginWithHyphen: Bool

    package init(
        placeholder: String, example: String, isList: Bool = false, isFoundByName: Bool = false,
        isOrdered: Bool = false, isRow: Bool = false, mayBeginWithHyphen: Bool = false
    ) {
        self.placeholder = placeholder
        self.example = example
        self.isList = isList
        self.isFoundByName = isFoundByName
        self.isOrdered = isOrdered
        self.isRow = isRow
        self.mayBeginWithHyphen = mayBeginWithHyphen
    }
}

extension ArgumentValue {
    package static var allValueStrings: [String] { [] }
    package var defaultText: String { String(describing: self) }
    package var flaw: String? { nil }
    package static var placeholder: String { traits.placeholder }
    package static var example: String { traits.example }
}

// MARK: - Values of common types

extension ArgumentValue where Self: RawRepresentable, RawValue == String {
    package init?(argument: String) { self.init(rawValue: argument) }
    package var defaultText: String { rawValue }
}

extension ArgumentValue where Self: LosslessStringConvertible {
    package init?(argument: String) { self.init(argument) }
}

extension ArgumentValue where Self: CaseIterable {
    /// The placeholder lists the values, such as `on|off`.
    package static var traits: ArgumentTraits {
        ArgumentTraits(
            placeholder: allValueStrings.joined(separator: "|"), example: allValueStrings.first ?? "", isOrdered: true)
    }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension Int: ArgumentValue {
    package static var traits: ArgumentTraits { ArgumentTraits(placeholder: "N", example: "5") }
}

extension UInt64: ArgumentValue {
    package static var traits: ArgumentTraits { ArgumentTraits(placeholder: "N", example: "7") }
}

/// A value that can be any text. The command checks it.
package protocol TextValue: ArgumentValue, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    var text: String { get }
    init(text: String)
}

extension TextValue {
    package init?(argument: String) { self.init(text: argument) }
    package init(stringLiteral value: String) { self.init(text: value) }
    package var description: String { text }
    package var defaultText: String { text }
}
