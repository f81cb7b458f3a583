import AppleMusicAPI

/// An object of world files, described by its fields, which read it, write it, and make its part of the schema.
protocol FixtureObject: Equatable, Sendable {
    /// The members, in the order of the file.
    static var fields: [FixtureField<Self>] { get }
    /// An object without members: their properties have the default values.
    static var blank: Self { get }

    /// Checks members that depend on each other, after all have been read, and sets the properties that follow from
    /// them.
    mutating func complete(_ value: FixtureValue) throws(FixtureProblem)
}

extension FixtureObject {
    static var form: FixtureForm { FixtureForm(members: fields.map(\.member)) }

    /// - Throws: `FixtureProblem` for the first wrong value.
    init(_ value: FixtureValue) throws(FixtureProblem) {
        let fields = Self.fields
        try value.requireMembers(fields.map(\.member.name))
        self = .blank
        for field in fields { try field.read(value, &self) }
        try complete(value)
    }

    func complete(_ value: FixtureValue) throws(FixtureProblem) {}

    /// The object in a file.
    var json: JSON {
        var object = JSONObject()
        for field in Self.fields { object.append(field.member.name, field.write(self)) }
        return .object(object)
    }
}

/// A member of an object in world files.
struct FixtureField<Object>: Sendable {
    let member: FixtureForm.Member
    /// Reads the member of an object in a file, if the object has it.
    let read: @Sendable (_ from: FixtureValue, _ to: inout Object) throws(FixtureProblem) -> Void
    /// Returns the member's value; nil if the file omits it.
    let write: @Sendable (Object) -> JSON?
}

extension FixtureField where Object: FixtureObject {
    typealias Path<Value> = any WritableKeyPath<Object, Value> & Sendable

    /// Returns a member that every file has.
    /// - Parameter example: a value in JSON, for the error about a missing one.
    static func required<Value>(
        _ name: String, _ path: Path<Value>, _ kind: FixtureKind<Value>, _ summary: String, example: String
    ) -> Self {
        Self(
            member: .init(name: name, value: kind.form, summary: summary, isRequired: true),
            read: { value, object throws(FixtureProblem) in
                object[keyPath: path] = try kind.read(value.required(name, example))
            }, write: { kind.write($0[keyPath: path]) })
    }

    /// Returns a member that files omit for nil.
    static func member<Value>(
        _ name: String, _ path: Path<Value?>, _ kind: FixtureKind<Value>, _ summary: String
    ) -> Self {
        Self(
            member: .init(name: name, value: kind.form, summary: summary),
            read: { value, object throws(FixtureProblem) in
                if let member = value[name] { object[keyPath: path] = try kind.read(member) }
            }, write: { $0[keyPath: path].map(kind.write) })
    }

    /// Returns a member that files omit for its default value, unless they always have it.
    static func member<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, _ kind: FixtureKind<Value>, _ summary: String,
        isAlwaysWritten: Bool = false
    ) -> Self {
        let standard = isAlwaysWritten ? nil : Object.blank[keyPath: path]
        return Self(
            member: .init(name: name, value: kind.form, summary: summary),
            read: { value, object throws(FixtureProblem) in
                if let member = value[name] { object[keyPath: path] = try kind.read(member) }
            }, write: { $0[keyPath: path] == standard ? nil : kind.write($0[keyPath: path]) })
    }
}
