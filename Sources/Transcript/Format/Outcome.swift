/// What came of a command: the lines that were printed, errors among them, and the exit status with which a script
/// would end there.
package struct Outcome: Sendable, Hashable {
    package var lines: [String]
    /// 0 when all went well.
    package var status: Int32

    package init(lines: [String], status: Int32 = 0) {
        self.lines = lines
        self.status = status
    }
}
