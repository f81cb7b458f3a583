/// The output of a terminal over time, for casts and animated pictures.
package struct Film: Sendable {
    package var title: String
    /// The size of the terminal in columns and lines.
    package let width: Int
    package let height: Int
    package internal(set) var events: [Event] = []

    package struct Event: Sendable, Equatable {
        /// Milliseconds since the beginning.
        package let time: Int
        /// Text for the terminal; lines end with `\r\n`.
        package let text: String
    }

    /// Moves the cursor to the first column of the first line, and erases the screen (ECMA-48).
    static let clearing = "\u{1B}[H\u{1B}[2J"

    init(title: String, width: Int, height: Int) {
        self.title = title
        self.width = width
        self.height = height
    }

    mutating func add(_ text: String, at time: Int) {
        if !text.isEmpty { events.append(Event(time: time, text: text)) }
    }
}
