/// A condition on items of the library.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    func holds(for entity: MPMediaEntity) -> Bool { true }
}

/// A comparison of a text.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo
    case contains
}

/// A condition on one property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The name of the property.
    public let property: String
    /// The value to compare with; nil for items without the property.
    public let value: Any?
    /// The comparison.
    public let comparisonType: MPMediaPredicateComparison

    /// Makes a condition.
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        self.property = property
        self.value = value
        self.comparisonType = comparisonType
    }

    /// Compares texts without case, and other values as they are printed.
    override func holds(for entity: MPMediaEntity) -> Bool {
        guard let value else { return entity.value(forProperty: property) == nil }
        guard let found = entity.value(forProperty: property) else { return false }
        let (one, other) = ("\(found)".lowercased(), "\(value)".lowercased())
        return comparisonType == .equalTo ? one == other : one.contains(other)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MPMediaPropertyPredicate else { return false }
        return property == other.property && comparisonType == other.comparisonType
            && String(describing: value) == String(describing: other.value)
    }

    open override var hash: Int { property.hashValue }
}
