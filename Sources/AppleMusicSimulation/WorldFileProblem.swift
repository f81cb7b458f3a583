/// The error for a world file that cannot be used.
public struct WorldFileProblem: Error, Hashable, CustomStringConvertible {
    /// The one-based line of the wrong value; nil if it is not known.
    public let line: Int?
    /// The path of the wrong value, `accounts[0].plan`; empty for the whole file.
    public let path: String
    /// The problem as a clause with the value that was found: `'gold' is not a plan`.
    public let reason: String
    /// A sentence with what can be written.
    public let advice: String

    public var description: String {
        let place = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: ", ")
        return (place.isEmpty ? reason : "\(place): \(reason)") + ". \(advice)"
    }
}
