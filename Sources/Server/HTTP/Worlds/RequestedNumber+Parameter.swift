/// The reading of parameters, with an error for the caller.
extension RequestedNumber {
    /// Returns the number of a parameter.
    /// - Throws: `ControlProblem` with the parameter's name and the range.
    static func parameter(_ text: String, named name: String) throws(ControlProblem) -> Int {
        if let number = value(text) { return number }
        throw .bad(
            "'\(name)' is '\(text)', which is not a whole number from 0 to \(counts.upperBound)",
            next: "Write for example \(name)=10.")
    }
}
