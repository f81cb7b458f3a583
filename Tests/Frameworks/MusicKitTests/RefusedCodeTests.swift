import Foundation
import TonearmTestSupport
import Testing

/// Tests that code that Apple's module refuses does not compile with this module either.
@Suite struct RefusedCodeTests {
    /// Statements that must not compile, each with a part of the compiler's message.
    private static let refused: [(code: String, message: String)] = [
        (#"_ = Song(id: "1", title: "A")"#, "extra arguments"),
        (#"_ = Album(id: "1", title: "A", artistName: "B")"#, "extra arguments"),
        (#"_ = Artwork(url: "https://a")"#, "incorrect argument label"),
        ("_ = MusicAuthorization()", "inaccessible"),
        ("song.title = \"A\"", "get-only"),
        ("song.id = \"1\"", "is a 'let' constant"),
        ("search.term = \"A\"", "is a 'let' constant"),
        ("search.types = []", "get-only"),
        ("player.state.playbackStatus = .playing", "get-only"),
        ("player.state.audioVariant = .lossless", "get-only"),
        ("player.isPreparedToPlay = true", "get-only"),
        ("entry.startTime = 1", "get-only"),
        ("collection.append(song)", "no member 'append'"),
        ("_ = collection + collection", "cannot be applied"),
        (#"_ = MusicCatalogResourceRequest<Song>(matching: \.title, equalTo: "A")"#, "no member 'title'"),
        ("_ = MusicCatalogResourceRequest<Song>(matching: \\.id, equalTo: 1)", "cannot convert value"),
        (#"_ = MusicCatalogResourceRequest<Album>(matching: \.isrc, equalTo: "A")"#, "no member 'isrc'"),
        ("_ = MusicCatalogResourceRequest<Song>()", "MusicCatalogTopLevelResourceRequesting"),
        ("_ = MusicCatalogSearchRequest(term: \"A\", types: [Genre.self])", "MusicCatalogSearchable"),
        ("_ = MusicLibraryRequest<Station>()", "MusicLibraryRequestable"),
        ("library.filter(matching: \\.trackCount, equalTo: 1)", "no member 'trackCount'"),
        ("library.sort(by: \\.isCompilation, ascending: true)", "no member 'isCompilation'"),
        ("_ = MusicRecentlyPlayedRequest<Genre>()", "MusicRecentlyPlayedRequestable"),
        ("_ = try await song.with(.tracks)", "has no member 'tracks'"),
        ("player.queue = [video]", "PlayableMusicItem"),
        ("_ = Song.kind", "inaccessible"),
        ("_ = song.resource", "inaccessible"),
        ("_ = MusicKit.Simulation.self", "no member named 'Simulation'"),
    ]

    /// Code that must compile, around a statement.
    private static func function(_ number: Int, _ code: String) -> String {
        """
        func statement\(number)(
            _ given: Song, _ video: MusicVideo, _ entry: MusicPlayer.Queue.Entry
        ) async throws {
            var (song, search, library) = (given, MusicCatalogSearchRequest(term: "A", types: []), MusicLibraryRequest<Album>())
            var (collection, player) = (MusicItemCollection([song]), ApplicationMusicPlayer.shared)
            \(code)
        }

        """
    }

    @Test func `statements that compile do`() throws {
        let code = [
            "print(song.title, search.term, library.limit, collection.count, player.isPreparedToPlay)",
            "search.limit = 1", "player.state.repeatMode = .all", "collection += collection",
            "_ = MusicCatalogResourceRequest<Song>(matching: \\.isrc, equalTo: \"A\")",
            "_ = MusicCatalogResourceRequest<Genre>()", "player.queue = [Track.musicVideo(video)]",
            "library.filter(matching: \\.isCompilation, equalTo: true)", "_ = try await song.with(.albums)",
        ]
        let errors = try Self.errors(in: code)
        #expect(errors == [:])
    }

    @Test func `statements that Apple refuses do not compile`() throws {
        let errors = try Self.errors(in: Self.refused.map(\.code))
        for (number, refused) in Self.refused.enumerated() {
            let found = errors[number]
            #expect(found?.contains { $0.contains(refused.message) } == true, "\(refused.code): \(found ?? [])")
        }
    }

    /// Compiles statements, each in a function of its own.
    /// - Returns: the messages of errors by the number of the statement.
    private static func errors(in statements: [String]) throws -> [Int: [String]] {
        let functions = statements.enumerated().map { function($0.offset, $0.element) }
        let height = function(0, "").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let file = FileManager.default.temporaryDirectory.appending(path: "tonearm-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(("import MusicKit\n" + functions.joined()).utf8).write(to: file)
        let modules = BuiltPrograms.besideTests.appending(path: "Modules")
        try #require(FileManager.default.fileExists(atPath: modules.path), "the modules are beside the tests")
        var errors: [Int: [String]] = [:]
        for line in try compile(file, modules).split(separator: "\n") where line.hasPrefix(file.path) {
            let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[0]), parts[2] == " error" else { continue }
            errors[(number - 2) / height, default: []].append(String(parts[3]))
        }
        return errors
    }

    /// Returns the messages of the compiler.
    private static func compile(_ file: URL, _ modules: URL) throws -> String {
        let process = SpawnedProgram()
        let output = Pipe()
        process.executableURL = try compiler()
        process.arguments = [
            "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path, file.path,
        ]
        process.standardOutput = .pipe(output)
        process.standardError = .pipe(output)
        try process.start()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        _ = process.waitForExit()
        return text
    }

    /// Returns the compiler on the path. The tests were built with one, so its absence is an error.
    private static func compiler() throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/swiftc" }
        return URL(filePath: try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) }))
    }
}
