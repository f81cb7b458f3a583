/// A value that is derived from the value that carries it. All carried values are equal, so it takes no part in
/// comparing.
struct CarriedValue: Hashable, Sendable {
    var value: (any AnyObject & Sendable)?

    static func == (left: CarriedValue, right: CarriedValue) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
