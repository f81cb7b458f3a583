import AppleMusicAPI

/// The web client's form of answers (`format[resources]=map`, observed). Each `data` contains only identifiers, and a
/// root member `resources` contains every resource once, by type and id.
struct ResourceMap {
    private var types: [(type: String, resources: JSONObject)] = []

    static func gathered(_ answer: JSON) -> JSON {
        var map = ResourceMap()
        guard var root = map.strip(answer).object else { return answer }
        root["resources"] = .object(JSONObject(map.types.map { ($0.type, .object($0.resources)) }))
        return .object(root)
    }

    /// Replaces resources by identifiers, and collects the resources.
    private mutating func strip(_ value: JSON) -> JSON {
        switch value {
        case .array(let values): return .array(values.map { strip($0) })
        case .object(let object):
            var stripped = object
            for member in object.members where member.name != "attributes" {
                stripped[member.name] = strip(member.value)
            }
            guard let resource = Resource(.object(stripped)) else { return .object(stripped) }
            if resource.form != .identity { keep(resource) }
            return .object(resource.json(as: .identity))
        default: return value
        }
    }

    /// Collects a resource; of its several forms the fullest is kept.
    private mutating func keep(_ resource: Resource) {
        let type = resource.type.rawValue
        let index = types.firstIndex { $0.type == type } ?? types.endIndex
        if index == types.endIndex { types.append((type, JSONObject())) }
        let known = types[index].resources[resource.id]?.object?.members.count ?? 0
        if resource.json.members.count > known { types[index].resources[resource.id] = .object(resource.json) }
    }
}
