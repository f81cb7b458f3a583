package import TonearmCatalog
import TonearmConsole

extension Shell {
    /// The shell's access to the outside world. It is injected, so that runs are reproducible.
    package struct Environment {
        package var seed: () -> UInt64
        package var store: SessionStore?
        package var person = Person()
        package var lessons = LessonPlaces()
        package var nesting = Nesting()
        /// Whether the user can be asked. In a performed session they cannot, and the output of system programs is
        /// part of the session's output.
        package var isAttended = true
        package var files = FileRules()
        /// Returns the value of an environment variable.
        package var variable: (String) -> String? = { _ in nil }
        /// Reads all of standard input; nil if the shell reads its lines from it.
        package var standardInput: (() -> [UInt8]?)?
        /// Returns the microseconds since some moment; always 0 in performed sessions.
        package var elapsed: () -> Int = { 0 }
        /// Returns the simulator's catalog for the path of a file, or the built-in one for nil. Returns nil if it
        /// cannot be read.
        package var catalog: (String?) -> (any Catalog)? = { _ in nil }
        /// The version of the program, for the files that it writes.
        package var version = ProgramVersion.text

        package init(
            seed: @escaping () -> UInt64, store: SessionStore? = nil, pastLines: (() -> [PastLine])? = nil
        ) {
            self.seed = seed
            self.store = store
            person.pastLines = pastLines
        }
    }
}

extension Shell.Environment {
    /// The user of the shell: the earlier lines, the ways to ask, and the preferred programs.
    package struct Person {
        /// Returns the lines typed in this and in earlier runs; nil if they are not stored.
        package var pastLines: (() -> [PastLine])?
        /// Adds a line to the history of typed lines.
        package var keepLine: ((String) -> Void)?
        /// Whether a token may be a word of a line. It may not if a user types, because the screen is visible to
        /// others.
        package var takesSecretsAsWords = true
        /// Asks for a text without echo; nil if there is no terminal. Throws `CancellationError` if it is interrupted.
        package var askSecret: ((String) throws -> String?)?
        /// Requests a music user token of a service on the network; nil if there is no terminal.
        package var requestUserToken: TokenRequest?
        /// Creates the terminal for performances of transcripts; nil without one.
        package var presenter: (() -> (any Presenter)?)?
        /// The command of the user's editor (`SystemProgram.named`).
        package var editor: String?
        /// Returns the command of the pager (`SystemProgram.named`); nil without one.
        package var pager: () -> String? = { nil }
    }

    /// The rules for files that the user runs.
    package struct FileRules {
        /// Whether files may use the user's tokens, because of the option `--trust`.
        package var areTrusted = false
        /// Whether a file continues after a failed command, because of the option `--keep-going`.
        package var keepsGoing = false
    }

    /// The user's own lessons.
    package struct LessonPlaces {
        /// The folder of the user's own lessons.
        package var folder: String?
        /// The tag of the user's language, such as `ja`.
        package var language: String?
    }

    /// The nesting of sessions, such as a transcript that verifies others.
    package struct Nesting {
        /// The number of sessions around this one.
        package var depth = 0
        /// The default time limit of a transcript in seconds.
        package var limit = 60
    }
}
