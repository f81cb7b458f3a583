import Foundation
import TonearmTestSupport

/// The modules that this test is built of, for compiling programs with them.
struct BuiltModules {
    /// The folder of the test's products.
    static let folder = BuiltPrograms.besideTests

    /// Whether a program can be linked with them: those with a sanitizer need the sanitizer's libraries.
    static var areUsable: Bool {
        Tool.swiftc != nil && ProcessInfo.processInfo.environment["TONEARM_CHECK"] == nil
            && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path)
    }

    private static let targets = [
        "TonearmAlgorithms", "TonearmJSON", "AppleMusicAPI", "TonearmCatalog", "TonearmSimulator",
        "TonearmDevice",
        "TonearmWorld", "AppleMusicSimulation", "MusicKit", "MusicKitSimulation", "TonearmCombine",
        "TonearmCoreGraphics", "TonearmStoreKit", "TonearmMediaPlayer", "TonearmRecordings", "TonearmConsole",
        "TonearmTerminalText", "TonearmSystem", "CTonearmProgram",
        "SystemPackage", "CSystem", "Crypto", "CryptoBoringWrapper", "CCryptoBoringSSL", "CCryptoBoringSSLShims",
        "CXKCP", "CXKCPShims",
    ]

    /// The object files of the modules, among those that the tests are linked of. The folders also contain files of
    /// earlier builds.
    private static func objects() throws -> [String] {
        let list = folder.appendingPathComponent("tonearmPackageTests.product/Objects.LinkFileList")
        let folders = Set(targets.map { "\($0).build" })
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { path in path.split(separator: "/").contains { folders.contains(String($0)) } }
    }

    /// The compiler's options by which programs import the modules beside MusicKit under Apple's names.
    private static let aliases = ["Combine", "CoreGraphics", "MediaPlayer", "StoreKit"].flatMap {
        ["-module-alias", "\($0)=Tonearm\($0)"]
    }

    /// The compiler's options for finding the modules, and the C modules that they use.
    private static var search: [String] {
        let packages = folder.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let maps = ["CTonearmProgram"].flatMap { name in
            ["-Xcc", "-fmodule-map-file=\(folder.path)/\(name).build/module.modulemap"]
        }
        return aliases + ["-I", modules, "-I", packages.path + "/checkouts/swift-system/Sources/CSystem/include"] + maps
    }

    /// Compiles a module that a program imports beside them, with one start of the compiler for all its files.
    /// - Parameter options: the compiler's options for the module's language mode.
    static func compile(
        module: String, from sources: [String], in temporary: TemporaryFolder,
        _ options: [String] = ["-swift-version", "5"]
    ) async throws -> Tool.Outcome? {
        try await Tool.swiftc?.run(
            options + [
                "-wmo", "-parse-as-library", "-module-name", module, "-emit-module",
                "-emit-module-path", "\(temporary.path)/\(module).swiftmodule", "-emit-object", "-o",
                "\(temporary.path)/\(module).o", "-I", temporary.path,
            ] + sources + search)
    }

    /// The modules as one shared library, so that they are linked once for all programs.
    private static let library = Task {
        let folder = try TemporaryFolder.untilExit()
        try folder.write(objects().map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects")
        let outcome = try await Tool.swiftc?.run(
            ["-emit-library", "-o", folder.path + "/libTonearmModules.so", "@\(folder.path)/objects", "-lstdc++"])
        return (folder.path, outcome)
    }

    /// Compiles a program with one start of the compiler, and links it with them and with more modules of the folder.
    /// - Parameters:
    ///   - options: the compiler's options for the program's language mode.
    ///   - files: the program's files in the folder.
    ///   - isLinked: whether the modules are linked with the program.
    static func link(
        _ modules: [String] = [], in temporary: TemporaryFolder, _ options: [String] = ["-swift-version", "5"],
        files: [String] = ["main.swift"], isLinked: Bool = true
    ) async throws -> Tool.Outcome? {
        let (path, outcome) = try await library.value
        guard outcome?.status == 0 else { return outcome }
        let own = modules.map { "\(temporary.path)/\($0).o" }
        return try await Tool.swiftc?.run(
            options + search + ["-wmo", "-I", temporary.path, "-o", "\(temporary.path)/program"]
                + (isLinked ? ["-L", path, "-lTonearmModules", "-Xlinker", "-rpath", "-Xlinker", path] : [])
                + files.map { "\(temporary.path)/\($0)" } + own)
    }

    private static var modules: String { folder.appendingPathComponent("Modules").path }
}
