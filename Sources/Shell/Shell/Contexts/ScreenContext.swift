import TonearmConsole

/// The screen, for commands that show something before their answer or depend on the terminal's size.
protocol ScreenContext: SessionContext {
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

    // MARK: - The user's text editor

    /// Whether an editor can be used at the terminal.
    var canEdit: Bool { get }
    /// The editor's command with its options; nil without one.
    var editor: String? { get }
    /// Returns a text that the user writes in an editor.
    /// - Parameter name: the file's name, to which a random part is added.
    /// - Throws: `Failure`, `CancellationError`.
    func text(from editor: String, beginningWith text: String, in name: String) async throws -> String

    // MARK: - The program

    var version: String { get }
    /// Ends the program after the running line.
    func leave()

    // MARK: - The watched place, whose request is repeated

    /// The current watch; nil if no place is watched.
    var watch: Watch? { get }
    /// Whether the user can type other lines during the watch, and time passes.
    var canWatchAside: Bool { get }
    /// Begins to watch a place, in place of an earlier watch.
    func begin(_ watch: Watch)
    /// Stops watching.
    /// - Returns: the title of the watched place; nil if there was none.
    func stopWatch() -> String?
    /// Advances the session to the present: players play, and due events happen.
    func catchUp() async throws
}
