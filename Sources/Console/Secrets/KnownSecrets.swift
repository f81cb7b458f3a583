import SharedAlgorithms
import TerminalText

/// Texts that are secret by value, and the search for them: one pass over a text, however many they are.
struct KnownSecrets: Sendable, Hashable {
    /// Hidden wherever they stand, by their first two bytes, the longest first.
    private var texts: [ByteSearch.Pair: [[UInt8]]] = [:]
    /// Hidden only between quotes, as an error quotes what was typed: words so plain that they stand in other places by chance.
    private var quoted: [[UInt8]] = []
    /// All that was inserted, so that doing it again costs nothing.
    private var seen: Set<String> = []
    /// The first two bytes of all that is to be hidden.
    private var beginnings: [ByteSearch.Pair] = []
    /// Whether a byte can be the first of them, and whether one can be the second.
    private var firsts = [Bool](repeating: false, count: 256)
    private var seconds = [Bool](repeating: false, count: 256)

    /// Bytes. A shorter text is not looked for outside of quotes.
    private static let shortest = 8

    init() { mark(UInt8(ascii: "e"), UInt8(ascii: "y")) }

    private mutating func mark(_ first: UInt8, _ second: UInt8) {
        let beginning = ByteSearch.Pair(first, second)
        if !beginnings.contains(beginning) { beginnings.append(beginning) }
        firsts[Int(first)] = true
        seconds[Int(second)] = true
    }

    /// - Parameter isPlainWord: whether a text that looks like a word may stand in other places by chance.
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
        // As it stands in a URL, in JSON where slashes are escaped, without the padding of base64, and as a name whose capitals do not count.
        let unpadded = Array(bytes.prefix { $0 != UInt8(ascii: "=") })
        let isLong = unpadded.count >= 16
        // What is made of letters and digits, as web tokens are, is written in one way everywhere.
        let isPlainEverywhere = bytes.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
        let percentEncoded = (isPlainEverywhere ? [] : [true, false]).flatMap { isUpper in
            // Of a query's value slashes may stay as they are (RFC 3986 §3.4).
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
        // Taken out of the dictionary, it is changed in place.
        var alike = texts.removeValue(forKey: beginning) ?? []
        if !alike.contains(form) {
            alike.insert(form, at: alike.firstIndex { $0.count < form.count } ?? alike.endIndex)
        }
        texts[beginning] = alike
    }

    /// Where there is something to hide.
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

    /// Where the next two bytes stand with which something to hide can begin. All that is shown comes by here, so it looks at each byte once.
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

    /// No more are looked for one after the other.
    private static let fewBeginnings = 8

    /// - Parameter index: of a beginning, which is two bytes long.
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

    /// How many bytes at a place are a secret, or its beginning, as long as it cannot be there by chance.
    private static func hiddenCount(of text: [UInt8], at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let most = min(text.count, bytes.count - index)
        var count = 0
        while count < most, text[count] == bytes[index + count] { count += 1 }
        return count == text.count || count >= Self.shortestCut && text.count >= Self.shortestCuttable ? count : 0
    }

    /// Bytes. The beginning of a secret is hidden, such as a narrow column leaves of it, if it has as many.
    private static let shortestCut = 16
    /// Bytes of the secret itself.
    private static let shortestCuttable = 24

    /// Letters as words have them.
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

/// A JSON Web Token by its looks: base64url of a JSON object's beginning, and what follows.
enum WebToken {
    /// Bytes; what is shorter is a word.
    private static let shortest = 16

    /// - Returns: where the token ends; nil when none begins here.
    static func end(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count - index >= shortest, bytes[index] == UInt8(ascii: "e"), bytes[index + 1] == UInt8(ascii: "y"),
            bytes[index + 2] == UInt8(ascii: "J")
        else { return nil }
        let end = bytes[index...].firstIndex { !ASCII.isWord($0) && !".%".utf8.contains($0) } ?? bytes.count
        return end - index < shortest ? nil : end
    }
}
