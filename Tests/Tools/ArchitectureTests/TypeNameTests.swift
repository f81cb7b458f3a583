import Testing

/// Tests that a name means one type: a reader who looks for it finds one declaration.
@Suite struct TypeNameTests {
    @Test func `a name is declared once at the top level`() {
        var places: [String: [String]] = [:]
        for file in SourceTree.files {
            for name in file.topLevelTypes { places[name, default: []].append(file.path) }
        }
        #expect(places.count > 1_000)
        for (name, paths) in places where paths.count > 1 {
            Issue.record("\(name) is declared in \(paths.joined(separator: ", "))")
        }
    }
}

extension SourceTree.File {
    /// The types that the file declares at its top level, for others than itself.
    fileprivate var topLevelTypes: Set<String> {
        let lines = code.filter { $0.first != " " && !$0.hasPrefix("private ") && !$0.hasPrefix("fileprivate ") }
        return SourceTree.File(path: path, lines: lines).declaredTypes
    }
}
