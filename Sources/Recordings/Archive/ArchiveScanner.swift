import Console

/// Finds where the entries of an archive stand in its text, without making values of all that is in it: an archive of a day in a browser has
/// hundreds of megabytes.
struct ArchiveScanner {
    private var text: ArchiveText
    private var offset = 0

    /// The places of the entries that are whole.
    private(set) var entries: [Range<Int>] = []
    /// Whether the text ends before the archive does.
    private(set) var isCut = false
    /// Behind the last whole entry; behind the bracket where there is none.
    private(set) var end = 0
    /// Whether something other than the ends of the archive follows its entries.
    private(set) var hasMore = false

    private typealias Problem = HTTPArchive.Problem

    /// - Throws: `.unreadable`, `.noJSON`, `.noArchive`.
    init(_ text: ArchiveText) throws(HTTPArchive.Problem) {
        self.text = text
        // What editors put in front of UTF-8.
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

    /// What follows the entries: the ends of `log` and of the whole, and perhaps members between.
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

    /// Goes to a member's value in the object that comes.
    /// - Returns: false if there is no object, no such member, or the text ends before it.
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

    /// The byte that comes; nil at the end.
    private mutating func current() throws(Problem) -> UInt8? {
        do throws(FileSystem.ReadFailure) { return try text.byte(at: offset) } catch { throw .unreadable(error) }
    }

    /// The next byte that is no space.
    private mutating func peek() throws(Problem) -> UInt8? {
        while let byte = try current() {
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            offset += 1
        }
        return nil
    }

    /// Whether these bytes come.
    private mutating func starts(with bytes: [UInt8]) throws(Problem) -> Bool {
        let start = offset
        defer { offset = start }
        for byte in bytes {
            guard try current() == byte else { return false }
            offset += 1
        }
        return true
    }

    /// Goes behind the value that comes, spaces before it too.
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
