import Foundation
import Testing
import TonearmTestSupport

/// Tests that each public declaration of MusicKit occurs in a test.
@Suite struct PublicNameTests {
    @Test func `each public name is used by a test`() throws {
        let names = try Self.publicNames()
        #expect(names.count > 400)
        let used = try Self.words(of: Self.files(in: "Tests/Frameworks/MusicKitTests"))
        let unused = names.filter { !used.contains($0.key) }
        #expect(unused.map { "\($0.key) in \($0.value)" }.sorted() == [])
    }

    @Test func `public names are told from others`() throws {
        let source = """
            public struct Box: Sendable {
                let hidden = 1
                public var shown: Int { 1 }
                public static let first = Box()
                enum Own { case secret }
                public enum Size: String {
                    case small, tiny = "t"
                    case of(Int)
                    public func grown() -> Size {
                        let inner = 1
                    }
                }
            }
            public protocol Opening {
                associatedtype Key
                func open() -> Int
            }
            extension Box {
                nonisolated public static func make() {}
            }
            open class Door {
                open func shut() {}
            }
            """
        #expect(
            Set(PublicNames(source).names) == [
                "Box", "shown", "first", "Size", "small", "tiny", "of", "grown", "Opening", "Key", "open",
                "make", "Door", "shut",
            ])
    }

    private static func files(in folder: String) throws -> [URL] {
        let folder = ProjectFiles.root.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// Returns the public names, each with a file.
    private static func publicNames() throws -> [String: String] {
        var names: [String: String] = [:]
        for file in try files(in: "Sources/Frameworks/MusicKit") {
            for name in PublicNames(try String(contentsOf: file, encoding: .utf8)).names {
                names[name] = file.lastPathComponent
            }
        }
        return names
    }

    private static func words(of files: [URL]) throws -> Set<String> {
        var words: Set<String> = []
        for file in files where file.lastPathComponent != "PublicNameTests.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        return words
    }
}

/// The names of the public declarations of a file.
private struct PublicNames {
    private(set) var names: [String] = []

    private static let introducers = [
        "func", "var", "let", "case", "struct", "enum", "class", "protocol", "typealias", "associatedtype", "extension",
    ]

    init(_ source: String) {
        /// The enclosing types, with their indentation.
        var open: [(depth: Int, kind: String, isPublic: Bool)] = []
        for line in source.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            guard let first = code.first, !code.hasPrefix("//") else { continue }
            let depth = line.count - code.count
            while let last = open.last, depth <= last.depth, !"})".contains(first) { open.removeLast() }
            declare(code, depth, &open)
        }
    }

    private mutating func declare(
        _ code: Substring, _ depth: Int, _ open: inout [(depth: Int, kind: String, isPublic: Bool)]
    ) {
        let words = code.split { $0 == " " }
        guard let place = words.firstIndex(where: { Self.introducers.contains(String($0)) }),
            words[..<place].allSatisfy({ $0.first?.isLetter == true || $0.first == "@" })
        else { return }
        let kind = String(words[place])
        let isMember = open.last.map { $0.isPublic && ["protocol", "enum"].contains($0.kind) } ?? false
        let isPublic = words[..<place].contains { $0 == "public" || $0 == "open" }
        let inherits = isMember && (kind == "case") == (open.last?.kind == "enum")
        if isPublic || inherits, kind != "extension" {
            names += kind == "case" ? Self.cases(words[(place + 1)...]) : Self.name(words.dropFirst(place + 1).first)
        }
        if ["struct", "enum", "class", "protocol", "extension"].contains(kind), !code.hasSuffix("}") {
            open.append((depth, kind, isPublic))
        }
    }

    private static func name(_ word: Substring?) -> [String] {
        let name = (word ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? [] : [String(name)]
    }

    /// Returns the names of cases: `small, tiny = "t"`, `of(Int)`.
    private static func cases(_ words: ArraySlice<Substring>) -> [String] {
        words.joined(separator: " ").replacing(/\([^)]*\)|"[^"]*"/, with: "").split(separator: ",").flatMap {
            name($0.drop { $0 == " " })
        }
    }
}
