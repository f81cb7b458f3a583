import AppleMusicAPI

/// Evaluates paths and conditions. The text is in the first line, the value in the others, by default an answer of the API.
enum JSONPathHarness {
    private static let answer: JSON = [
        "data": [
            [
                "id": "1", "type": "albums",
                "attributes": ["name": "A", "trackCount": 8, "genreNames": ["Rock", "Music"]],
            ],
            [
                "id": "2", "type": "songs",
                "attributes": ["name": "é", "durationInMillis": 270_000, "url": "https://a/b"],
            ],
        ],
        "meta": ["total": 2], "next": "/v1/x?offset=2", "views": ["top-songs": ["data": []]],
    ]

    static func run(_ input: [UInt8]) throws {
        let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        let text = String(decoding: parts[0], as: UTF8.self)
        let root = parts.count > 1 ? (try? JSON(parsing: parts[1])) ?? answer : answer
        try checkCondition(text, of: root)
        let (path, values, end): (JSONPath, [JSON], JSONPath.DeadEnd?)
        do throws(JSONPath.Problem) {
            path = try JSONPath(text)
            values = try path.values(in: root)
            end = try path.deadEnd(in: root)
        } catch {
            return try require(
                (0...text.unicodeScalars.count).contains(error.offset ?? 0), "'\(text)': the fault is outside")
        }
        try require(values.isEmpty == (end != nil), "'\(text)' leads somewhere, and nowhere")
        try require(!path.isSingular || values.count <= 1, "'\(text)' leads to several values, as to one")
    }

    private static func checkCondition(_ text: String, of root: JSON) throws {
        let condition: JSONCondition
        do throws(JSONPath.Problem) {
            condition = try JSONCondition(text)
        } catch {
            return try require(
                (0...text.unicodeScalars.count).contains(error.offset ?? 0), "'\(text)': the fault is outside")
        }
        let printed = try? JSONCondition(condition.description)
        try require(printed?.description == condition.description, "'\(text)' is printed as another condition")
        try require(
            printed?.holds(for: root) == condition.holds(for: root), "'\(text)' is printed as another condition")
    }
}
