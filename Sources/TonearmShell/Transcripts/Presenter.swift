/// A terminal for performances, with a presenter at its keys. The executable provides it.
package protocol Presenter: AnyObject {
    /// Waits for a key, at most for the given milliseconds; nil to wait without limit.
    func key(within milliseconds: Int?) -> [UInt8]?
    /// The terminal's present width in columns; nil if it is unknown.
    var columns: Int? { get }
    /// The terminal's present height in lines; nil if it is unknown.
    var lines: Int? { get }
    /// Whether another program used the terminal since the last key, so that the line must be redrawn.
    var wasAway: Bool { get }
    /// Runs the shell's interactive prompt until the presenter continues the performance.
    /// - Parameter typed: the text that prefills the line.
    func takeOver(typed: String) async
    /// Restores the terminal's modes.
    func leave()
}
