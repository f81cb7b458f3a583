/// The end of a program.
package struct ProgramExit: Hashable, Sendable {
    /// The exit status, or the number of the signal that ended the program.
    package let status: Int32
    /// Whether a signal ended the program.
    package let isSignal: Bool
}
