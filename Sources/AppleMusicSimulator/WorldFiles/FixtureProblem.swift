import AppleMusicAPI

/// The reason why a world file cannot be used.
package struct FixtureProblem: Error, Hashable, Sendable {
    /// The way to the wrong value: `accounts[0].plan`; empty for the whole file.
    package let path: String
    /// A clause with the value that was found: `'gold' is not a plan`.
    package let reason: String
    /// A sentence with what can be written.
    package let next: String
    /// The line of the value, one-based; nil if the text is not known.
    package var line: Int?

    package init(path: String, reason: String, next: String, line: Int? = nil) {
        self.path = path
        self.reason = reason
        self.next = next
        self.line = line
    }

    /// `line 12, accounts[0].plan: 'gold' is not a plan`
    package var sentence: String {
        let place = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: ", ")
        return place.isEmpty ? reason : "\(place): \(reason)"
    }
}
