import AppleMusicAPI

/// The common shape of observed JSON values, sufficient to declare a type that decodes all of them.
indirect enum JSONShape: Equatable {
    /// An unknown shape: only `null`, or no value, was observed.
    case unknown
    case boolean, integer, decimal, text
    case array(JSONShape)
    case object([Member])
    /// Values of several kinds.
    case mixed

    struct Member: Equatable {
        var name: String
        var shape: JSONShape
        /// Whether the member can be missing or `null`.
        var isOptional: Bool
    }

    init(_ json: JSON) {
        switch json {
        case .null: self = .unknown
        case .bool: self = .boolean
        case .number(let spelling): self = Int(spelling) == nil ? .decimal : .integer
        case .string: self = .text
        case .array(let values): self = .array(values.reduce(.unknown) { $0.merged(with: JSONShape($1)) })
        case .object(let object):
            var seen: Set<String> = []
            self = .object(
                object.members.filter { seen.insert($0.name).inserted }.map { member in
                    Member(name: member.name, shape: JSONShape(member.value), isOptional: member.value == .null)
                })
        }
    }

    /// Returns the common shape of both.
    func merged(with other: JSONShape) -> JSONShape {
        switch (self, other) {
        case _ where self == other: self
        case (.unknown, let known), (let known, .unknown): known
        case (.integer, .decimal), (.decimal, .integer): .decimal
        case (.array(let one), .array(let other)): .array(one.merged(with: other))
        case (.object(let one), .object(let other)): .object(Self.merged(one, other))
        default: .mixed
        }
    }

    /// Merges members, in the order of their first occurrence.
    private static func merged(_ one: [Member], _ other: [Member]) -> [Member] {
        let others = Dictionary(uniqueKeysWithValues: other.map { ($0.name, $0) })
        let known = Set(one.map(\.name))
        let both = one.map { member in
            guard let twin = others[member.name] else {
                return Member(name: member.name, shape: member.shape, isOptional: true)
            }
            return Member(
                name: member.name, shape: member.shape.merged(with: twin.shape),
                isOptional: member.isOptional || twin.isOptional)
        }
        return both
            + other.filter { !known.contains($0.name) }.map {
                Member(name: $0.name, shape: $0.shape, isOptional: true)
            }
    }
}
