/// The words after a fence that mean something to a transcript. Blocks with other words are prose.
package enum BlockMark: String, Sendable, CaseIterable {
    /// A piece of the session.
    case session = "tonearm"
    /// What a learner has to reach, and hints on the way.
    case check
    /// Values that differ from learner to learner.
    case choose

    /// The mark that the first word after a fence is.
    init?(info: String) { self.init(rawValue: info.split(separator: " ").first.map(String.init) ?? "") }
}
