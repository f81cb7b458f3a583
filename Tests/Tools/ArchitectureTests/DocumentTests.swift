import Foundation
import Testing

/// Tests the statements of `ARCHITECTURE.md` against the sources.
@Suite struct DocumentTests {
    private static let architecture = (try? text("ARCHITECTURE.md")) ?? ""

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: SourceTree.root.appendingPathComponent(name), encoding: .utf8)
    }

    /// Returns the lines under a heading.
    private static func section(_ title: String) -> [Substring] {
        let lines = architecture.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "## \(title)") else { return [] }
        return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
    }

    /// Returns the text between backticks.
    private static func code(in text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
            index % 2 == 1 ? String(part) : nil
        }
    }

    /// The paths: the code spans between arrows, from a command to the functions that it calls.
    private static let paths: [[String]] = section("Three paths").joined(separator: " ")
        .split(separator: "; then ").flatMap { $0.components(separatedBy: "  ") }
        .map { path in
            path.components(separatedBy: "→").compactMap { code(in: $0).last }
        }
        .filter { $0.count > 1 }

    @Test func `there are three paths, and the second has a turn`() {
        #expect(Self.paths.count == 4)
        #expect(Self.paths.allSatisfy { $0.count >= 3 })
    }

    @Test(arguments: paths)
    func `every step of a path is a function called by the step before it`(path: [String]) throws {
        var before: [String] = []
        for stop in path {
            let parts = stop.split(separator: ".").map(String.init)
            try #require(parts.count == 2, "\(stop) is not a function of a type")
            let functions = SourceTree.files.filter { $0.isAbout(parts[0]) }
                .flatMap { $0.functions(named: parts[1]) }
            #expect(!functions.isEmpty, "there is no \(stop)")
            if !before.isEmpty {
                #expect(
                    before.contains { $0.contains("\(parts[1])(") || $0.contains("\(parts[1]) {") },
                    "the stop before \(stop) does not call it")
            }
            before = functions
        }
    }

    @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"])
    func `every source file named in a document exists`(document: String) throws {
        let named = Self.code(in: try Self.text(document)).filter {
            !$0.contains(" ") && ["Sources/", "Tests/", "docs/"].contains(where: $0.hasPrefix)
        }
        for name in named {
            let path = SourceTree.root.appendingPathComponent(name).path
            #expect(FileManager.default.fileExists(atPath: path), "\(document) names \(name)")
        }
    }

    @Test func `every file and folder with a minimum of coverage exists`() throws {
        let lines = try Self.text("Tests/Tools/Coverage/minimums").split(separator: "\n")
        let names = lines.compactMap { $0.hasPrefix("#") ? nil : $0.split(separator: " ").first }
        #expect(names.count > 5)
        for name in names {
            let path = SourceTree.root.appendingPathComponent("Sources/\(name)").path
            #expect(FileManager.default.fileExists(atPath: path), "there is no \(name)")
        }
    }

    @Test func `the drawing contains every target`() {
        let drawing = Self.architecture
        for target in SourceTree.targets { #expect(drawing.contains(target), "\(target) is not drawn") }
    }

    /// The file of each type whose name is declared once.
    private static let homes: [String: SourceTree.File] = {
        var homes: [String: [SourceTree.File]] = [:]
        for file in SourceTree.files { for type in file.declaredTypes { homes[type, default: []].append(file) } }
        return homes.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }()

    /// The folders of a target, each with the folders whose types it names.
    private static func uses(in target: String) -> [String: Set<String>] {
        Dictionary(grouping: SourceTree.files(of: target), by: \.folder).mapValues { files in
            Set(files.flatMap(\.namedTypes).compactMap { homes[$0] }.filter { $0.target == target }.map(\.folder))
        }
    }

    @Test(arguments: SourceTree.targets)
    func `folders of a target use each other one way`(target: String) {
        let uses = Self.uses(in: target)
        for (folder, used) in uses {
            for other in used where other > folder && uses[other]?.contains(folder) == true {
                let pair = "\(target): \(folder.isEmpty ? "its own files" : folder) and \(other)"
                Issue.record("\(pair) use each other")
            }
        }
    }

    @Test func `a folder of the shell uses those in the rows below it`() {
        let rows = Self.section("Folders").filter { $0.hasPrefix("| `") }.map { row in
            Self.code(in: row.split(separator: "|")[0])
        }
        let places = Dictionary(
            uniqueKeysWithValues: rows.enumerated().flatMap { row in row.element.map { ($0, row.offset) } })
        let uses = Self.uses(in: "TonearmShell").filter { !$0.key.isEmpty }
        #expect(Set(places.keys) == Set(uses.keys))
        for (folder, used) in uses {
            guard let place = places[folder] else { continue }
            for other in used where other != folder && !other.isEmpty {
                #expect(places[other, default: -1] > place, "\(folder) uses \(other)")
            }
        }
    }

    /// Developers who import a product read only these comments.
    @Test func `public declarations have comments`() {
        let conformances = [
            "func ==", "func hash(", "init(from ", "func encode(", "var description", "Literal ", "static let",
        ]
        for file in SourceTree.files {
            for (number, line) in file.lines.enumerated()
            where line.trimmingCharacters(in: .whitespaces).hasPrefix("public ") {
                if line.contains(" import ") || conformances.contains(where: { line.contains($0) }) { continue }
                let above = number > 0 ? file.lines[number - 1].trimmingCharacters(in: .whitespaces) : ""
                #expect(
                    above.hasPrefix("///") || above.hasPrefix("@"), "\(file.path):\(number + 1) says nothing of itself")
            }
        }
    }

    @Test func `every suite named in SECURITY.md exists`() throws {
        let names = try Self.text("SECURITY.md").split { !$0.isLetter && !$0.isNumber }.filter {
            $0.hasSuffix("Tests") && $0 != "Tests"
        }
        #expect(names.count > 40)
        let root = SourceTree.root.appendingPathComponent("Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        let files = Set(paths.map { $0.split(separator: "/").last.map(String.init) ?? "" })
        for name in Set(names) { #expect(files.contains("\(name).swift") || files.contains(String(name)), "\(name)") }
    }
}
