/// The difference between two JSON values, as JSON: `{"set":…}`, `{"in":{name: change},"without":[name]}`,
/// `{"at":{"3":change}}`, `{"from":2,"remove":1,"insert":[…]}`.
package struct JSONChange: Hashable, Sendable {
    package let json: JSON

    /// Wraps a change that was read from a file; `applied(to:)` checks it.
    package init(json: JSON) { self.json = json }

    /// Finds the difference between two values; nil if they are equal, whatever the order of members.
    package init?(from old: JSON, to new: JSON) {
        guard let json = Self.change(old, new) else { return nil }
        self.json = json
    }

    /// Returns a value with the change applied; nil if the change does not fit the value.
    package func applied(to value: JSON) -> JSON? { Self.applied(json, to: value) }
}

// MARK: - Comparing

extension JSONChange {
    private static func change(_ old: JSON, _ new: JSON) -> JSON? {
        switch (old, new) {
        case (.object(let old), .object(let new)): members(old, new)
        case (.array(let old), .array(let new)): old == new ? nil : elements(old, new)
        default: old == new ? nil : ["set": new]
        }
    }

    private static func members(_ old: JSONObject, _ new: JSONObject) -> JSON? {
        var changed = JSONObject()
        for member in new.members {
            guard let value = old[member.name] else {
                changed.append(member.name, ["set": member.value])
                continue
            }
            changed.append(member.name, change(value, member.value))
        }
        let removed = old.names.filter { new[$0] == nil }
        if changed.isEmpty, removed.isEmpty { return nil }
        var result = JSONObject()
        if !changed.isEmpty { result.append("in", .object(changed)) }
        if !removed.isEmpty { result.append("without", .strings(removed)) }
        return .object(result)
    }

    private static func elements(_ old: [JSON], _ new: [JSON]) -> JSON {
        if old.count == new.count {
            var changed = JSONObject()
            for (index, (before, after)) in zip(old, new).enumerated() {
                changed.append(String(index), change(before, after))
            }
            return ["at": .object(changed)]
        }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let shorter = min(old.count, new.count) - start
        let end = zip(old.suffix(shorter).reversed(), new.suffix(shorter).reversed()).prefix { $0 == $1 }.count
        return [
            "from": .integer(start), "remove": .integer(old.count - start - end),
            "insert": .array(Array(new[start..<new.count - end])),
        ]
    }
}

// MARK: - Applying

extension JSONChange {
    private static func applied(_ change: JSON, to value: JSON) -> JSON? {
        if let new = change["set"] { return new }
        if let object = value.object { return applied(change, to: object) }
        guard var elements = value.array else { return nil }
        if let changed = change["at"]?.object {
            for member in changed.members {
                guard let index = Int(member.name), elements.indices.contains(index),
                    let new = applied(member.value, to: elements[index])
                else { return nil }
                elements[index] = new
            }
            return .array(elements)
        }
        guard let start = change["from"]?.integer, let count = change["remove"]?.integer,
            let inserted = change["insert"]?.array, start >= 0, count >= 0, start <= elements.count,
            count <= elements.count - start
        else { return nil }
        elements.replaceSubrange(start..<start + count, with: inserted)
        return .array(elements)
    }

    private static func applied(_ change: JSON, to object: JSONObject) -> JSON? {
        var object = object
        for member in change["in"]?.object?.members ?? [] {
            // A new member has a `set`, which needs no old value.
            guard let new = applied(member.value, to: object[member.name] ?? .null) else { return nil }
            object[member.name] = new
        }
        for name in change["without"]?.strings ?? [] { object[name] = nil }
        return change["in"] == nil && change["without"] == nil ? nil : .object(object)
    }
}
