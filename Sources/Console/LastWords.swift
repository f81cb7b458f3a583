import Synchronization
import SystemLayer
import TerminalText

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
