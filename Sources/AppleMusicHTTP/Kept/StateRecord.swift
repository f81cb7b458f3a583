/// A version of a state, as it is written to a log: its frame, and those of its parts that the version before did not have.
///
/// As bytes it is a line for each part, `part 12 JSON`, and a last one, `state JSON`.
struct StateRecord: Hashable, Sendable {
    /// JSON without line breaks, in which references stand for the parts.
    var frame: [UInt8]
    /// JSON without line breaks, by the numbers of the parts.
    var parts: [Int: [UInt8]]

    private static let lineBreak = UInt8(ascii: "\n")

    init(frame: [UInt8], parts: [Int: [UInt8]]) {
        self.frame = frame
        self.parts = parts
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for (number, json) in parts { bytes += Array("part \(number) ".utf8) + json + [Self.lineBreak] }
        return bytes + Array("state ".utf8) + frame + [Self.lineBreak]
    }

    /// - Returns: nil for bytes that are no record.
    init?(_ bytes: some Collection<UInt8>) {
        var frame: [UInt8]?
        parts = [:]
        for line in bytes.split(separator: Self.lineBreak) {
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            if words.count >= 2, words[0].elementsEqual("state".utf8) {
                frame = Array(line.dropFirst("state ".utf8.count))
            } else if words.count == 3, words[0].elementsEqual("part".utf8),
                let number = Int(String(decoding: words[1], as: UTF8.self))
            {
                parts[number] = Array(words[2])
            } else {
                return nil
            }
        }
        guard let frame else { return nil }
        self.frame = frame
    }
}
