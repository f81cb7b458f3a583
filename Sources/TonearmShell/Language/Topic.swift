/// A subject that `explain` explains: its summary, its rules and example lines.
struct Topic: Sendable {
    /// The name in the plural.
    let name: String
    /// The summary in one sentence.
    let summary: String
    /// The rules, one paragraph each: a subject and its rule.
    let rules: [(name: String, text: String)]
    /// Example lines, in order; the first one sets the scenario.
    let lines: [String]
    /// The related topics.
    let related: [String]

    static let all = [players, queues, descriptors, transactions, stations, developerProgram, affiliates, conditions]

    /// Returns the topic with a name in the plural or singular.
    static func named(_ name: String) -> Topic? {
        let name = name.lowercased()
        return all.first { $0.name == name || $0.name == name + "s" }
    }
}
