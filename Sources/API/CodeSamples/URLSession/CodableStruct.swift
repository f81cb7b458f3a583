import AppleMusicAPI

/// A generator of `Codable` structs that decode an answer and encode it unchanged.
struct CodableStruct {
    let name: String
    let members: [JSONShape.Member]
    /// The element type's name for the struct's `data`: the common type of its resources.
    private let resourceName: String?

    /// - Parameters:
    ///   - answers: the objects; the structs are named by their resources' types.
    ///   - types: the types of the resources whose attributes the members are.
    init(_ name: String, members: [JSONShape.Member], like answers: [JSON], attributesOf types: Set<String> = []) {
        self.name = name
        let sometimes = Self.sometimes(members, attributesOf: types)
        self.members = members.map { member in
            var member = member
            if sometimes.contains(member.name) { member.isOptional = true }
            return member
        }
        resourceName = Self.resourceName(answers.flatMap { $0["data"]?.array ?? [] })
        self.answers = answers
    }

    private let answers: [JSON]

    /// Returns the members that another answer may lack, according to the Schema.
    private static func sometimes(_ members: [JSONShape.Member], attributesOf types: Set<String>) -> Set<String> {
        let names = Set(members.map(\.name))
        if names.isSuperset(of: ["id", "type"]) { return ["attributes", "relationships", "views", "meta"] }
        if names.contains("data") { return ["next", "meta", "attributes"] }
        let described = types.compactMap { Schema.appleMusic[ResourceType($0)] }.flatMap(\.attributes)
        return Set(described.filter { $0.presence != .always }.map(\.name))
    }

    /// Returns `Album` if all resources are albums.
    private static func resourceName(_ resources: [JSON]) -> String? {
        guard let type = resources.first?["type"]?.string,
            resources.allSatisfy({ $0["type"]?.string == type && $0["id"] != nil })
        else { return nil }
        let word = Schema.appleMusic[ResourceType(type)]?.singular ?? type
        return SwiftName.type(word.split(separator: " ").joined(separator: "-"))
    }

    /// Generates the declaration, with nested structs for its members.
    func lines() -> [String] {
        let names = memberNames
        var lines = ["struct \(name): Codable {"]
        var nested: [String] = []
        for (member, property) in zip(members, names) {
            let (type, declaration) = self.type(of: member)
            lines.append("    let \(property): \(type)\(member.isOptional ? "?" : "")")
            nested += declaration
        }
        if zip(members, names).contains(where: { $0.name != $1 }) {
            lines += ["", "    enum CodingKeys: String, CodingKey {"]
            lines += zip(members, names).map { member, property in
                "        case \(property)" + (member.name == property ? "" : " = \(Literal.swift(member.name))")
            }
            lines.append("    }")
        }
        if !nested.isEmpty { lines += [""] + nested.map { $0.isEmpty ? "" : "    " + $0 } }
        return lines + ["}"]
    }

    /// The properties' names; duplicates get a number.
    private var memberNames: [String] {
        var used: Set<String> = []
        return members.map { member in
            let plain = SwiftName.member(member.name)
            var name = plain
            var number = 2
            while !used.insert(name).inserted {
                name = plain + "\(number)"
                number += 1
            }
            return name
        }
    }

    private func type(of member: JSONShape.Member) -> (type: String, declaration: [String]) {
        let isList = if case .array = member.shape { true } else { false }
        let own = member.name == "data" ? resourceName : nil
        let name = own ?? SwiftName.type(member.name, singular: isList)
        let values = answers.compactMap { $0[member.name] }
        let owners = member.name == "attributes" ? Set(answers.compactMap { $0["type"]?.string }) : []
        return type(of: member.shape, named: unused(name), like: values, attributesOf: owners)
    }

    /// Returns a different name if the nested struct would hide the outer one.
    private func unused(_ name: String) -> String { name == self.name ? name + "Object" : name }

    private func type(
        of shape: JSONShape, named name: String, like values: [JSON], attributesOf owners: Set<String> = []
    ) -> (type: String, declaration: [String]) {
        switch shape {
        case .boolean: ("Bool", [])
        case .integer: ("Int", [])
        case .decimal: ("Double", [])
        case .text: ("String", [])
        case .unknown, .mixed: ("JSONValue", [])
        case .array(let element):
            { ("[\($0.type)]", $0.declaration) }(
                type(of: element, named: name, like: values.flatMap { $0.array ?? [] }))
        case .object(let members):
            (name, CodableStruct(name, members: members, like: values, attributesOf: owners).lines())
        }
    }
}

extension JSONShape {
    /// Whether the shape contains values that only `JSONValue` can decode.
    var needsAnyValue: Bool {
        switch self {
        case .unknown, .mixed: true
        case .boolean, .integer, .decimal, .text: false
        case .array(let element): element.needsAnyValue
        case .object(let members): members.contains { $0.shape.needsAnyValue }
        }
    }

    /// The declaration of a type for unknown or mixed values.
    static let anyValue = """
        /// A value whose type is unknown from this answer.
        enum JSONValue: Codable {
            case null
            case bool(Bool)
            case number(Double)
            case text(String)
            case array([JSONValue])
            case object([String: JSONValue])

            init(from decoder: Decoder) throws {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() {
                    self = .null
                } else if let value = try? container.decode(Bool.self) {
                    self = .bool(value)
                } else if let value = try? container.decode(Double.self) {
                    self = .number(value)
                } else if let value = try? container.decode(String.self) {
                    self = .text(value)
                } else if let value = try? container.decode([JSONValue].self) {
                    self = .array(value)
                } else {
                    self = .object(try container.decode([String: JSONValue].self))
                }
            }

            func encode(to encoder: Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .null: try container.encodeNil()
                case .bool(let value): try container.encode(value)
                case .number(let value): try container.encode(value)
                case .text(let value): try container.encode(value)
                case .array(let value): try container.encode(value)
                case .object(let value): try container.encode(value)
                }
            }
        }
        """
}
