import AppleMusicAPI

/// The body of a writing request, read with suspicion: no deeper than 64 levels, and of the shape that is asked.
struct RequestBody {
    let json: JSON

    static let maximumDepth = 64

    init(_ bytes: [UInt8]) throws(APIError) {
        // Bytes that are no text would be read as other text (RFC 8259 §8.1).
        guard RequestBody.depth(bytes) <= RequestBody.maximumDepth, String(validating: bytes, as: UTF8.self) != nil,
            let json = try? JSON(parsing: bytes),
            json.object != nil
        else { throw .invalidBody() }
        self.json = json
    }

    /// How deep brackets are nested, texts left out.
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

    /// `attributes.name`, which may not be empty.
    func name() throws(APIError) -> String {
        guard let name = try text("name"), !name.allSatisfy(\.isWhitespace) else {
            throw .invalidBody("A name is required", at: "/attributes/name")
        }
        return name
    }

    /// A text among the attributes; nil when it is absent.
    func text(_ attribute: String) throws(APIError) -> String? {
        try value(attribute, "text") { $0.string }
    }

    func flag(_ attribute: String) throws(APIError) -> Bool? { try value(attribute, "boolean") { $0.bool } }

    private func value<Value>(
        _ attribute: String, _ kind: String, _ read: (JSON) -> Value?
    ) throws(APIError) -> Value? {
        guard let attributes = json["attributes"] else { return nil }
        guard attributes.object != nil else { throw .invalidBody("'attributes' must be an object", at: "/attributes") }
        guard let value = attributes[attribute] else { return nil }
        guard let read = read(value) else {
            throw .invalidBody("'\(attribute)' must be a \(kind)", at: "/attributes/\(attribute)")
        }
        return read
    }

    /// 1 or -1.
    func rating() throws(APIError) -> Int {
        if let type = json["type"], type != "rating", type != "ratings" {
            throw .invalidBody("'type' must be 'rating'", at: "/type")
        }
        guard let value = json["attributes"]?["value"]?.integer, value == 1 || value == -1 else {
            throw .invalidBody("Ratings not allowed: the value must be 1 or -1", at: "/attributes/value")
        }
        return value
    }

    /// The tracks to add, in the root's `data`.
    func tracks() throws(APIError) -> [ResourceIdentifier] {
        guard let data = json["data"] else { throw .invalidBody("'data' is required", at: "/data") }
        return try identifiers(in: data, at: "/data", of: RequestBody.trackTypes)
    }

    /// The tracks that a station shall follow; those of other types say nothing (observed).
    func seeds() throws(APIError) -> [ResourceIdentifier] {
        guard let data = json["data"] else { throw .invalidBody("'data' is required", at: "/data") }
        guard let array = data.array else { throw .invalidBody("'data' must be an array", at: "/data") }
        return array.compactMap { element in
            guard let id = element["id"]?.string, let type = element["type"]?.string else { return nil }
            return RequestBody.trackTypes.contains(ResourceType(type))
                ? ResourceIdentifier(ResourceType(type), id) : nil
        }
    }

    /// The resources of a relationship; none when it is absent.
    func related(_ name: String, of types: [ResourceType]) throws(APIError) -> [ResourceIdentifier] {
        guard let relationships = json["relationships"] else { return [] }
        guard relationships.object != nil else {
            throw .invalidBody("'relationships' must be an object", at: "/relationships")
        }
        guard let relationship = relationships[name] else { return [] }
        let pointer = "/relationships/\(name)/data"
        guard let data = relationship["data"] else { throw .invalidBody("'data' is required", at: pointer) }
        return try identifiers(in: data, at: pointer, of: types)
    }

    static let trackTypes: [ResourceType] = [.songs, .musicVideos, .librarySongs, .libraryMusicVideos]

    private func identifiers(
        in data: JSON, at pointer: String, of types: [ResourceType]
    ) throws(APIError) -> [ResourceIdentifier] {
        guard let array = data.array else { throw .invalidBody("'data' must be an array", at: pointer) }
        var identifiers: [ResourceIdentifier] = []
        for (index, element) in array.enumerated() {
            guard let id = element["id"]?.string, let type = element["type"]?.string else {
                throw .invalidBody("'id' and 'type' are required", at: "\(pointer)/\(index)")
            }
            guard types.contains(ResourceType(type)) else {
                throw .invalidBody("Invalid type '\(type)'", at: "\(pointer)/\(index)/type")
            }
            identifiers.append(ResourceIdentifier(ResourceType(type), id))
        }
        return identifiers
    }
}
