internal import CArguments

/// The words that the program was started with.
package enum ProgramArguments {
    /// What follows the program's name. Bytes that are not UTF-8 become U+FFFD.
    /// - Throws: `Failure` if the system does not tell them: without them a program would do something else than it was asked.
    package static func read() throws(Failure) -> [String] {
        // The runtime's own way needs /proc.
        guard program_arguments_are_given() == 1 else { return Array(CommandLine.arguments.dropFirst()) }
        let count = Int(program_argument_count())
        guard count >= 0, let words = program_arguments() else {
            throw Failure(
                "Cannot start", "the system does not tell the arguments", next: "Try again where /proc can be read.",
                status: .software)
        }
        return (0..<count).dropFirst().compactMap { words[$0].map { String(cString: $0) } }
    }
}
