import TonearmConsole

/// The user as a source of secrets, and other sources.
protocol PersonContext: AnyObject {
    /// Whether a token may be a word of a line. It may not if a user types, because the screen is visible to others.
    var takesSecretsAsWords: Bool { get }
    /// Asks for a text without echo. Returns nil if there is no terminal.
    /// - Throws: `CancellationError` if the user interrupts the question.
    func askSecret(_ question: String) throws -> String?
    /// Returns the value of an environment variable.
    func variable(_ name: String) -> String?
    /// Reads standard input. Returns nil if the shell reads its lines from it.
    func readStandardInput() -> [UInt8]?
    /// Requests a music user token of a service on the network, through a page on this machine. Returns nil if there
    /// is no terminal.
    /// - Parameter developerToken: returns the token for the page; not called if there is no terminal.
    func askUserToken(_ options: PageOptions, with developerToken: () throws -> String) async throws -> String?
}

/// The user's text editor at a terminal.
protocol EditorContext: AnyObject {
    /// Whether an editor can be used at the terminal.
    var canEdit: Bool { get }
    /// The editor's command with its options; nil if there is none.
    var editor: String? { get }
    /// Returns a text that the user writes in an editor.
    /// - Parameter name: the file's name, to which a random part is added.
    /// - Throws: `Failure`, `CancellationError`.
    func text(from editor: String, beginningWith text: String, in name: String) async throws -> String
}

/// The screen, for commands that show something before their answer or depend on the terminal's size.
protocol ScreenContext: AnyObject {
    /// The width in columns.
    var width: Int { get }
    var isTerminal: Bool { get }
    /// Whether the answer contains pictures.
    var drawsPictures: Bool { get }
    /// Shows the progress of the command until the next output.
    func progress(_ text: String) throws
    /// Prints lines on standard error.
    func report(_ lines: [StyledText]) throws
    /// Shows a view in the answer's output format.
    func show(_ view: any View) throws
    func clear() throws
}
