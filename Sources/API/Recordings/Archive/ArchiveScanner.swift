import TonearmConsole
import TonearmSystem

/// A scanner that finds an archive's entries in its text without parsing them: a browser's archive of a day has
/// hundreds of megabytes.
struct ArchiveScanner {
    private var text: ArchiveText
    private var offset = 0

    /// The ranges of the complete entries.
    private(set) var entries: [Range<Int>] = []
    /// Whether the text is truncated.
    private(set) var isCut = false
    /// The end of the last complete entry, or of the opening bracket in an empty archive.
    private(set) var end = 0
    /// Whether members or text other than the closing brackets follow the entries.
    private(set) var hasMore = false

    private typealias Problem = HTTPArchive.Problem

    /// - Throws: `.unreadable`, `.noJSON`, `.noArchive`.
    init(_ text: ArchiveText) throws(HTTPArchive.Problem) {
        self.text = text
        // The byte order mark that some editors write.
        if try starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        guard try enter("log"), try enter("entries"), try peek() == UInt8(ascii: "[") else { throw .noArchive }
        offset += 1
        end = offset
        try readEntries()
    }

    private mutating func readEntries() throws(Problem) {
        if try peek() == UInt8(ascii: "]") { return try finish() }
        while true {
            guard try peek() != nil else { return isCut = true }
            let start = offset
            guard try skipValue() else { return isCut = true }
            entries.append(start..<offset)
            end = offset
            switch try peek() {
            case UInt8(ascii: ","): offset += 1
            case UInt8(ascii: "]"): return try finish()
            case nil: return isCut = true
            default: throw .noJSON(offset)
            }
        }
    }

    /// Reads the rest after the entries: the closing brackets, and possibly further members.
    private mutating func finish() throws(Problem) {
        offset += 1
        var depth = 2
        while depth > 0 {
            switch try peek() {
            case UInt8(ascii: "}"):
                depth -= 1
                offset += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
            case nil: return isCut = true
            default:
                hasMore = true
                guard try skipValue() else { return isCut = true }
            }
        }
        if try peek() != nil { throw .noJSON(offset) }
    }

    /// Moves to a member's value in the next object.
    /// - Returns: false if the next value is not an object, lacks the member, or the text ends.
    private mutating func enter(_ name: String) throws(Problem) -> Bool {
        guard let first = try peek() else { throw .noJSON(offset) }
        guard first == UInt8(ascii: "{") else {
            if !"[\"-0123456789tfn".utf8.contains(first) { throw .noJSON(offset) }
            return false
        }
        offset += 1
        while try peek() == UInt8(ascii: "\"") {
            let isNamed = try starts(with: Array("\"\(name)\"".utf8))
            guard try skipValue() else { return false }
            guard try peek() == UInt8(ascii: ":") else { throw .noJSON(offset) }
            offset += 1
            if isNamed { return true }
            guard try skipValue() else { return false }
            if try peek() == UInt8(ascii: ",") { offset += 1 }
        }
        return false
    }

    /// Returns the next byte; nil at the end.
    private mutating func current() throws(Problem) -> UInt8? {
        do throws(FileSystem.ReadProblem) { return try text.byte(at: offset) } catch { throw .unreadable(error) }
    }

    /// Returns the next byte other than white space.
    private mutating func peek() throws(Problem) -> UInt8? {
        while let byte = try current() {
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            offset += 1
        }
        return nil
    }

    /// Returns whether these bytes come next.
    private mutating func starts(with bytes: [UInt8]) throws(Problem) -> Bool {
        let start = offset
        defer { offset = start }
        for byte in bytes {
            guard try current() == byte else { return false }
            offset += 1
        }
        return true
    }

    /// Moves to the end of the next value, including spaces before it.
    /// - Returns: false if the text ends in it.
    private mutating func skipValue() throws(Problem) -> Bool {
        guard let first = try peek() else { return false }
        switch first {
        case UInt8(ascii: "\""): return try skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["): return try skipNested()
        case _ where "-0123456789tfn".utf8.contains(first):
            while let byte = try current() {
                if ", \n\r\t]}".utf8.contains(byte) { return true }
                offset += 1
            }
            return false
        default: throw .noJSON(offset)
        }
    }

    private mutating func skipString() throws(Problem) -> Bool {
        offset += 1
        while let byte = try current() {
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return true }
        }
        offset = text.count
        return false
    }

    private mutating func skipNested() throws(Problem) -> Bool {
        var depth = 0
        while let byte = try current() {
            switch byte {
            case UInt8(ascii: "\""):
                guard try skipString() else { return false }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            offset += 1
            if depth == 0 { return true }
        }
        return false
    }
}
