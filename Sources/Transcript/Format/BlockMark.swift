/// The first word after a fence, if it has a meaning in a transcript. Blocks with other words are prose.
package enum BlockMark: String, Sendable, CaseIterable {
    /// A part of the session.
    case session = "tonearm"
    /// A task's check and hints.
    case check
    /// Values that differ between learners.
    case choose

    /// Reads the mark from the text after a fence.
    init?(info: String) { self.init(rawValue: info.split(separator: " ").first.map(String.init) ?? "") }
}
