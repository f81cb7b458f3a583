import Testing

@Suite struct CodeTests {
    /// The files that write bytes, each with the reason.
    private static let writers: [String: String] = [
        "Sources/Ground/System/Descriptors/FileDescriptor+Transfers.swift": "writes to descriptors",
        "Sources/Ground/System/Terminal/TerminalOutput.swift": "writes to terminals, in small pieces",
        "Sources/Frameworks/MusicKit/World/ProcessWorld.swift": "names a call of a test that belongs to no world",
        "Sources/Ground/System/Process/CrashMessage.swift": "writes the last words in a signal handler",
        "Sources/Ground/System/Process/InterruptPipe.swift": "writes a byte to a pipe in a signal handler",
    ]

    private static let writing = [
        "print(", "debugPrint(", "dump(", "FileHandle", "fputs(", "fwrite(", "putchar(", "puts(", "fprintf(", "stdout",
        "stderr",
    ]

    @Test func `only the screen writes`() {
        for file in SourceTree.files where Self.writers[file.path] == nil {
            // A method may have this name. The system's function needs an import of the system or of Foundation.
            let mayWrite = !Set(file.imports).isDisjoint(with: ["Darwin", "Glibc", "Musl", "FoundationEssentials"])
            for (number, line) in file.statements.enumerated() {
                let line = SourceTree.File.withoutTexts(line)
                for call in Self.writing + (mayWrite ? ["write("] : []) where Self.names(call, in: line) {
                    Issue.record("\(file.path):\(number + 1) writes: \(call)")
                }
            }
        }
        let paths = Set(SourceTree.files.map(\.path))
        for writer in Self.writers.keys { #expect(paths.contains(writer), "\(writer) is gone: take it off the list") }
    }

    /// Returns true if the line contains the name as a whole word.
    private static func names(_ name: String, in line: String) -> Bool {
        line.ranges(of: name).contains { range in
            guard let before = line[..<range.lowerBound].last else { return true }
            return !(before.isLetter || before.isNumber || before == "_")
        }
    }

    @Test(arguments: ["TODO", "FIXME", "XXX", "HACK"])
    func `sources contain no to-do marks`(word: String) {
        for file in SourceTree.files {
            for (number, line) in file.lines.enumerated() where line.contains(word) {
                Issue.record("\(file.path):\(number + 1) says \(word)")
            }
        }
    }

    @Test(arguments: ["fatalError(", "try!", "as!", "unowned(unsafe)", "@unchecked Sendable"])
    func `sources contain no traps and no unchecked promises`(construct: String) {
        for file in SourceTree.files where construct != "@unchecked Sendable" || !Self.hasOpenClasses(file) {
            for (number, line) in file.code.enumerated() where line.contains(construct) {
                Issue.record("\(file.path):\(number + 1) has \(construct)")
            }
        }
    }

    /// Apple's classes of token providers, and those of other frameworks, are open and sendable, which the compiler cannot
    /// check. Combine keeps closures of apps, which are not sendable, behind locks.
    private static func hasOpenClasses(_ file: SourceTree.File) -> Bool {
        file.path == "Sources/Frameworks/MusicKit/World/MusicTokenProvider.swift"
            || ["TonearmCombine", "TonearmMediaPlayer", "TonearmStoreKit"].contains(file.target)
    }

    /// A cast to a concrete service or catalog prevents its replacement.
    @Test func `no value is cast to a concrete service or catalog`() {
        let concrete = SourceTree.files.flatMap { file in
            file.declaredTypes.filter { type in ["Catalog", "Service", "Simulator"].contains(where: type.hasSuffix) }
        }
        #expect(concrete.count > 5)
        for file in SourceTree.files {
            for (number, line) in file.code.enumerated()
            where ["as? ", "as! ", "is "].contains(where: { line.contains($0) }) {
                for name in concrete where ["as? \(name)", "as! \(name)", "is \(name)"].contains(where: line.contains) {
                    Issue.record("\(file.path):\(number + 1) asks whether something is a \(name)")
                }
            }
        }
    }

    /// A copied limit could disagree with the Schema.
    @Test func `only the Schema defines page limits`() {
        for file in SourceTree.files where !file.path.hasPrefix("Sources/API/AppleMusicAPI/Schema/") {
            for (number, line) in file.code.enumerated() where line.contains("PageLimit(") {
                Issue.record("\(file.path):\(number + 1) says a limit of its own")
            }
        }
    }

    @Test func `only the wiring names a concrete service`() {
        let wiring: Set = [
            "Sources/Shell/tonearm/Services.swift", "Sources/Server/tonearm-serve/ServerProgram+Start.swift",
        ]
        for file in SourceTree.files where !wiring.contains(file.path) {
            for (number, line) in file.code.enumerated() {
                for cast in ["as? Simulator", "as! ", "is Simulator", "as? any Service"] where line.contains(cast) {
                    Issue.record("\(file.path):\(number + 1) asks which service it is: \(cast)")
                }
            }
        }
    }

    /// The programs of this package, and the programs that a user names.
    private static let starters = [
        "Sources/Shell/tonearm/Serve.swift", "Sources/Shell/Shell/Shell/Programs/Pipeline.swift",
    ]

    @Test func `programs of the system are started by HelperProgram alone`() {
        for file in SourceTree.files
        where !file.path.hasPrefix("Sources/Ground/System/Programs/") && !Self.starters.contains(file.path) {
            for (number, line) in file.code.enumerated() {
                #expect(
                    !line.contains("ProgramStart(") && !line.contains("StreamedProgram("), "\(file.path):\(number + 1)")
            }
        }
    }

    @Test(arguments: SourceTree.targets)
    func `the files of a target are short`(target: String) throws {
        let sizes = SourceTree.files(of: target).map(\.lines.count).sorted()
        #expect(try #require(sizes.isEmpty ? nil : sizes[sizes.count / 2]) < 100)
    }

    /// Data and a single algorithm may be longer, if the first comment gives the reason.
    @Test func `a file of more than 400 lines states the reason`() {
        for file in SourceTree.files where file.lines.count > 400 {
            let first = file.lines.prefix(20).filter { $0.hasPrefix("//") }.joined(separator: " ").lowercased()
            #expect(
                ["table", "records", "recorded", "data", "list", "words"].contains { first.contains($0) },
                "\(file.path) has \(file.lines.count) lines")
        }
    }
}
