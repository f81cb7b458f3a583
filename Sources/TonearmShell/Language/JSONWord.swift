/// A JSON object or array as a single word: `post /v1/me/library/playlists {"attributes": {"name": "Sunday"}}`.
enum JSONWord {
    /// - Parameter index: the index of the opening bracket.
    /// - Returns: the index of the closing bracket; nil if there is none.
    static func end(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> Int? {
        var depth = 0
        var isString = false
        var next = index
        while next < text.endIndex {
            switch text[next] {
            case "\\" where isString: next += 1
            case "\"": isString.toggle()
            case "{" where !isString, "[" where !isString: depth += 1
            case "}" where !isString, "]" where !isString:
                depth -= 1
                if depth == 0 { return next }
            default: break
            }
            next += 1
        }
        return nil
    }

    /// Escapes a text for a JSON string.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
