import Testing

/// Tests that numbers from outside (ids, parameters, files, clocks) cannot overflow, which would end the program.
///
/// They are bounded, or computed by operations that stop at the limits of `Int`.
@Suite struct ArithmeticTests {
    /// The files that convert an id to a number within bounds.
    private static let bounding: Set = [
        "Sources/Simulation/CatalogFiles/SQLiteValue+ID.swift", "Sources/Simulation/CatalogFiles/Relations.swift",
    ]

    @Test func `an id becomes a number only within bounds`() throws {
        let conversions = [
            try Regex(#"\bInt\((?!recordID:)[\w.$]*(\bid|ID)\b"#),
            try Regex(#"(\.id|IDs?)\)?\??\.(flatMap|compactMap|map) \{ Int\(\$0\)"#),
        ]
        for file in SourceTree.files where !Self.bounding.contains(file.path) {
            for (number, line) in file.code.enumerated() where conversions.contains(where: { line.contains($0) }) {
                Issue.record("\(file.path):\(number + 1) counts with an id: Int(recordID:) bounds it")
            }
        }
    }

    private static let withTimes: Set = [
        "TonearmSimulator", "TonearmHTTP", "TonearmCatalog", "TonearmWorld", "TonearmShell", "tonearm",
        "tonearm-serve",
    ]

    @Test func `times are added and subtracted without overflow`() throws {
        let names = "now|time|issued|expires|filled|durationInMillis"
        let sums = [
            try Regex(#"\b(\#(names))\b [-+*] [^\["]"#), try Regex(#"[-+*] (\w+\.)*(\#(names))\b(?!\.\w*[cC]lamped)"#),
        ]
        for file in SourceTree.files where Self.withTimes.contains(file.target) {
            for (number, line) in file.code.enumerated()
            where !line.contains("ContinuousClock") && sums.contains(where: { line.contains($0) }) {
                Issue.record(
                    "\(file.path):\(number + 1) counts with a time: addingClamped and its like stop at the ends")
            }
        }
    }

    /// Folders of the server in which texts and JSON come from requests.
    private static let ofRequests: Set = ["Class", "Connection", "Control", "Events", "Inspector", "Links", "Worlds"]

    @Test func `the server reads numbers of requests in one file, which bounds them`() throws {
        let conversions = [
            try Regex(#"\bU?Int(64)?\((\$0|text|value|number|request|String)"#),
            try Regex(#"(\]|\?|\)|\$0|\\)\??\.integer\b(?!\()"#),
        ]
        let files = SourceTree.files(of: "TonearmHTTP").filter { file in
            Self.ofRequests.contains(file.path.split(separator: "/").dropLast().last.map(String.init) ?? "")
        }
        #expect(files.count > 40)
        for file in files where file.name != "RequestedNumber.swift" {
            for (number, line) in file.code.enumerated() where conversions.contains(where: { line.contains($0) }) {
                Issue.record("\(file.path):\(number + 1) reads a number: RequestedNumber bounds it")
            }
        }
    }

    @Test func `fractions become whole numbers without a trap`() throws {
        let conversion = try Regex(#"\bInt\((?!clampingRounded:|exactly:)[^()]*(\([^()]*\))?[^()]*\.rounded\("#)
        for file in SourceTree.files where Self.withTimes.contains(file.target) {
            for (number, line) in file.code.enumerated() where line.contains(conversion) {
                Issue.record("\(file.path):\(number + 1) makes a whole number of any fraction")
            }
        }
    }
}
