package import AppleMusicAPI

/// The form of an object in world files: its members and their values. The reader's member names and the published schema
/// follow from it.
package struct FixtureForm: Sendable {
    package let members: [Member]

    /// A member of an object.
    package struct Member: Sendable {
        package let name: String
        package let value: Value
        /// A sentence for the schema.
        package let summary: String
        package let isRequired: Bool
    }

    /// The values that a member takes.
    package indirect enum Value: Sendable {
        /// Any string.
        case text
        /// A string that is not empty.
        case name
        /// A string that fits a regular expression.
        case pattern(String)
        case choice([String])
        case flag
        /// The value `false`.
        case no
        case integer(ClosedRange<Int>)
        /// A day, or a time in ISO 8601.
        case time
        case day
        /// A type and an id: `albums/310730204`.
        case resource([ResourceType])
        case object(FixtureForm)
        case list(Value, count: ClosedRange<Int>?)
        /// An object with names of one's own.
        case map(keys: Value, Value)
        case either([Value])
    }

    package var names: [String] { members.map(\.name) }
}

extension FixtureForm.Member {
    init(_ name: String, _ value: FixtureForm.Value, _ summary: String, isRequired: Bool = false) {
        self.init(name: name, value: value, summary: summary, isRequired: isRequired)
    }
}

extension FixtureForm.Value {
    static func list(_ value: FixtureForm.Value) -> FixtureForm.Value { .list(value, count: nil) }
}

extension FixtureValue {
    /// - Throws: `FixtureProblem` for a value that is not an object, and for a member that the form does not have.
    func requireMembers(of form: FixtureForm) throws(FixtureProblem) { try requireMembers(form.names) }
}
