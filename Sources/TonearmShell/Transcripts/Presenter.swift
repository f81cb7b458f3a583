/// Where a transcript is performed: a terminal with a person at its keys. Whoever wires the program has one.
package protocol Presenter: AnyObject {
    /// Waits for a key, no longer than so many milliseconds; nil for as long as it takes, or until something else happened.
    func key(within milliseconds: Int?) -> [UInt8]?
    /// How wide the terminal is now; nil where it does not say.
    var columns: Int? { get }
    /// How many lines the terminal has now; nil if it does not tell.
    var lines: Int? { get }
    /// Whether somebody else had the terminal since the last key, and the line is to be drawn anew.
    var wasAway: Bool { get }
    /// Gives the terminal to whoever sits there, at the shell's own prompt, until they want to go on.
    /// - Parameter typed: stands in the line at the beginning.
    func takeOver(typed: String) async
    /// Gives the terminal back as it was.
    func leave()
}
