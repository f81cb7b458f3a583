/// The declared and mentioned types of a source file, found in its text.
extension SourceTree.File {
    /// The folder within the target, empty for the target's top level.
    var folder: String { path.split(separator: "/").dropFirst(3).dropLast().first.map(String.init) ?? "" }

    /// The types that the file declares, at the top level or nested once.
    var declaredTypes: Set<String> {
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        return Set(
            code.compactMap { line -> String? in
                let depth = line.prefix { $0 == " " }.count
                guard depth == 0 || depth == 4, !line.contains("case ") else { return nil }
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(where: keywords.contains), words.indices.contains(keyword + 1),
                    words[..<keyword].allSatisfy({ $0.first?.isLowercase == true || $0.first == "@" })
                else { return nil }
                return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            })
    }

    /// The capitalised names in the file's code. Lines of a text count with their interpolations alone.
    var namedTypes: Set<String> {
        Set(
            zip(code, statements).flatMap { line, statement in
                let names =
                    statement.isEmpty
                    ? line.matches(of: #/\\\(([^)]*)\)/#).map { String($0.output.1) }.joined(separator: " ")
                    : Self.withoutTexts(line)
                return names.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    .filter { $0.first?.isUppercase == true }.map(String.init)
            })
    }

    /// Returns the line without its string literals.
    static func withoutTexts(_ line: Substring) -> String {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset % 2 == 0 ? String($0.element) : "" }.joined(separator: "\"")
    }

    /// Returns true if the file declares or extends the type.
    func isAbout(_ type: String) -> Bool {
        lines.contains { $0.contains(type) }
            && (declaredTypes.contains(type)
                || lines.contains { line in
                    line.hasPrefix("extension \(type) ") || line.hasPrefix("extension \(type):")
                })
    }

    /// Returns the functions of this name, each up to the next declaration at its depth.
    func functions(named name: String) -> [String] {
        lines.indices.filter { index in
            ["func \(name)(", "func \(name)<"].contains { lines[index].contains($0) }
        }.map { start in
            let depth = lines[start].prefix { $0 == " " }.count
            let end = lines[(start + 1)...].firstIndex { line in
                line.prefix { $0 == " " }.count <= depth && line.contains { $0 == "}" } && !line.hasSuffix("{")
            }
            return lines[start...(end ?? start)].joined(separator: "\n")
        }
    }
}
