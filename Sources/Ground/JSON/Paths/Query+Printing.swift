/// The printed text is parsed as the same path or condition.
extension JSONPath: CustomStringConvertible {
    /// The path in its usual spelling, which may differ from the original one.
    package var description: String {
        if case .named = origin {
            let first = segments.first?.name ?? ""
            return first + segments.dropFirst().map(\.printed).joined()
        }
        return (origin == .root ? "$" : "@") + segments.map(\.printed).joined()
    }
}

extension JSONPath.Segment {
    /// The segment without a leading dot.
    var text: String {
        switch selectors.count == 1 ? selectors[0] : nil {
        case .name(let name)? where PathParser.isShorthand(name): name
        case .number(let number)?: String(number)
        default: "[\(selectors.map(\.text).joined(separator: ","))]"
        }
    }

    fileprivate var printed: String {
        let text = text
        if isDescendant { return "..\(text)" }
        return text.hasPrefix("[") ? text : ".\(text)"
    }
}

extension JSONPath.Selector {
    fileprivate var text: String {
        switch self {
        case .name(let name): JSON.string(name).text
        case .index(let index), .number(let index): String(index)
        case .slice(let start, let end, let step):
            "\(start.map(String.init) ?? ""):\(end.map(String.init) ?? "")" + (step == 1 ? "" : ":\(step)")
        case .wildcard: "*"
        case .filter(let condition): "?\(condition)"
        }
    }
}

extension JSONCondition: CustomStringConvertible {
    package var description: String {
        switch self {
        case .any(let conditions): conditions.map(\.asPart).joined(separator: " || ")
        case .all(let conditions): conditions.map(\.asPart).joined(separator: " && ")
        case .not(.exists(let path)) where path.origin != .named: "!\(path)"
        case .not(let condition): "!(\(condition))"
        case .exists(let path): path.origin == .named ? "\(path) exists" : "\(path)"
        case .comparison(let comparison): "\(comparison)"
        }
    }

    /// The condition with parentheses where it is a part of another.
    private var asPart: String {
        switch self {
        case .any, .all: "(\(self))"
        default: "\(self)"
        }
    }
}

extension JSONComparison: CustomStringConvertible {
    package var description: String { "\(left) \(operation.rawValue) \(right.isNamed ? "$" : "")\(right)" }
}

extension JSONComparison.Operand: CustomStringConvertible {
    package var description: String {
        switch self {
        case .literal(let value): value.text
        case .path(let path): "\(path)"
        }
    }
}
