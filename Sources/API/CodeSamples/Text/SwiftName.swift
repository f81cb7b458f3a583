/// Valid Swift names made from JSON names.
enum SwiftName {
    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Names of standard types that a nested type would hide, and names with a special meaning after a dot.
    private static let taken: Set = [
        "Any", "Array", "Bool", "Codable", "CodingKey", "CodingKeys", "Decoder", "Double", "Encoder", "Int",
        "JSONValue", "Optional", "Protocol", "Self", "String", "Type",
    ]

    /// Returns a member's name: `musicVideos` for `music-videos`. A keyword gets the suffix `Value`.
    static func member(_ name: String) -> String {
        let words = words(of: name)
        guard let first = words.first else { return "member" }
        // An initial acronym such as `URL` becomes lower case as a whole.
        let start = first.allSatisfy { $0.isUppercase || $0.isNumber } ? first.lowercased() : lowered(first)
        let joined = start + words.dropFirst().map(raised).joined()
        let safe = joined.first?.isNumber == true ? "_" + joined : joined
        return keywords.contains(safe) || safe == "hash" ? safe + "Value" : safe
    }

    /// Returns a type's name: `MusicVideo` for `music-videos`, `Response` for `response`.
    static func type(_ name: String, singular: Bool = false) -> String {
        var joined = words(of: name).map(raised).joined()
        if singular {
            if joined.hasSuffix("ies") {
                joined = joined.dropLast(3) + "y"
            } else if joined.hasSuffix("s"), !joined.hasSuffix("ss") {
                joined = String(joined.dropLast())
            }
        }
        if joined.isEmpty { joined = "Member" }
        if joined.first?.isNumber == true { joined = "_" + joined }
        return taken.contains(joined) ? joined + "Object" : joined
    }

    private static func words(of name: String) -> [String] {
        name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    private static func lowered(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
