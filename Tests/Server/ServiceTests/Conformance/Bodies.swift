import AppleMusicAPI

/// Valid and invalid bodies for endpoints, generated from the Schema.
enum Bodies {
    /// Returns a minimal valid body, or nil if the endpoint has no body.
    static func good(for endpoint: Endpoint) -> String? { endpoint.body.map { text(good($0)) } }

    private static func good(_ body: BodyDescription) -> JSONObject {
        var object = JSONObject()
        object.append("type", body.types.first.map(JSON.string))
        let attributes = body.attributes.filter(\.isRequired).map { ($0.name, good($0.kind)) }
        if !attributes.isEmpty { object.append("attributes", .object(JSONObject(attributes))) }
        object.append("data", body.data.map { [identifier(of: $0[0], "203709340")] })
        return object
    }

    private static func good(_ kind: BodyDescription.Attribute.Kind) -> JSON {
        switch kind {
        case .text: "Road"
        case .boolean: true
        case .number(let numbers): .integer(numbers[0])
        }
    }

    private static func identifier(of type: ResourceType, _ id: String) -> JSON {
        ["id": .string(id), "type": .string(type.rawValue)]
    }

    private static func text(_ object: JSONObject) -> String { JSON.object(object).text }

    /// Bodies that every endpoint rejects.
    static let unreadable: [[UInt8]] =
        [
            "", "x", "[]", "1", "null", "\"text\"", "{", #"{"a":1}}"#, #"{"a":1,}"#, "{'a':1}",
            #"{"a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
            String(repeating: "[", count: 100_000),
        ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x7B], [0x7B, 0x22, 0xC3, 0x22, 0x3A, 0x31, 0x7D]]

    /// Returns readable bodies of the wrong shape, each with a pointer to the invalid member.
    static func misshapen(for endpoint: Endpoint) -> [(body: String, pointer: String)] {
        guard let body = endpoint.body else { return [] }
        let good = good(body)
        /// Returns the valid body with another member.
        func with(_ name: String, _ value: JSON?) -> String {
            var object = good
            object[name] = value
            return text(object)
        }
        var all: [(String, String)] = []
        if !body.types.isEmpty { all += [(with("type", "songs"), "/type"), (with("type", 1), "/type")] }
        if !body.attributes.isEmpty { all += [(with("attributes", []), "/attributes")] }
        for attribute in body.attributes {
            let pointer = "/attributes/" + attribute.name
            if attribute.isRequired { all.append((with("attributes", nil), pointer)) }
            for value in wrong(attribute) {
                var attributes = good["attributes"]?.object ?? JSONObject()
                attributes[attribute.name] = value
                all.append((with("attributes", .object(attributes)), pointer))
            }
        }
        if !body.relationships.isEmpty { all.append((with("relationships", []), "/relationships")) }
        for relationship in body.relationships {
            let pointer = "/relationships/\(relationship.name)/data"
            func related(_ value: JSON) -> String {
                with("relationships", .object(JSONObject([(relationship.name, value)])))
            }
            all.append((related([:]), pointer))
            all += wrongLists.map { (related(["data": $0.list]), pointer + $0.pointer) }
        }
        if body.data != nil {
            all += [(with("data", nil), "/data"), (with("data", [:]), "/data")]
            if !body.ignoresOtherTypes { all += wrongLists.map { (with("data", $0.list), "/data" + $0.pointer) } }
        }
        return all
    }

    private static func wrong(_ attribute: BodyDescription.Attribute) -> [JSON] {
        switch attribute.kind {
        case .text: [1, [:]] + (attribute.isRequired ? [" ", ""] : [])
        case .boolean: ["yes", 1]
        case .number: [2, 0, "1", .number("1.5")]
        }
    }

    private static let wrongLists: [(list: JSON, pointer: String)] = [
        (1, ""), ([[:]], "/0"), ([["id": 1, "type": "songs"]], "/0"), ([["id": "1", "type": "genres"]], "/0/type"),
    ]

    /// Returns valid bodies that name missing resources or contain extra members.
    static func odd(for endpoint: Endpoint) -> [String] {
        guard let body = endpoint.body else { return [] }
        var all = body.types.map { type in
            var object = good(body)
            object["type"] = .string(type)
            return text(object)
        }
        var more = good(body)
        more["zzz"] = [:]
        all.append(text(more))
        for attribute in body.attributes where attribute.kind == .text {
            for value in [#""\u0000\ud83d\ude00""#, #""🎶""#] {
                all.append("{\"attributes\":{\"name\":\"a\",\"\(attribute.name)\":\(value),\"zzz\":1}}")
            }
        }
        for relationship in body.relationships {
            for list: [JSON] in [[], [identifier(of: relationship.targets[0], "0")]] {
                var object = good(body)
                let data: JSON = ["data": .array(list)]
                object["relationships"] = .object(JSONObject([(relationship.name, data)]))
                all.append(text(object))
            }
        }
        for type in body.data ?? [] {
            var object = good(body)
            object["data"] = [identifier(of: type, "0")]
            all.append(text(object))
        }
        if body.data != nil { all.append(#"{"data":[]}"#) }
        return all
    }
}
