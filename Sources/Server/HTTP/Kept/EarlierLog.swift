import AppleMusicAPI
import Crypto

/// The last whole version of a state in a log of releases before SQLite.
///
/// A log is a line with its key, then records. A record is a line with a digest and a byte count, then a line for each
/// changed part (`part 12 JSON`) and one for the frame (`state JSON`). Bytes after the last whole record belong to an
/// earlier log or to an interrupted write.
struct EarlierLog {
    private let key: String
    private var frame: [UInt8] = []
    private var parts: [Int: [UInt8]] = [:]

    /// The first bytes of every log.
    static let mark = Array("tonearm-changes 1 ".utf8)

    /// - Returns: nil if the log has another key, or no whole record.
    init?(in bytes: [UInt8], key: String) {
        self.key = key
        let start = EarlierLog.mark + Array("\(key)\n".utf8)
        guard bytes.starts(with: start) else { return nil }
        var place = start.count
        while let record = record(in: bytes, at: place), apply(record) { place = record.endIndex }
        if frame.isEmpty { return nil }
    }

    /// The document with the state; nil if a part is missing.
    var document: [UInt8]? { EncodedParts.joined(frame, parts: parts, key: key) }

    /// Returns the content of the complete record at an offset; nil if there is no complete record.
    private func record(in bytes: [UInt8], at place: Int) -> ArraySlice<UInt8>? {
        guard let line = bytes[place...].prefix(EarlierLog.longestHead).firstIndex(of: UInt8(ascii: "\n")),
            let word = bytes[place..<line].split(separator: UInt8(ascii: " ")).last,
            let count = Int(String(decoding: word, as: UTF8.self)), count >= 0, count < bytes.count - line
        else { return nil }
        let body = bytes[line + 1..<line + 1 + count]
        return Array(bytes[place...line]) == head(of: body, at: place) ? body : nil
    }

    private func head(of body: ArraySlice<UInt8>, at place: Int) -> [UInt8] {
        let digest = SHA256.hash(data: Array("\(key) \(place) ".utf8) + body)
        let digits = digest.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return Array("\(digits) \(body.count)\n".utf8)
    }

    /// Adds a record's parts.
    /// - Returns: false if the record has another form.
    private mutating func apply(_ record: ArraySlice<UInt8>) -> Bool {
        var (frame, parts): ([UInt8]?, [Int: [UInt8]]) = (nil, [:])
        for line in record.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            if words.count >= 2, words[0].elementsEqual("state".utf8) {
                frame = Array(line.dropFirst("state ".utf8.count))
            } else if words.count == 3, words[0].elementsEqual("part".utf8),
                let number = Int(String(decoding: words[1], as: UTF8.self))
            {
                parts[number] = Array(words[2])
            } else {
                return false
            }
        }
        guard let frame else { return false }
        self.frame = frame
        self.parts.merge(parts) { $1 }
        return true
    }

    /// The maximum length of a record's first line in bytes: 32 digits of a digest, a space, a number, a line break.
    private static let longestHead = 64
}
