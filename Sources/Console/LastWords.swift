import Synchronization
import SystemLayer
import TerminalText

/// Names what the program was busy with, should a fault of its own end it: the file or the line that was read, and how to go on.
package enum LastWords {
    private static let advice = Mutex("")
    private static let current = Mutex<String?>(nil)

    /// - Parameters:
    ///   - advice: how to go on after a fault, as a sentence.
    package static func install(advice: String) {
        self.advice.withLock { $0 = advice }
        CrashMessage.install()
        note(nil)
    }

    /// - Parameter activity: what is done now, as in "while it …"; nil for nothing in particular. It is shown, so it holds no secrets.
    package static func note(_ activity: String?) {
        current.withLock { current in
            current = activity
            let words = activity.map { " while it \(Printable.line($0))" } ?? ""
            CrashMessage.set("error: tonearm itself failed\(words)\n" + advice.withLock { $0 } + "\n")
        }
    }

    /// Names an activity for as long as it lasts.
    package static func during<Value, Failure: Error>(
        _ activity: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let outer = current.withLock { $0 }
        note(activity)
        defer { note(outer) }
        return try body()
    }
}
