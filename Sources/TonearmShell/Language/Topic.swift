/// Something of the field that is worth explaining: what it is, what its rules are, and what shows them.
struct Topic: Sendable {
    /// In the plural, as it is typed.
    let name: String
    /// One sentence.
    let summary: String
    /// Rules, a paragraph each: its subject and what is to be known of it.
    let rules: [(name: String, text: String)]
    /// Lines that show it, in this order, from the scenario named first.
    let lines: [String]
    /// The topics that lead on.
    let related: [String]

    static let all = [players, queues, descriptors, transactions, stations, developerProgram, affiliates, conditions]

    /// That of a name, which may be in the singular.
    static func named(_ name: String) -> Topic? {
        let name = name.lowercased()
        return all.first { $0.name == name || $0.name == name + "s" }
    }
}
