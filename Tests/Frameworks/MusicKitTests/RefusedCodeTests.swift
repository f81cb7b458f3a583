import Foundation
import Testing
import TonearmTestSupport

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

    /// Statements that must compile.
    private static let accepted = [
        "print(song.title, search.term, library.limit, collection.count, player.isPreparedToPlay)",
        "search.limit = 1", "player.state.repeatMode = .all", "collection += collection",
        "_ = MusicCatalogResourceRequest<Song>(matching: \\.isrc, equalTo: \"A\")",
        "_ = MusicCatalogResourceRequest<Genre>()", "player.queue = [Track.musicVideo(video)]",
        "library.filter(matching: \\.isCompilation, equalTo: true)", "_ = try await song.with(.albums)",
    ]

    /// The messages of errors by the number of the statement, accepted statements first. The compiler starts once.
    private static let errors = Task { try await messages(in: accepted + refused.map(\.code)) }

    @Test func `statements that compile do`() async throws {
        let errors = try await Self.errors.value
        #expect(errors.filter { $0.key < Self.accepted.count } == [:])
    }

    @Test func `statements that Apple refuses do not compile`() async throws {
        let errors = try await Self.errors.value
        for (number, refused) in Self.refused.enumerated() {
            let found = errors[Self.accepted.count + number]
            #expect(found?.contains { $0.contains(refused.message) } == true, "\(refused.code): \(found ?? [])")
        }
    }

    /// Compiles statements, each in a function of its own.
    /// - Returns: the messages of errors by the number of the statement.
    private static func messages(in statements: [String]) async throws -> [Int: [String]] {
        let functions = statements.enumerated().map { function($0.offset, $0.element) }
        let height = function(0, "").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let folder = try TemporaryFolder()
        try folder.write("import MusicKit\n" + functions.joined(), to: "statements.swift")
        let file = folder.path + "/statements.swift"
        let modules = BuiltPrograms.besideTests.appending(path: "Modules")
        try #require(FileManager.default.fileExists(atPath: modules.path), "the modules are beside the tests")
        // The tests were built with a compiler on the path, so its absence is an error.
        let outcome = try await #require(Tool.swiftc).run(
            ["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path, file])
        var errors: [Int: [String]] = [:]
        for line in outcome.errors.split(separator: "\n") where line.hasPrefix(file) {
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[0]), parts[2] == " error" else { continue }
            errors[(number - 2) / height, default: []].append(String(parts[3]))
        }
        return errors
    }
}
