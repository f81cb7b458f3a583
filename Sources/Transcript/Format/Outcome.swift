/// The outcome of a command: its output, including errors, and the exit status for a script that ends there.
package struct Outcome: Sendable, Hashable {
    package var lines: [String]
    /// The status; 0 on success.
    package var status: Int32

    package init(lines: [String], status: Int32 = 0) {
        self.lines = lines
        self.status = status
    }
}
