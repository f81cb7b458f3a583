import AppleMusicAPI

/// The checks of numbers, whose ranges depend on what they count.
extension Validation {
    func checkInteger(_ item: QueryItem, _ range: ClosedRange<Int>, _ parameter: Parameter)
        throws(RequestRefusal)
    {
        // `Int()` would accept a plus sign.
        guard let value = Int(item.value), !item.value.hasPrefix("+") else {
            throw .invalidValue(
                item, "Value must be an integer", .integer, allowed: allowed(range, item, parameter),
                sending: String(range.lowerBound))
        }
        // For relationships of folders the result is empty instead of an error (observed).
        if item.name == "offset", value < 0, endpoint.operation.isOfFolders { return }
        guard value >= range.lowerBound else {
            throw .invalidValue(
                item, "Value must be an integer greater than or equal to \(range.lowerBound)", .integer,
                allowed: allowed(range, item, parameter), sending: String(range.lowerBound))
        }
        guard let maximum = maximum(range, item, parameter) else { return }
        if value > maximum {
            throw .invalidValue(
                item, era.excessiveLimit(value, over: maximum, of: relationship(limitedBy: item.name)), .integer,
                blamed: parameter.name, allowed: "\(range.lowerBound) to \(maximum)", sending: String(maximum))
        }
    }

    /// Returns the greatest value of a parameter; nil without one.
    private func maximum(_ range: ClosedRange<Int>, _ item: QueryItem, _ parameter: Parameter) -> Int? {
        if item.name != parameter.name { return inlineMaximum(item.name) }
        return isForWebPlayer ? parameter.webPlayerMaximum ?? range.upperBound : range.upperBound
    }

    /// Returns the range of a parameter in words.
    private func allowed(_ range: ClosedRange<Int>, _ item: QueryItem, _ parameter: Parameter) -> String {
        let maximum = maximum(range, item, parameter) ?? .max
        return maximum == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(maximum)"
    }

    /// Returns the relationship whose page a parameter limits; nil for other pages.
    private func relationship(limitedBy name: String) -> String? {
        if name.hasPrefix("limit[") { return String(name.dropFirst("limit[".count).dropLast()) }
        guard name == "limit", case .relationship(_, let relationship) = endpoint.operation else { return nil }
        return relationship
    }

    /// Returns the maximum page of the relationship or view that `limit[…]` names, for answered or inlined types. Nil
    /// for an unknown name, and for a relationship to one resource, whose limit is ignored (observed).
    private func inlineMaximum(_ name: String) -> Int? {
        let inner = String(name.dropFirst("limit[".count).dropLast())
        let answered = endpoint.operation.answeredTypes(in: schema)
        let found = limits(inner, of: answered)
        let limit = (found.isEmpty ? limits(inner, of: reachable(from: answered)) : found).max {
            $0.maximum < $1.maximum
        }
        return limit == .one ? nil : limit?.maximum
    }

    /// - Parameter name: a relationship or a view; with the prefix `view.` or a type and a colon, a view.
    private func limits(_ name: String, of types: [ResourceType]) -> [PageLimit] {
        types.compactMap { schema[$0] }.compactMap { type in
            for prefix in ["view.", "\(type.type):"] where name.hasPrefix(prefix) {
                return type.view(String(name.dropFirst(prefix.count)))?.limit
            }
            return type.relationship(name)?.limit ?? type.view(name)?.limit
        }
    }

    /// Returns all types that an answer may contain, at any depth of inclusion.
    private func reachable(from types: [ResourceType]) -> [ResourceType] {
        var found = types
        var next = 0
        while next < found.count {
            guard let type = schema[found[next]] else { return found }
            next += 1
            for target in type.relationships.flatMap(\.targets) + type.views.map(\.target) where !found.contains(target)
            {
                found.append(target)
            }
        }
        return found
    }
}
