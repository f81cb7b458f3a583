/// The restrictions on prose that is added to a recording.
enum Note {
    /// Returns the line that begins a session's block, a comment, or an unclosed block; nil for plain prose.
    static func firstLineOfMore(than lines: [String]) -> String? {
        var open: (fence: Fence, line: String)?
        for line in lines.map({ $0[...] }) {
            if let fence = open?.fence {
                if fence.isClosed(by: line) { open = nil }
            } else if let fence = Fence(opening: line) {
                // A truncated mark could be the session's.
                guard !fence.info.beginsExactly(with: BlockMark.session.rawValue) else { return String(line) }
                open = (fence, String(line))
            } else if Comment.begins(line) {
                return String(line)
            }
        }
        return open?.line
    }
}
