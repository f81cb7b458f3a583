/// A condition: comparisons with `&&`, `||`, `!` and parentheses.
///
/// `@.attributes.trackCount > 10 && !@.attributes.contentRating` is a filter of JSONPath (RFC 9535, section 2.3.5),
/// whose texts have quotes. `artist ~ bunny` and `focus.type is albums` begin with a name of their subject, so their
/// texts need no quotes, and continue up to ` && `, ` || ` or the end.
package indirect enum JSONCondition: Hashable, Sendable {
    case any([JSONCondition])
    case all([JSONCondition])
    case not(JSONCondition)
    /// The path selects at least one value.
    case exists(JSONPath)
    case comparison(JSONComparison)

    /// Parses a condition.
    /// - Throws: `JSONPath.Problem` with the position of the fault.
    package init(_ text: String) throws(JSONPath.Problem) {
        var reader = PathParser(text)
        self = try reader.readCondition()
    }

    /// Returns whether the condition holds; false if it would visit more than a million values.
    package func holds(for subject: any ConditionSubject) -> Bool {
        var evaluation = QueryEvaluation(of: subject)
        return (try? evaluation.holds(self)) == true
    }

    /// The comparisons, from left to right.
    package var comparisons: [JSONComparison] {
        switch self {
        case .any(let conditions), .all(let conditions): conditions.flatMap(\.comparisons)
        case .not(let condition): condition.comparisons
        case .exists: []
        case .comparison(let comparison): [comparison]
        }
    }

    /// The paths outside of filters, from left to right.
    package var paths: [JSONPath] {
        switch self {
        case .any(let conditions), .all(let conditions): conditions.flatMap(\.paths)
        case .not(let condition): condition.paths
        case .exists(let path): [path]
        case .comparison(let comparison): [comparison.left, comparison.right].compactMap(\.path)
        }
    }

    /// The conditions, one of which must hold.
    package var alternatives: [JSONCondition] { if case .any(let conditions) = self { conditions } else { [self] } }
}

/// The subject of a condition: an answer, a row, or a session.
package protocol ConditionSubject {
    /// The value of `$` and `@`.
    var root: JSON { get }
    /// Returns the value of a path that begins with a name, then other spellings of it; empty if there is none.
    func values(named path: JSONPath) -> [JSON]
}

extension JSON: ConditionSubject {
    package var root: JSON { self }
    package func values(named path: JSONPath) -> [JSON] { (try? path.values(in: self)) ?? [] }
}
