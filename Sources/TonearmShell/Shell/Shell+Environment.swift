package import MusicCatalog

extension Shell {
    /// The parts of the outside world that the shell needs, given so that two runs can be the same.
    package struct Environment {
        package var seed: () -> UInt64
        package var store: SessionStore?
        package var person = Person()
        package var lessons = LessonPlaces()
        package var nesting = Nesting()
        /// Whether a person may be asked. In a session that a program performs, nobody answers, and the output of programs of the system belongs
        /// to the output of the session.
        package var isAttended = true
        package var files = FileRules()
        /// The value of an environment variable.
        package var variable: (String) -> String? = { _ in nil }
        /// Reads all of standard input; nil if lines are read from it.
        package var standardInput: (() -> [UInt8]?)?
        /// Microseconds since some moment; in sessions that a program performs, time stands still.
        package var elapsed: () -> Int = { 0 }
        /// The catalog that the simulator answers from, by the path of its file, nil for the built-in one; nil if none can be read.
        package var catalog: (String?) -> (any Catalog)? = { _ in nil }
        /// The version of this program, as the files that it writes name it.
        package var version = ""

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
    /// The person at the shell: what they typed before, the questions that they can be asked, the programs that they prefer.
    package struct Person {
        /// The lines typed in this and in earlier runs; nil if none are kept.
        package var pastLines: (() -> [PastLine])?
        /// Keeps a line with those that were typed.
        package var keepLine: ((String) -> Void)?
        /// Whether a token may stand in a line as a word: not if a person types, whose screen others see.
        package var takesSecretsAsWords = true
        /// Asks for a text without showing it; nil if nobody can be asked. Throws `CancellationError` if it is interrupted.
        package var askSecret: ((String) throws -> String?)?
        /// Asks for a music user token of a service on the network; nil if nobody can be asked.
        package var requestUserToken: TokenRequest?
        /// Makes the terminal at which transcripts are performed; nil if the person is not at one.
        package var presenter: (() -> (any Presenter)?)?
        /// The person's editor, a program with its options (`SystemProgram.named`).
        package var editor: String?
        /// The pager, a program with its options (`SystemProgram.named`); nil if there is none.
        package var pager: () -> String? = { nil }
    }

    /// The rules for files that the person runs.
    package struct FileRules {
        /// Whether the files get the person's tokens: the option `--trust` was given.
        package var areTrusted = false
        /// Whether a file continues after a command failed: the option `--keep-going` was given.
        package var keepsGoing = false
    }

    /// The lessons besides the built-in ones.
    package struct LessonPlaces {
        /// The folder of the user's own lessons.
        package var folder: String?
        /// The language of the user as a tag: `ja`.
        package var language: String?
    }

    /// Sessions that perform other sessions, as a transcript that verifies others.
    package struct Nesting {
        /// The number of sessions around this one.
        package var depth = 0
        /// Seconds that a transcript may run by default.
        package var limit = 60
    }
}
