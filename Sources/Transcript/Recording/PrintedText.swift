/// What a command printed, as the lines of a block: byte by byte, since nearly all of it is written as it was printed.
struct PrintedText {
    /// The lines, each with its line feed.
    private(set) var bytes: [UInt8] = []
    /// The longest run of backticks that a line begins with, if it could be a fence.
    private(set) var longestFence = 0

    /// - Parameter text: without control characters but tabs and line feeds. A line feed at its end begins no other line.
    init(_ text: String) {
        bytes.reserveCapacity(text.utf8.count + 1)
        var text = text
        text.withUTF8 { add($0) }
    }

    /// Lines that may hold anything that can be written.
    init(_ lines: [String]) {
        for line in lines { add(written: OutputLine.written(line)) }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < text.count {
            var end = start
            var isPlain = true
            while end < text.count, text[end] != UInt8(ascii: "\n") {
                if text[end] == UInt8(ascii: "[") || text[end] == UInt8(ascii: "\\") { isPlain = false }
                end += 1
            }
            let line = UnsafeBufferPointer(rebasing: text[start..<end])
            if isPlain, Self.beginsPlainly(line) {
                bytes += line
                bytes.append(UInt8(ascii: "\n"))
            } else {
                add(written: OutputLine.written(String(decoding: line, as: UTF8.self)))
            }
            start = end + 1
        }
    }

    /// Whether a line begins with none of the bytes with which a line of a block can mean something else, or end it.
    private static func beginsPlainly(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = line.first else { return true }
        if first == UInt8(ascii: ">") || first == UInt8(ascii: ".") { return false }
        return line.prefix(4).first { $0 != UInt8(ascii: " ") } != UInt8(ascii: "`")
    }

    private mutating func add(written line: String) {
        longestFence = max(longestFence, Fence.run(of: UInt8(ascii: "`"), in: line[...]))
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
    }
}
