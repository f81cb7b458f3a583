internal import CTonearmProgram
import Synchronization
import TonearmSystem
import TonearmTerminalText

/// Adds the current activity, such as the file being read, and advice to the message of a crash.
package enum LastWords {
    private static let advice = Mutex("")
    private static let current = Mutex<String?>(nil)

    /// - Parameters:
    ///   - advice: a sentence about how to continue after a fault.
    package static func install(advice: String) {
        self.advice.withLock { $0 = advice }
        CrashMessage.install()
        note(nil)
    }

    /// - Parameter activity: the current activity, as in "while it …"; nil if there is none in particular. The crash
    ///   message shows it, so it must not contain secrets.
    package static func note(_ activity: String?) {
        current.withLock { current in
            current = activity
            let words = activity.map { " while it \(Printable.line($0))" } ?? ""
            CrashMessage.set("error: tonearm itself failed\(words)\n" + advice.withLock { $0 } + "\n")
        }
    }

    /// Sets the activity while the body runs.
    package static func during<Value, Failure: Error>(
        _ activity: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let outer = current.withLock { $0 }
        note(activity)
        defer { note(outer) }
        return try body()
    }
}

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
