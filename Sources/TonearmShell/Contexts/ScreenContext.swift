import Console

/// The screen, for commands that show something before their answer or depend on the size of the terminal.
protocol ScreenContext: AnyObject {
    /// Columns.
    var width: Int { get }
    var isTerminal: Bool { get }
    /// Whether pictures are drawn in the answer.
    var drawsPictures: Bool { get }
    /// Shows how far the command is, until the next output.
    func progress(_ text: String) throws
    /// Shows lines on standard error.
    func report(_ lines: [StyledText]) throws
    /// Shows a view in the form of the answer.
    func show(_ view: any View) throws
    func clear() throws
}
