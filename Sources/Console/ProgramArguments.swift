internal import CArguments
import SystemLayer

/// The command-line arguments of the program.
package enum ProgramArguments {
    /// Returns the arguments after the program's name. Bytes that are not UTF-8 become U+FFFD.
    /// - Throws: `Failure` if the arguments cannot be read: without them the program would do something else. Also if
    ///   Linux hides `/proc/self/task`, because libdispatch crashes without it.
    package static func read() throws(Failure) -> [String] {
        guard OperatingSystem.showsThreads else {
            throw unreadable("'/proc/self/task' cannot be read, and Swift's libraries need it")
        }
        // The runtime reads /proc/self/maps; without that file it crashes or returns no arguments.
        guard program_arguments_are_given() == 1 else { return Array(CommandLine.arguments.dropFirst()) }
        let count = Int(program_argument_count())
        guard count >= 0, let words = program_arguments() else { throw unreadable("the system gave no arguments") }
        return (0..<count).dropFirst().compactMap { words[$0].map { String(cString: $0) } }
    }

    private static func unreadable(_ why: String) -> Failure {
        Failure("Cannot start", why, next: "Try again where /proc is mounted.", status: .software)
    }
}
