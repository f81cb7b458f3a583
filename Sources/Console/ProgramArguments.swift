internal import CArguments
import SystemLayer

/// The words that the program was started with.
package enum ProgramArguments {
    /// What follows the program's name. Bytes that are not UTF-8 become U+FFFD.
    /// - Throws: `Failure` if they cannot be read: without them a program would do something else than it was asked. Also if Linux shows the
    ///   process nothing of itself, since libdispatch traps then as soon as it looks at its threads.
    package static func read() throws(Failure) -> [String] {
        guard OperatingSystem.showsThreads else {
            throw unreadable("'/proc/self/task' cannot be read, and Swift's libraries need it")
        }
        // The runtime looks in /proc/self/maps, and traps or finds no words where it cannot read that.
        guard program_arguments_are_given() == 1 else { return Array(CommandLine.arguments.dropFirst()) }
        let count = Int(program_argument_count())
        guard count >= 0, let words = program_arguments() else { throw unreadable("the system gave no arguments") }
        return (0..<count).dropFirst().compactMap { words[$0].map { String(cString: $0) } }
    }

    private static func unreadable(_ why: String) -> Failure {
        Failure("Cannot start", why, next: "Try again where /proc is mounted.", status: .software)
    }
}
