import Testing

@Suite struct ImportTests {
    /// The build checks that a target imports only what its row declares (`--explicit-target-dependency-import-check`).
    @Test(arguments: SourceTree.targets)
    func `a target imports only targets in rows above its own`(target: String) throws {
        let names = SourceTree.rows.map(\.name)
        let place = try #require(names.firstIndex(of: target), "the manifest has no row for \(target)")
        for file in SourceTree.files(of: target) {
            for module in file.imports where names[place...].contains(module) && module != target {
                Issue.record("\(file.path) imports \(module), which is below it in the manifest")
            }
        }
    }

    /// The modules of network packages, which the shell must not contain.
    @Test func `only serving and HTTPS import packages of networks`() {
        let packages: Set = ["Crypto", "SystemPackage"]
        let rooms = ["Sources/Server/", "Sources/Network/"]
        let ours = Set(SourceTree.rows.map(\.name)).union(packages).union(Self.system).union(Self.ofApple)
        for file in SourceTree.files where !rooms.contains(where: file.path.hasPrefix) {
            #expect(ours.isSuperset(of: file.imports), "\(file.path) imports \(file.imports)")
        }
    }

    /// The system's modules. Foundation takes long to load and has its own rule.
    private static let system: Set<String> = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization",
    ]

    /// The modules of the toolchain that Apple's modules hand on to their clients.
    private static let ofApple: Set<String> = ["FoundationNetworking", "Observation"]

    @Test(arguments: SourceTree.targets)
    func `only the system layer knows which system it runs on`(target: String) {
        let systems: Set<String> = ["Darwin", "Glibc", "Musl"]
        for file in SourceTree.files(of: target) where !systems.isDisjoint(with: file.imports) {
            #expect(target == Self.systemLayer, "\(file.path)")
            #expect(systems.isSubset(of: file.imports), "\(file.path) forgets a system")
        }
        for file in SourceTree.files(of: target) where target != Self.systemLayer {
            let conditions = file.statements.map { SourceTree.File.withoutTexts($0) }.filter {
                $0.contains("#if os(") || $0.contains("#if canImport(")
            }
            #expect(conditions.allSatisfy { $0 == "#if canImport(FoundationEssentials)" }, "\(file.path)")
        }
    }

    /// Repeating a call after a signal is one function. Only signal handlers, which must not change `errno`, also read
    /// it.
    @Test func `errors of the system are read at one place`() {
        let readers = SourceTree.files.filter { file in
            file.statements.contains { line in
                SourceTree.File.withoutTexts(line).split { !($0.isLetter || $0 == "_") }.contains("errno")
            }
        }
        #expect(
            readers.map(\.path).sorted() == [
                "Sources/Ground/System/Process/InterruptPipe.swift", "Sources/Ground/System/SystemCall.swift",
            ])
    }

    /// The target that imports the C library.
    private static let systemLayer = "TonearmSystem"

    /// On systems without FoundationEssentials, such as macOS, Foundation replaces it.
    @Test(arguments: SourceTree.targets)
    func `one file of a target imports Foundation, or only its essentials if they exist`(target: String) {
        let files = SourceTree.files(of: target).filter { !essentials.isDisjoint(with: $0.imports) }
        #expect(files.count <= 1, "\(files.map(\.path))")
        for file in files where !handsFoundationOn.contains(target) {
            let lines = file.code.map { $0.trimmingPrefix { $0 == " " } }
            let form = [
                "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else", "import Foundation",
                "#endif",
            ]
            #expect(lines.contains(form[...].map { Substring($0) }), "\(file.path)")
            #expect(file.imports.filter { essentials.contains($0) }.count == 2, "\(file.path)")
        }
    }

    /// The modules for Apple's names hand all of Foundation on to their clients; the simulation hands on the texts of errors.
    private let handsFoundationOn: Set<String> = [
        "AppleMusicSimulation", "MusicKit", "TonearmCombine", "TonearmMediaPlayer", "TonearmStoreKit",
    ]

    private let essentials: Set<String> = ["Foundation", "FoundationEssentials"]

    @Test func `the sources are found`() {
        #expect(SourceTree.files.count > 100)
        #expect(
            Set(SourceTree.targets).isSuperset(of: ["AppleMusicAPI", "TonearmLineEditor", "TonearmShell", "tonearm"]))
        #expect(SourceTree.files.contains { $0.imports.contains("CTonearmEditline") })
    }
}
