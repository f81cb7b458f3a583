import Testing

/// Tests that a name means one type: a reader who looks for it finds one declaration.
@Suite struct TypeNameTests {
    /// The suffixes of errors have the meanings that CONTRIBUTING describes in "Style".
    @Test func `an error is a problem, a refusal or a failure, or has the name of an interface`() {
        let messages: Set = ["Failure", "LineFailure", "TranscriptFailure"]
        var errors: Set<String> = []
        for file in SourceTree.files where !file.isOfApple {
            for name in file.declaredErrors {
                errors.insert(name)
                let isNamed =
                    ["Problem", "Refusal", "Error"].contains(where: name.hasSuffix) || messages.contains(name)
                #expect(isNamed, "\(file.path) declares the error \(name)")
            }
            for name in file.declaredTypes where name.hasSuffix("Failure") {
                #expect(messages.contains(name), "\(file.path): \(name) is not a message of three parts")
            }
        }
        #expect(errors.count > 40 && errors.isSuperset(of: messages))
    }

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
    /// Whether the file belongs to a module whose names are Apple's.
    fileprivate var isOfApple: Bool {
        path.hasPrefix("Sources/Frameworks/") && !path.hasPrefix("Sources/Frameworks/MusicKitSimulation/")
    }

    /// The names of types and protocols that conform to `Error`, other than private ones.
    fileprivate var declaredErrors: [String] {
        code.filter { !$0.contains("private ") }.compactMap { line in
            let declaration = #/\b(?:struct|enum|class|actor|protocol) (\w+)(?:<[^>]*>)?: ([^{]*)/#
            guard let match = line.firstMatch(of: declaration) else { return nil }
            let conformances = match.output.2.split { !$0.isLetter }
            return conformances.contains { $0 == "Error" || $0 == "FileProblem" } ? String(match.output.1) : nil
        }
    }

    /// The types that the file declares at its top level, for others than itself.
    fileprivate var topLevelTypes: Set<String> {
        let lines = code.filter { $0.first != " " && !$0.hasPrefix("private ") && !$0.hasPrefix("fileprivate ") }
        return SourceTree.File(path: path, lines: lines).declaredTypes
    }
}
