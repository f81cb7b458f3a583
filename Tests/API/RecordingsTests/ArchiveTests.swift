import AppleMusicAPI
import Foundation
import Testing
import TonearmConsole
import TonearmSystem
import TonearmTestSupport

@testable import TonearmRecordings

/// Tests reading archives of all kinds.
@Suite struct ArchiveTests {
    @Test func `the members of an exchange are read`() throws {
        let archive = try HTTPArchive(Samples.archive([Samples.entry("POST", "https://x.org/v1/a?b=c#d", status: 201)]))
        let exchange = try archive.exchange(0)
        #expect(archive.count == 1 && !archive.isCut)
        #expect(exchange.method == "POST" && exchange.status == 201 && exchange.target == "/v1/a?b=c")
        #expect(exchange.isOfAPI && exchange.duration == 1.5)
        #expect(exchange.body == .bytes(Array("{}".utf8)))
        #expect(exchange.request?.headers["Authorization"] == nil)
    }

    @Test func `a browser's extra members, pages and comments are ignored`() throws {
        let before = #""pages":[{"id":"p","entries":["no"]}],"creator":{"name":"Web \"Inspector\""},"#
        let bytes = Samples.archive(
            [Samples.entry(more: #","_initiator":{"type":"script","stack":["[{"]}"#), Samples.entry()], before: before,
            after: #","comment":"]}}""#)
        let archive = try HTTPArchive([0xEF, 0xBB, 0xBF] + bytes)
        #expect(archive.count == 2 && !archive.isCut && !archive.canGoOn)
        #expect(try archive.exchange(1).target == "/v1/storefronts")
    }

    @Test func `base64 bodies are decoded; omitted and damaged bodies are recognised`() throws {
        let archive = try HTTPArchive(
            Samples.archive([
                Samples.entry(content: #"{"size":3,"text":"/+8A\n","encoding":"base64"}"#),
                Samples.entry(content: #"{"size":700,"mimeType":"x"}"#),
                Samples.entry(content: #"{"size":3,"text":"*","encoding":"base64"}"#), Samples.entry(content: "{}"),
            ]))
        #expect(
            try (0..<4).map { try archive.exchange($0).body } == [
                .bytes([0xFF, 0xEF, 0]), .missing(700), .damaged, .bytes([]),
            ])
    }

    /// At every length, the complete exchanges are read and the archive is marked as cut off.
    @Test func `an archive can be cut off anywhere`() throws {
        let whole = Samples.archive([Samples.entry(), Samples.entry("PUT"), Samples.entry("DELETE")])
        var seen: Set<Int> = []
        for length in 0..<whole.count {
            do throws(HTTPArchive.Problem) {
                let archive = try HTTPArchive(Array(whole[..<length]))
                #expect(archive.isCut, "\(length)")
                for index in 0..<archive.count { _ = try archive.exchange(index) }
                seen.insert(archive.count)
            } catch {
                #expect(error == .noArchive || error == .noJSON(length), "\(length): \(error)")
            }
        }
        #expect(seen == [0, 1, 2, 3])
        #expect(try HTTPArchive(whole).isCut == false)
    }

    @Test(arguments: [
        ("[]", HTTPArchive.Problem.noArchive), (#"{"log":{}}"#, .noArchive), (#"{"data":[]}"#, .noArchive),
        ("hello", .noJSON(0)), ("", .noJSON(0)), (#"{"log":{"entries":{}}}"#, .noArchive),
        (#"{"log":{"entries":[{} {}]}}"#, .noJSON(22)), (#"{"log":{"entries":[]}} x"#, .noJSON(23)),
    ])
    func `a file that is not an archive is rejected with its problem`(text: String, problem: HTTPArchive.Problem) {
        #expect(throws: problem) { try HTTPArchive(Array(text.utf8)) }
    }

    /// Longer than the part held in memory, with entries across its borders.
    @Test func `an archive in a file equals the archive in memory`() throws {
        let folder = try TemporaryFolder()
        let entries = (0..<300).map { number in
            let text = String(repeating: #"\"[{\\"#, count: number * 3)
            return Samples.entry("GET", "https://x.org/v1/\(number)", content: #"{"size":1,"text":"\#(text)"}"#)
        }
        let bytes = Samples.archive(entries)
        #expect(bytes.count > 3 << 17)
        try folder.write(String(decoding: bytes, as: UTF8.self), to: "a.har")
        let (inFile, inMemory) = (try HTTPArchive(file: folder.path + "/a.har"), try HTTPArchive(bytes))
        #expect(inFile.count == 300 && inFile.end == inMemory.end && !inFile.isCut)
        for index in 0..<300 {
            let (one, other) = (try inFile.exchange(index), try inMemory.exchange(index))
            #expect(one.address == "https://x.org/v1/\(index)" && one.body == other.body)
        }
    }

    @Test func `a file shortened after it was opened is damaged`() throws {
        let folder = try TemporaryFolder()
        let text = String(decoding: Samples.archive([Samples.entry(), Samples.entry()]), as: UTF8.self)
        try folder.write(text, to: "a.har")
        let archive = try HTTPArchive(file: folder.path + "/a.har")
        let file = try #require(FileHandle(forWritingAtPath: folder.path + "/a.har"))
        try file.truncate(atOffset: UInt64(text.utf8.count / 2 + 60))
        _ = try archive.exchange(0)
        #expect(throws: HTTPArchive.Problem.damaged(2)) { try archive.exchange(1) }
    }

    @Test func `random bytes are rejected with a message`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<60, using: &random)
            var bytes = Array(#"{"log":{"entries":["#.utf8).prefix(Int.random(in: 0...19, using: &random))
            bytes += (0..<count).map { _ in "{}[]\",:\\ntrue10 x".utf8.randomElement(using: &random) ?? 0 }
            guard let archive = try? HTTPArchive(Array(bytes)) else { continue }
            for index in 0..<archive.count { _ = try? archive.exchange(index) }
        }
    }

    @Test func `an entry that is not an exchange is reported by its number`() throws {
        let archive = try HTTPArchive(Samples.archive([Samples.entry(), #"{"request":{}}"#, #"{"a":tru}"#]))
        #expect(archive.count == 3)
        #expect(throws: HTTPArchive.Problem.damaged(2)) { try archive.exchange(1) }
        #expect(throws: HTTPArchive.Problem.damaged(3)) { try archive.exchange(2) }
    }

    @Test func `each reason why a file cannot be read has its error`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: HTTPArchive.Problem.unreadable(.absent)) { try HTTPArchive(file: folder.path + "/x") }
        #expect(throws: HTTPArchive.Problem.unreadable(.noFile)) { try HTTPArchive(file: folder.path) }
    }
}
