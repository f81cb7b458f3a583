import Foundation
import Testing

/// Tests that changes of the products' public declarations are visible in one file.
struct PublicDeclarationTests {
    /// The modules available after `import AppleMusicSimulation`, those of MusicKit, and those beside it.
    private static let targets = [
        "AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "MusicKitSimulation", "TonearmCombine",
        "TonearmCoreGraphics", "TonearmDevice", "TonearmJSON", "TonearmMediaPlayer", "TonearmStoreKit", "TonearmWorld",
    ]

    /// The sorted declarations, such as `MusicDevice Account: var name: String`.
    private static var listing: [String] {
        var lines: [String] = []
        for target in targets {
            let declarations = SourceTree.files.filter { $0.target == target }.flatMap(\.publicDeclarations)
            let types = Set(
                declarations.filter { $0.scope.isEmpty && !$0.text.hasPrefix("extension ") }.compactMap { declaration in
                    declaration.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.drop {
                        $0.first?.isLowercase == true
                    }.first
                })
            lines += declarations.filter { declaration in
                guard declaration.text.hasPrefix("extension ") else { return true }
                let name = declaration.text.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber }
                return types.contains(name)
            }.map { declaration in
                let scope = declaration.scope.isEmpty ? "" : " " + declaration.scope.joined(separator: ".")
                return "\(target)\(scope): \(declaration.text)"
            }
        }
        return Set(lines).sorted()
    }

    private static let list = SourceTree.root.appendingPathComponent(
        "Tests/Tools/ArchitectureTests/PublicDeclarations.txt")

    @Test func `one file lists the public declarations of the products`() throws {
        let listing = Self.listing
        if ProcessInfo.processInfo.environment["TONEARM_UPDATE_DECLARATIONS"] != nil {
            try Data((listing.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
        }
        let known = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
        let advice: Comment = "TONEARM_UPDATE_DECLARATIONS=1 writes the file anew: read the difference"
        #expect(Set(listing).subtracting(known).sorted() == [], advice)
        #expect(Set(known).subtracting(listing).sorted() == [], advice)
        #expect(known == known.sorted())
    }

    @Test func `declarations are read with their enclosing types, and without bodies and values`() {
        let source = """
            public struct Box: Sendable {
                public static let first = Box(1)
                let hidden = 1
                public func put(
                    _ thing: Int, in place: Int = 0
                ) throws -> Int {
                    let own = 1
                }
                public enum Kind: String {
                    case large, small
                    func own() {}
                }
            }
            public protocol Opening {
                func open() -> Int
            }
            extension Box: CustomStringConvertible,
                CaseIterable
            {
                public var description: String { "box" }
            }
            @_exported public import Other
            """
        let file = SourceTree.File(path: "Sources/A/B.swift", lines: source.split(separator: "\n"))
        #expect(
            file.publicDeclarations.map { ($0.scope + [$0.text]).joined(separator: "|") } == [
                "struct Box: Sendable", "Box|static let first",
                "Box|func put(_ thing: Int, in place: Int = 0) throws -> Int",
                "Box|enum Kind: String", "Box|Kind|case large, small", "protocol Opening", "Opening|func open() -> Int",
                "extension Box: CustomStringConvertible, CaseIterable", "Box|var description: String",
            ])
    }
}
