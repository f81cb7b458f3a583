import Testing

/// Tests that commands get only the parts of the shell that they need, by reading the sources.
@Suite struct ContextTests {
    private static let contexts = SourceTree.files(of: "TonearmShell").filter { $0.folder == "Contexts" }
    private static let commands = SourceTree.files(of: "TonearmShell").filter {
        ["Actions", "Commands", "Contexts"].contains($0.folder)
    }

    /// The members that each protocol of a file declares itself.
    private static func members(of file: SourceTree.File) -> [(name: String, count: Int)] {
        var found: [(name: String, count: Int)] = []
        var isInside = false
        for line in file.code {
            if line.hasPrefix("protocol ") {
                found.append((String(line.split(separator: " ")[1].prefix { $0.isLetter }), 0))
                isInside = true
            }
            if line == "}" { isInside = false }
            let isMember = ["    var ", "    func "].contains(where: line.hasPrefix)
            if isInside, isMember { found[found.count - 1].count += 1 }
        }
        return found
    }

    @Test func `a context has few members`() {
        let all = Self.contexts.flatMap(Self.members)
        #expect((6...10).contains(all.count))
        for context in all { #expect((1...24).contains(context.count), "\(context.name) has \(context.count) members") }
    }

    @Test func `no command gets the whole shell, nor all contexts`() {
        #expect(Self.commands.count > 100)
        for file in Self.commands {
            let wholes = file.namedTypes.intersection(["Shell", "EveryContext"])
            // The file that declares the protocol, and the file that conforms to all of them.
            if ["Action.swift", "EveryContext.swift"].contains(file.name) { continue }
            #expect(wholes.isEmpty, "\(file.path) names \(wholes.sorted().joined(separator: " and "))")
        }
    }

    @Test func `each action asks for contexts, or for nothing`() {
        for file in Self.commands where file.folder == "Commands" {
            for line in file.code where line.contains("mutating func run(in ") {
                let isSmall = line.contains("func run(in context: some ") || line.contains("func run(in _: some Any)")
                #expect(isSmall, "\(file.path): \(line)")
            }
        }
    }
}
