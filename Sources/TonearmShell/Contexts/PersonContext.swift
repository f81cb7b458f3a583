/// The person who gives secrets, and the other sources of secrets.
protocol PersonContext: AnyObject {
    /// Whether a token may be a word of a line: not if a person types, whose screen others see.
    var takesSecretsAsWords: Bool { get }
    /// Asks for a text without showing it. Returns nil if nobody can be asked.
    /// - Throws: `CancellationError` if the person interrupts the question.
    func askSecret(_ question: String) throws -> String?
    /// The value of an environment variable.
    func variable(_ name: String) -> String?
    /// Reads standard input. Returns nil if lines are read from it.
    func readStandardInput() -> [UInt8]?
    /// Asks for a music user token of a service on the network, on a page of this machine. Returns nil if nobody can be asked.
    /// - Parameter developerToken: the token that the page uses; it is not needed if nobody can be asked.
    func askUserToken(_ options: PageOptions, with developerToken: () throws -> String) async throws -> String?
}

/// The editor of a person at a terminal.
protocol EditorContext: AnyObject {
    /// Whether a person at a terminal can use an editor.
    var canEdit: Bool { get }
    /// The editor's program with its options; nil if there is none.
    var editor: String? { get }
    /// Returns the text that the person writes in an editor.
    /// - Parameter name: the file's name, in which a random part is inserted.
    /// - Throws: `Failure`, `CancellationError`.
    func text(from editor: String, beginningWith text: String, in name: String) async throws -> String
}
