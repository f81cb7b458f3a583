import AppleMusicAPI

/// The layout of world files: an object or a list that fits stands on one line.
enum FixtureText {
    private static let width = 120

    static func bytes(_ json: JSON) -> [UInt8] { Array((text(json, depth: 0, before: 0) + "\n").utf8) }

    /// - Parameters:
    ///   - depth: the level of indentation.
    ///   - before: the number of characters in front of the value on its line.
    private static func text(_ json: JSON, depth: Int, before: Int) -> String {
        let line = line(json)
        // One more for a comma.
        if depth > 0, before + line.count < width { return line }
        let inner = String(repeating: "  ", count: depth + 1)
        let end = "\n" + String(repeating: "  ", count: depth)
        switch json {
        case .object(let object) where !object.isEmpty:
            let members = object.members.map { member in
                let name = JSON.string(member.name).text + ": "
                return inner + name + text(member.value, depth: depth + 1, before: inner.count + name.count)
            }
            return "{\n" + members.joined(separator: ",\n") + end + "}"
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + text($0, depth: depth + 1, before: inner.count) }
            return "[\n" + lines.joined(separator: ",\n") + end + "]"
        default: return line
        }
    }

    private static func line(_ json: JSON) -> String {
        switch json {
        case .object(let object):
            let members = object.members.map { JSON.string($0.name).text + ": " + line($0.value) }
            return "{" + members.joined(separator: ", ") + "}"
        case .array(let elements): return "[" + elements.map(line).joined(separator: ", ") + "]"
        default: return json.text
        }
    }
}
