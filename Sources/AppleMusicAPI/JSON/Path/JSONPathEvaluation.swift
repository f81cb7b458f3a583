/// An evaluation of paths on one value.
struct JSONPathEvaluation {
    let root: JSON
    /// The number of visited values.
    private var visited = 0

    /// Larger than any answer; `..*..*` would exceed it.
    private static let limit = 1_000_000

    init(root: JSON) { self.root = root }

    mutating func values(of segments: [JSONPath.Segment], from start: JSON) throws(JSONPath.Problem) -> [JSON] {
        var values = [start]
        for segment in segments { values = try self.values(of: segment, from: values) }
        return values
    }

    mutating func values(of segment: JSONPath.Segment, from starts: [JSON]) throws(JSONPath.Problem) -> [JSON] {
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

    private func children(of value: JSON) -> [JSON] {
        value.array ?? value.object?.members.map(\.value) ?? []
    }

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

    mutating func holds(_ filter: JSONFilter, for value: JSON) throws(JSONPath.Problem) -> Bool {
        try count(1)
        switch filter {
        case .any(let filters):
            for filter in filters where try holds(filter, for: value) { return true }
            return false
        case .all(let filters):
            for filter in filters where try !holds(filter, for: value) { return false }
            return true
        case .not(let filter): return try !holds(filter, for: value)
        case .exists(let way): return try !values(of: way.segments, from: way.isFromRoot ? root : value).isEmpty
        case .comparison(let left, let sign, let right):
            return sign.holds(try self.value(of: left, for: value), try self.value(of: right, for: value))
        }
    }

    private mutating func value(of operand: JSONFilter.Operand, for value: JSON) throws(JSONPath.Problem) -> JSON? {
        switch operand {
        case .literal(let literal): literal
        case .way(let way): try values(of: way.segments, from: way.isFromRoot ? root : value).first
        }
    }

    private mutating func count(_ values: Int) throws(JSONPath.Problem) {
        visited += values
        if visited > Self.limit {
            throw JSONPath.Problem(why: "it would look at more than \(Self.limit) values")
        }
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
