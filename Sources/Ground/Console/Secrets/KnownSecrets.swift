import TonearmAlgorithms
import TonearmTerminalText

/// Texts that are secret by value, and a search for all of them in one pass.
struct KnownSecrets: Sendable, Hashable {
    /// Texts that are redacted everywhere, by their first two bytes, the longest first.
    private var texts: [ByteSearch.Pair: [[UInt8]]] = [:]
    /// Short texts and plain words that are redacted only in quotation marks, as in errors. Elsewhere they occur by
    /// chance.
    private var quoted: [[UInt8]] = []
    /// All inserted texts, so that inserting one again costs nothing.
    private var seen: Set<String> = []
    /// The first two bytes of all texts to redact.
    private var beginnings: [ByteSearch.Pair] = []
    /// Whether a byte is the first of a beginning, and whether it is the second.
    private var firsts = [Bool](repeating: false, count: 256)
    private var seconds = [Bool](repeating: false, count: 256)

    /// The shortest text in bytes that is searched for outside of quotation marks.
    private static let shortest = 8

    /// Returns whether a line is one word that is too short for a secret, and names nothing that takes one.
    static func isShortWord(_ line: String) -> Bool {
        line.utf8.count < shortest && line.utf8.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: "-") }
    }

    init() { mark(UInt8(ascii: "e"), UInt8(ascii: "y")) }

    private mutating func mark(_ first: UInt8, _ second: UInt8) {
        let beginning = ByteSearch.Pair(first, second)
        if !beginnings.contains(beginning) { beginnings.append(beginning) }
        firsts[Int(first)] = true
        seconds[Int(second)] = true
    }

    /// - Parameter isPlainWord: whether a text that looks like a word may also occur by chance.
    mutating func insert(_ text: String, isPlainWord: Bool = true) {
        let isNew = seen.insert(text).inserted
        guard !text.isEmpty, text != Secrets.placeholder, isNew || !isPlainWord else { return }
        let bytes = Array(text.utf8)
        let looksPlain = bytes.count < 24 && bytes.allSatisfy(KnownSecrets.isPlain)
        guard bytes.count >= KnownSecrets.shortest, !looksPlain || !isPlainWord else {
            if isNew {
                quoted.append(bytes)
                mark(UInt8(ascii: "'"), bytes[0])
            }
            return
        }
        // A secret also appears percent-encoded, in JSON with escaped slashes, in base64 without padding, and as a
        // lower-case name.
        let unpadded = Array(bytes.prefix { $0 != UInt8(ascii: "=") })
        let isLong = unpadded.count >= 16
        // Text of letters, digits and dots, such as a web token, has the same form everywhere.
        let isPlainEverywhere = bytes.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
        let percentEncoded = (isPlainEverywhere ? [] : [true, false]).flatMap { isUpper in
            // A query's value may contain slashes unencoded (RFC 3986 §3.4).
            [true, false].map { KnownSecrets.percentEncoded(bytes, isUpper: isUpper, keepsSlashes: $0) }
        }
        let forms =
            [bytes] + percentEncoded
            + (isPlainEverywhere ? [] : [bytes] + percentEncoded).flatMap { form in
                ["\\/", "\\u002f", "\\u002F"].map { KnownSecrets.escaped(form, slash: $0) }
            }
            + (isLong ? [unpadded, Array(ASCII.lowercased(unpadded).utf8)] + Base64Forms.all(of: bytes) : [])
        for form in forms { add(form) }
    }

    private mutating func add(_ form: [UInt8]) {
        mark(form[0], form[1])
        let beginning = ByteSearch.Pair(form[0], form[1])
        // Removing the array from the dictionary lets it change in place.
        var alike = texts.removeValue(forKey: beginning) ?? []
        if !alike.contains(form) {
            alike.insert(form, at: alike.firstIndex { $0.count < form.count } ?? alike.endIndex)
        }
        texts[beginning] = alike
    }

    /// Returns the ranges to redact.
    func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while let beginning = nextBeginning(from: index, in: bytes) {
            index = beginning + 1
            if let end = end(ofSecretAt: beginning, in: bytes) {
                ranges.append((bytes[beginning] == UInt8(ascii: "'") ? beginning + 1 : beginning)..<end)
                index = end
            }
        }
        return ranges
    }

    /// Finds the next two bytes with which a secret can begin. All output passes this search, so it reads each byte
    /// once.
    private func nextBeginning(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard beginnings.count > Self.fewBeginnings else {
            return ByteSearch.firstPlace(ofOneOf: beginnings, in: bytes, from: start)
        }
        return firsts.withUnsafeBufferPointer { firsts in
            seconds.withUnsafeBufferPointer { seconds in
                var index = start
                while index < bytes.count &- 1 {
                    if firsts[Int(bytes[index])], seconds[Int(bytes[index &+ 1])] { return index }
                    index &+= 1
                }
                return nil
            }
        }
    }

    /// The most beginnings that are searched for one by one; more use the tables.
    private static let fewBeginnings = 8

    /// - Parameter index: the place of a beginning, which is two bytes long.
    private func end(ofSecretAt index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let alike = texts[ByteSearch.Pair(bytes[index], bytes[index + 1])] ?? []
        var longest = 0
        for text in alike { longest = max(longest, Self.hiddenCount(of: text, at: index, in: bytes)) }
        if longest > 0 { return index + longest }
        if bytes[index] == UInt8(ascii: "e") { return WebToken.end(at: index, in: bytes) }
        guard bytes[index] == UInt8(ascii: "'"), !quoted.isEmpty else { return nil }
        let rest = bytes[(index + 1)...].prefix(64)
        guard let close = rest.firstIndex(of: UInt8(ascii: "'")), quoted.contains(Array(bytes[(index + 1)..<close]))
        else { return nil }
        return close
    }

    /// Returns how many bytes at a place belong to the secret. A cut-off secret counts if it is too long to be a
    /// coincidence.
    private static func hiddenCount(of text: [UInt8], at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let most = min(text.count, bytes.count - index)
        var count = 0
        while count < most, text[count] == bytes[index + count] { count += 1 }
        return count == text.count || count >= Self.shortestCut && text.count >= Self.shortestCuttable ? count : 0
    }

    /// The shortest cut-off secret in bytes that is redacted; a narrow column can cut one off.
    private static let shortestCut = 16
    /// The shortest secret in bytes whose cut-off beginnings are redacted.
    private static let shortestCuttable = 24

    /// Returns whether a byte is a lower-case letter, a space or a hyphen.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: " ")
            || byte == UInt8(ascii: "-")
    }

    private static func percentEncoded(_ bytes: [UInt8], isUpper: Bool, keepsSlashes: Bool) -> [UInt8] {
        PercentEscape.encode(bytes, isUppercase: isUpper) { byte in
            ASCII.isWord(byte) || byte == UInt8(ascii: ".") || keepsSlashes && byte == UInt8(ascii: "/")
        }
    }

    private static func escaped(_ bytes: [UInt8], slash: String) -> [UInt8] {
        bytes.flatMap { $0 == UInt8(ascii: "/") ? Array(slash.utf8) : [$0] }
    }
}

/// Recognizes a JSON Web Token by its form: base64url that decodes to the beginning of a JSON object.
enum WebToken {
    /// The shortest token in bytes; shorter texts are words.
    private static let shortest = 16

    /// - Returns: the end of the token; nil if no token begins here.
    static func end(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count - index >= shortest, bytes[index] == UInt8(ascii: "e"), bytes[index + 1] == UInt8(ascii: "y"),
            bytes[index + 2] == UInt8(ascii: "J")
        else { return nil }
        let end = bytes[index...].firstIndex { !ASCII.isWord($0) && !".%".utf8.contains($0) } ?? bytes.count
        return end - index < shortest ? nil : end
    }
}
