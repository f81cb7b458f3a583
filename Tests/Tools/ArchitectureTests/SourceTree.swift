import Foundation

/// The sources of the package, as text.
enum SourceTree {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    struct File: Sendable {
        /// The path from the root, such as `Sources/Shell/LineEditor/Prompt.swift`.
        var path: String
        var lines: [Substring]
        /// The lines without their comments.
        var code: [Substring]

        init(path: String, lines: [Substring]) {
            (self.path, self.lines) = (path, lines)
            code = lines.map { line in
                let bytes = line.utf8
                guard
                    let slash = zip(bytes.indices, bytes.indices.dropFirst()).first(where: {
                        bytes[$0.0] == UInt8(ascii: "/") && bytes[$0.1] == UInt8(ascii: "/")
                    })
                else { return line }
                return line[..<slash.0]
            }
        }

        /// The target's name in the manifest, which a file without a room does not have.
        var target: String { SourceTree.targetNames[String(path.split(separator: "/")[2])] ?? "" }
        var name: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// The code without multi-line literals, which may be code of other programs.
        var statements: [Substring] {
            var isText = false
            return code.map { line in
                if isText {
                    isText = !line.drop { $0 == " " }.hasPrefix("\"\"\"")
                    return ""
                }
                isText = line.hasSuffix("\"\"\"")
                return line
            }
        }

        /// The imported modules, with any access level.
        var imports: [String] {
            statements.compactMap { line in
                let words = line.split(separator: " ")
                guard let word = words.firstIndex(of: "import"), words[..<word].allSatisfy(Self.isModifier) else {
                    return nil
                }
                return words.indices.contains(word + 1) ? String(words[word + 1]) : nil
            }
        }

        private static func isModifier(_ word: Substring) -> Bool {
            ["package", "public", "internal", "private", "fileprivate"].contains(word) || word.hasPrefix("@")
        }
    }

    static let files: [File] = {
        let paths = FileManager.default.subpaths(atPath: root.appendingPathComponent("Sources").path) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let url = root.appendingPathComponent("Sources/\(path)")
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            return File(
                path: "Sources/\(path)", lines: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            )
        }
    }()

    /// The targets of the manifest, in its order, each with its folder in a room.
    static let rows: [(name: String, folder: String)] = {
        let manifest = (try? String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        return manifest.matches(of: /Row\(\s*name: "([^"]+)", folder: "([^"]+)"/).map {
            (name: String($0.output.1), folder: String($0.output.2))
        }
    }()

    fileprivate static let targetNames = Dictionary(rows.map { ($0.folder, $0.name) }) { first, _ in first }

    static let targets = Set(files.map(\.target)).sorted()

    static func files(of target: String) -> [File] { files.filter { $0.target == target } }
}
