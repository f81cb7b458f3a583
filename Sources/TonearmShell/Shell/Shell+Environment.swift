package import MusicCatalog

extension Shell {
    /// What the shell needs from outside, given so that two runs can be the same.
    package struct Environment {
        package var seed: () -> UInt64
        package var store: SessionStore?
        /// Lines typed in this and in earlier runs; nil where none are kept.
        package var pastLines: (() -> [PastLine])?
        /// Keeps a line with those that were typed.
        package var keepLine: ((String) -> Void)?
        /// Whether a person may be asked. In a session that a program performs, nobody answers, and what programs of the
        /// system say belongs to what the session printed.
        package var isAttended = true
        /// Whether files that the person runs are trusted with tokens: the option `--trust` was given.
        package var trustsFiles = false
        /// Whether files that the person runs go on after a command failed: the option `--keep-going` was given.
        package var keepsGoing = false
        /// How many sessions are around this one, each performed by the one before: a transcript can verify others.
        package var depth = 0
        /// Seconds that a transcript has to run, where nobody says another limit.
        package var transcriptLimit = 60
        /// Where the user's own lessons are.
        package var lessonFolder: String?
        /// The language of the user as a tag, for lessons: `ja`.
        package var language: String?
        /// Whether a token may stand in a line as a word: not where a person types, whose screen others see.
        package var takesSecretsAsWords = true
        /// The value of an environment variable.
        package var variable: (String) -> String? = { _ in nil }
        /// All of standard input; nil where lines are read from it.
        package var standardInput: (() -> [UInt8]?)?
        /// Asks for a text without showing it; nil where nobody can be asked.
        /// Throws `CancellationError` where it is interrupted.
        package var askSecret: ((String) throws -> String?)?
        /// Asks a person for a music user token of a service on the network; nil where none can be asked.
        package var requestUserToken: TokenRequest?
        /// Makes the terminal at which transcripts are performed; nil where nobody sits at one.
        package var presenter: (() -> (any Presenter)?)?
        /// The user's editor, a program with its options (`SystemProgram.named`).
        package var editor: String?
        /// The pager, a program with its options (`SystemProgram.named`); nil where there is none.
        package var pager: () -> String? = { nil }
        /// Microseconds since some moment; in sessions that a program performs, time stands still.
        package var elapsed: () -> Int = { 0 }
        /// The catalog that the simulator answers from, by the path of its file, nil for the built-in one; nil where none can be read.
        package var catalog: (String?) -> (any Catalog)? = { _ in nil }
        /// Of this program, as the files that it writes name it.
        package var version = ""

        package init(
            seed: @escaping () -> UInt64, store: SessionStore? = nil, pastLines: (() -> [PastLine])? = nil
        ) {
            self.seed = seed
            self.store = store
            self.pastLines = pastLines
        }
    }
}
