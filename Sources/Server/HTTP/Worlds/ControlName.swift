import TonearmAlgorithms

/// A name that a client gives to a world or a snapshot.
enum ControlName {
    /// Returns whether a name has 1 to 100 ASCII letters, digits, `-`, `_` or `.`.
    static func isValid(_ name: String) -> Bool {
        (1...100).contains(name.utf8.count)
            && name.utf8.allSatisfy { ASCII.isAlphanumeric($0) || "-_.".utf8.contains($0) }
    }
}
