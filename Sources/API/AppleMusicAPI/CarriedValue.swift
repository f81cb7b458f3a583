/// A cached value that is derived from its owner's other properties. All cached values are equal, so comparisons of
/// owners ignore them.
struct CarriedValue: Hashable, Sendable {
    var value: (any AnyObject & Sendable)?

    static func == (left: CarriedValue, right: CarriedValue) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
