/// A version of a state in a log: its frame, and the parts that the version before did not have.
///
/// In bytes it is a line `part 12 JSON` for each part, and a last line `state JSON`.
struct StateRecord: Hashable, Sendable {
    /// The frame: JSON without line breaks that refers to parts by number.
    var frame: [UInt8]
    /// The parts: JSON without line breaks, by number.
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

    /// - Returns: nil if the bytes are not a record.
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
