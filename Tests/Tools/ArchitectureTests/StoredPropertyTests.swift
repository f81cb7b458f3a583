import Testing

/// Tests that no type has more than a dozen stored properties: larger types are divided into groups.
@Suite struct StoredPropertyTests {
    private static let limit = 12

    @Test func `no type of the shell stores more than a dozen properties`() {
        let counts = SourceTree.files(of: "TonearmShell").flatMap(Self.counts)
        #expect(counts.count > 200)
        for (type, count, path) in counts {
            #expect(count <= Self.limit, "\(type) in \(path) stores \(count) properties")
        }
    }

    @Test func `stored properties are told from others`() {
        let text = """
            struct A {
                let a = 1
                private var b: Int { 1 }
                static let c = 2
                package private(set) var d: [Int: String] = [:]
                var e: Int {
                    let inner = 1
                    return inner
                }
                lazy var f = { 1 }()
                struct B: Equatable {
                    @Required var x: Int
                }
            }
            """
        let file = SourceTree.File(
            path: "Sources/A/A.swift", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        #expect(Self.counts(in: file).map { "\($0.type) \($0.count)" } == ["A 3", "B 1"])
    }

    /// The types that a file declares, each with the number of its stored properties.
    private static func counts(in file: SourceTree.File) -> [(type: String, count: Int, path: String)] {
        var types: [(type: String, count: Int, path: String)] = []
        var open: [(index: Int, depth: Int)] = []
        for line in file.statements {
            let code = line.drop { $0 == " " }
            guard let first = code.first else { continue }
            let depth = line.count - code.count
            while let last = open.last, depth <= last.depth, !"}){".contains(first) { open.removeLast() }
            let words = SourceTree.File.withoutTexts(code).split(separator: " ")
            let name = words.firstIndex { ["struct", "class", "actor", "enum"].contains($0) }
            if let name, words.indices.contains(name + 1), words[..<name].allSatisfy(isModifier) {
                types.append((String(words[name + 1].prefix { $0.isLetter || $0.isNumber }), 0, file.path))
                if !code.hasSuffix("}") { open.append((types.count - 1, depth)) }
            } else if let last = open.last, depth == last.depth + 4, isStored(words) {
                types[last.index].count += 1
            }
        }
        return types
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.first == "@" || word.first?.isLowercase == true && word.allSatisfy { $0.isLetter || "()".contains($0) }
    }

    private static func isStored(_ words: [Substring]) -> Bool {
        guard let keyword = words.firstIndex(where: { ["let", "var"].contains($0) }),
            words[..<keyword].allSatisfy(isModifier), !words[..<keyword].contains("static")
        else { return false }
        let value = words.firstIndex(of: "=") ?? words.endIndex
        return !words[..<value].contains("{")
    }
}
