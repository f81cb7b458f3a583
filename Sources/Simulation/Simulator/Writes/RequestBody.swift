import AppleMusicAPI

/// The body of a write, validated against the `Schema`, with at most 64 levels of nesting.
struct RequestBody {
    private let json: JSON
    private let description: BodyDescription

    static let maximumDepth = 64

    init(_ bytes: [UInt8], _ description: BodyDescription) throws(RequestRefusal) {
        // Invalid UTF-8 would be repaired silently (RFC 8259 §8.1).
        json = try RequestBody.object(in: bytes)
        self.description = description
        try check()
    }

    /// Returns the body's object.
    private static func object(in bytes: [UInt8]) throws(RequestRefusal) -> JSON {
        if bytes.isEmpty { throw .unreadableBody("no body") }
        guard depth(bytes) <= maximumDepth else {
            throw .unreadableBody("more than \(maximumDepth) levels of nesting")
        }
        // Invalid UTF-8 would be repaired silently (RFC 8259 §8.1).
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .unreadableBody("bytes that are not UTF-8") }
        let json: JSON
        do throws(JSONProblem) { json = try JSON(parsing: bytes) } catch { throw .unreadableBody("not JSON: \(error)") }
        guard json.object != nil else { throw .unreadableBody("JSON that is not an object") }
        return json
    }

    /// Returns the depth of nested brackets outside strings.
    private static func depth(_ bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        var isText = false
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if isText {
                isEscaped = byte == UInt8(ascii: "\\")
                isText = byte != UInt8(ascii: "\"")
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    deepest = max(deepest, depth)
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
        }
        return deepest
    }

    /// Validates the body by its description: type, attributes, relationships, data.
    private func check() throws(RequestRefusal) {
        if let type = json["type"], let first = description.types.first, !description.types.contains(type.string ?? "")
        {
            throw .invalidBody("'type' must be '\(first)'", at: "/type", found: type.text, allowed: "\"\(first)\"")
        }
        try checkAttributes()
        try checkRelationships()
        guard let types = description.data else { return }
        guard let data = json["data"] else {
            throw .invalidBody("'data' is required", at: "/data", allowed: "an array")
        }
        try check(
            data, at: "/data", of: types, ignoresOthers: description.ignoresOtherTypes,
            dropsUntyped: description.dropsUntyped)
    }

    private func checkAttributes() throws(RequestRefusal) {
        if description.attributes.isEmpty { return }
        let attributes = json["attributes"]
        if let attributes, attributes.object == nil {
            throw .invalidBody(
                "'attributes' must be an object", at: "/attributes", found: attributes.text, allowed: "an object")
        }
        for attribute in description.attributes {
            guard let value = attributes?[attribute.name] else {
                if attribute.isRequired { throw missing(attribute, nil) }
                continue
            }
            let pointer = "/attributes/\(attribute.name)"
            switch attribute.kind {
            case .text:
                guard let text = value.string else {
                    throw .invalidBody(
                        "'\(attribute.name)' must be a text", at: pointer, found: value.text, allowed: "a text")
                }
                if attribute.isRequired, text.allSatisfy(\.isWhitespace) { throw missing(attribute, value) }
            case .boolean:
                if value.bool == nil {
                    throw .invalidBody(
                        "'\(attribute.name)' must be a boolean", at: pointer, found: value.text,
                        allowed: "true or false")
                }
            case .number(let numbers):
                guard let number = value.integer, numbers.contains(number) else {
                    throw missing(attribute, value)
                }
            }
        }
    }

    private func missing(_ attribute: BodyDescription.Attribute, _ value: JSON?) -> RequestRefusal {
        let detail =
            if case .number(let numbers) = attribute.kind {
                "Ratings not allowed: the \(attribute.name) must be "
                    + numbers.map(String.init).joined(separator: " or ")
            } else { "A \(attribute.name) is required" }
        let allowed =
            if case .number(let numbers) = attribute.kind { numbers.map(String.init).joined(separator: " or ") } else {
                "a text with letters"
            }
        return .invalidBody(detail, at: "/attributes/\(attribute.name)", found: value?.text, allowed: allowed)
    }

    private func checkRelationships() throws(RequestRefusal) {
        guard !description.relationships.isEmpty, let relationships = json["relationships"] else { return }
        guard relationships.object != nil else {
            throw .invalidBody(
                "'relationships' must be an object", at: "/relationships", found: relationships.text,
                allowed: "an object")
        }
        for relationship in description.relationships {
            guard let found = relationships[relationship.name] else { continue }
            let pointer = "/relationships/\(relationship.name)/data"
            guard let data = found["data"] else {
                throw .invalidBody("'data' is required", at: pointer, allowed: "an array")
            }
            try check(
                data, at: pointer, of: relationship.targets, ignoresOthers: false,
                dropsUntyped: description.dropsUntyped && relationship.name == "tracks")
        }
    }

    private func check(
        _ data: JSON, at pointer: String, of types: [ResourceType], ignoresOthers: Bool, dropsUntyped: Bool
    ) throws(RequestRefusal) {
        guard let array = data.array else {
            throw .invalidBody("'data' must be an array", at: pointer, found: data.text, allowed: "an array")
        }
        if ignoresOthers { return }
        for (index, element) in array.enumerated() {
            // A track without a type is accepted and dropped (observed).
            if dropsUntyped, element["id"]?.string != nil, element["type"] == nil { continue }
            guard element["id"]?.string != nil, let type = element["type"]?.string else {
                throw .invalidBody(
                    "'id' and 'type' are required", at: "\(pointer)/\(index)", found: element.text,
                    allowed: "an object with the texts 'id' and 'type'")
            }
            guard types.contains(ResourceType(type)) else {
                throw .invalidBody(
                    "Invalid type '\(type)'", at: "\(pointer)/\(index)/type", found: type,
                    allowed: types.map(\.rawValue).joined(separator: ", "))
            }
        }
    }

    // MARK: Content

    /// Returns a string attribute; nil if it is absent.
    func text(_ attribute: String) -> String? { json["attributes"]?[attribute]?.string }
    func flag(_ attribute: String) -> Bool? { json["attributes"]?[attribute]?.bool }
    func number(_ attribute: String) -> Int? { json["attributes"]?[attribute]?.integer }

    /// Returns the resources of a relationship; empty if it is absent.
    func related(_ name: String) -> [ResourceIdentifier] { identifiers(in: json["relationships"]?[name]?["data"]) }

    /// The resources in the root's `data`, of the accepted types.
    var data: [ResourceIdentifier] {
        identifiers(in: json["data"]).filter { description.data?.contains($0.type) ?? false }
    }

    private func identifiers(in data: JSON?) -> [ResourceIdentifier] {
        (data?.array ?? []).compactMap { element in
            element["id"]?.string.flatMap { id in
                element["type"]?.string.map { ResourceIdentifier(ResourceType($0), id) }
            }
        }
    }
}
