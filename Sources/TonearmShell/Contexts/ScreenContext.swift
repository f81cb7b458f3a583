import Console

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
