import AppleMusicAPI
import Console

/// Adds missing members to a session's JSON, with the values of a new session.
enum SessionDefaults {
    /// The paths of objects that are completed. Enumerations are excluded, because their members are alternatives. `*`
    /// is every element of a list, which is completed from the first element in a new session.
    private static let structures: [[String]] = [
        [], ["settings"], ["fileNames"], ["trail"], ["world"], ["world", "tokens"], ["world", "memory"],
        ["world", "memory", "faults"],
        ["world", "memory", "accounts", "*"], ["world", "device"], ["world", "device", "apps", "*"],
        ["world", "device", "accounts", "*"], ["world", "device", "devices", "*"],
        ["world", "device", "devices", "*", "installations", "*"],
    ]

    private static let fresh: JSON? = {
        (try? DocumentCoding.encode(Session(seed: 0))).flatMap { try? JSON(parsing: $0) }
    }()

    static func completed(_ json: JSON) -> JSON {
        guard let fresh else { return json }
        return structures.reduce(json) { completed($0, at: $1[...], from: fresh) }
    }

    private static func completed(_ json: JSON, at path: ArraySlice<String>, from fresh: JSON) -> JSON {
        guard let step = path.first else {
            guard var object = json.object, let model = fresh.object else { return json }
            for member in model.members where object[member.name] == nil { object.append(member.name, member.value) }
            return .object(object)
        }
        let rest = path.dropFirst()
        if step == "*" {
            guard let elements = json.array, let model = fresh[0] else { return json }
            return .array(elements.map { completed($0, at: rest, from: model) })
        }
        guard var object = json.object, let inner = object[step], let model = fresh[step] else { return json }
        object[step] = completed(inner, at: rest, from: model)
        return .object(object)
    }
}
