/// An evaluation of paths and conditions for one subject.
struct QueryEvaluation {
    private let subject: any ConditionSubject
    private lazy var root = subject.root
    /// The number of visited values.
    private var visited = 0

    /// Larger than any answer; `..*..*` would exceed it.
    private static let limit = 1_000_000

    init(of subject: any ConditionSubject) { self.subject = subject }

    mutating func values(of segments: [JSONPath.Segment], from starts: [JSON]) throws(JSONPath.Problem) -> [JSON] {
        var values = starts
        for segment in segments { values = try self.values(of: segment, from: values) }
        return values
    }

    private mutating func values(of segment: JSONPath.Segment, from starts: [JSON]) throws(JSONPath.Problem) -> [JSON] {
        var found: [JSON] = []
        for start in starts {
            guard segment.isDescendant else {
                try select(segment.selectors, from: start, into: &found)
                continue
            }
            var waiting = [start]
            while let value = waiting.popLast() {
                try select(segment.selectors, from: value, into: &found)
                waiting += children(of: value).reversed()
            }
        }
        return found
    }

    private func children(of value: JSON) -> [JSON] { value.array ?? value.object?.members.map(\.value) ?? [] }

    private mutating func select(
        _ selectors: [JSONPath.Selector], from value: JSON, into found: inout [JSON]
    ) throws(JSONPath.Problem) {
        for selector in selectors {
            try count(1)
            switch selector {
            case .name(let name): if let member = value[name] { found.append(member) }
            case .index(let index): if let element = Self.element(index, of: value) { found.append(element) }
            case .number(let index):
                if let element = Self.element(index, of: value) ?? value[String(index)] { found.append(element) }
            case .wildcard:
                let children = children(of: value)
                try count(children.count)
                found += children
            case .slice(let from, let to, let step):
                guard let array = value.array else { continue }
                try count(array.count)
                found += Self.indices(of: array.count, from, to, step).map { array[$0] }
            case .filter(let filter):
                for child in children(of: value) where try holds(filter, for: child) { found.append(child) }
            }
        }
    }

    /// Returns whether a condition holds.
    /// - Parameter element: the value of `@`; nil for the root.
    mutating func holds(_ condition: JSONCondition, for element: JSON? = nil) throws(JSONPath.Problem) -> Bool {
        try count(1)
        switch condition {
        case .any(let conditions):
            for condition in conditions where try holds(condition, for: element) { return true }
            return false
        case .all(let conditions):
            for condition in conditions where try !holds(condition, for: element) { return false }
            return true
        case .not(let condition): return try !holds(condition, for: element)
        case .exists(let path):
            let values = try values(of: path, for: element)
            return path.origin == .named ? values.contains { $0 != .null } : !values.isEmpty
        case .comparison(let comparison):
            return comparison.holds(
                try values(of: comparison.left, for: element), try values(of: comparison.right, for: element))
        }
    }

    private mutating func values(
        of operand: JSONComparison.Operand, for element: JSON?
    ) throws(JSONPath.Problem) -> [JSON] {
        switch operand {
        case .literal(let literal): [literal]
        case .path(let path): try values(of: path, for: element)
        }
    }

    private mutating func values(of path: JSONPath, for element: JSON?) throws(JSONPath.Problem) -> [JSON] {
        switch path.origin {
        case .root: try values(of: path.segments, from: [root])
        case .current: try values(of: path.segments, from: [element ?? root])
        case .named: subject.values(named: path)
        }
    }

    private mutating func count(_ values: Int) throws(JSONPath.Problem) {
        visited += values
        if visited > Self.limit { throw JSONPath.Problem(why: "it would look at more than \(Self.limit) values") }
    }

    private static func element(_ index: Int, of value: JSON) -> JSON? {
        guard let array = value.array else { return nil }
        let place = index < 0 ? array.count + index : index
        return array.indices.contains(place) ? array[place] : nil
    }

    /// Returns the indices of a slice of an array with `count` elements (RFC 9535, section 2.3.4.2.2).
    private static func indices(of count: Int, _ from: Int?, _ to: Int?, _ step: Int) -> [Int] {
        func normal(_ index: Int) -> Int { index < 0 ? count + index : index }
        if step > 0 {
            let lower = min(max(normal(from ?? 0), 0), count)
            let upper = min(max(normal(to ?? count), 0), count)
            return lower < upper ? Array(stride(from: lower, to: upper, by: step)) : []
        }
        guard step < 0 else { return [] }
        let upper = min(max(from.map(normal) ?? count - 1, -1), count - 1)
        let lower = min(max(to.map(normal) ?? -1, -1), count - 1)
        return upper > lower ? Array(stride(from: upper, to: lower, by: step)) : []
    }
}
