/// What prose may be when it is added to a file that others go on with.
enum Note {
    /// The line with which a text would begin a block of the session, a comment, or a block that it does not close; nil
    /// for mere prose.
    static func firstLineOfMore(than lines: [String]) -> String? {
        var open: (fence: Fence, line: String)?
        for line in lines.map({ $0[...] }) {
            if let fence = open?.fence {
                if fence.isClosed(by: line) { open = nil }
            } else if let fence = Fence(opening: line) {
                // A mark that is cut off could be the session's.
                guard !fence.info.beginsExactly(with: BlockMark.session.rawValue) else { return String(line) }
                open = (fence, String(line))
            } else if Comment.begins(line) {
                return String(line)
            }
        }
        return open?.line
    }
}
