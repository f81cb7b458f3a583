import AppleMusicAPI

/// Parses JSON from the network, from files and from typed lines.
enum JSONHarness {
    static func run(_ input: [UInt8]) throws {
        let value: JSON
        do throws(JSONProblem) {
            value = try JSON(parsing: input)
        } catch {
            try require((0...input.count).contains(error.offset), "the fault is at \(error.offset), outside the text")
            try require(!error.reason.isEmpty, "no reason")
            try require(JSONLayout.laidOut(input) == nil || !isText(input), "laid out, and no JSON: \(error)")
            return
        }
        let bytes = value.bytes
        try require(value.byteCount == bytes.count, "the length is not what it was told to be")
        try require((try? JSON(parsing: bytes)) == value, "written and read, it is another value")
        let pretty = JSONLayout.pretty(bytes)
        try require((try? JSON(parsing: pretty)) == value, "laid out, it is another value")
        try require(JSONLayout.pretty(pretty) == pretty, "laid out twice, it is another text")
        if let resource = Resource(value) {
            try require(Resource(.object(resource.json)) == resource, "another resource")
        }
        _ = ErrorDocument(value)
    }

    /// Returns true for valid UTF-8. Of invalid UTF-8, one reader repairs the text and the other passes it on.
    private static func isText(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
