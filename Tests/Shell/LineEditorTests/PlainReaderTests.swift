import Foundation
import Testing
import TonearmLineEditor

@Suite struct PlainReaderTests {
    /// Returns all results of a reader that receives the bytes in pieces.
    private func results(_ pieces: [[UInt8]], limit: Int = 1 << 20) -> [ReadResult] {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return [] }
        let (input, output) = (ends[0], ends[1])
        Thread.detachNewThread {
            for piece in pieces { piece.withUnsafeBytes { _ = write(output, $0.baseAddress, $0.count) } }
            close(output)
        }
        defer { close(input) }
        let reader = PlainReader(input: input, limit: limit)
        var results: [ReadResult] = []
        while results.last != .endOfInput { results.append(reader.readLine(prompt: Prompt("> "))) }
        return results
    }

    private func results(_ text: String) -> [ReadResult] {
        results([Array(text.utf8)])
    }

    @Test func `lines end with LF, CR LF or the end of the file`() {
        #expect(
            results("one\ntwo\r\n\nthree") == [.line("one"), .line("two"), .line(""), .line("three"), .endOfInput])
        #expect(results("one\n") == [.line("one"), .endOfInput])
        #expect(results("") == [.endOfInput])
    }

    @Test func `a carriage return within a line is kept`() {
        #expect(results("a\rb\n") == [.line("a\rb"), .endOfInput])
    }

    @Test func `the end of input is returned again`() {
        let null = open("/dev/null", O_RDONLY)
        defer { close(null) }
        let reader = PlainReader(input: null)
        #expect(reader.readLine(prompt: Prompt("")) == .endOfInput)
        #expect(reader.readLine(prompt: Prompt("")) == .endOfInput)
    }

    @Test func `a read error is reported and is not the end of input`() {
        let folder = open("/", O_RDONLY)
        defer { close(folder) }
        let reader = PlainReader(input: folder)
        #expect(reader.readLine(prompt: Prompt("")) == .unreadable(why: "Is a directory"))
        #expect(reader.readLine(prompt: Prompt("")) == .endOfInput)
        #expect(PlainReader(input: 10_000).readLine(prompt: Prompt("")) == .endOfInput)
    }

    @Test func `NUL and bytes that are not UTF-8 are marked`() {
        #expect(
            results([[0x61, 0xFF, 0x62, 0x0A, 0x63, 0, 0x64, 0x0A]])
                == [.line("a\u{FFFD}b"), .line("c\u{FFFD}d"), .endOfInput])
    }

    @Test func `a character may arrive in pieces`() {
        let bytes = Array("日本\nx\n".utf8)
        #expect(results(bytes.map { [$0] }) == [.line("日本"), .line("x"), .endOfInput])
    }

    @Test func `a line of exactly the limit is read, a longer line is skipped`() {
        let line = String(repeating: "x", count: 10)
        let input = Array("\(line)\n\(line)y\nnext\n\(line)yz".utf8)
        #expect(
            results([input], limit: 10)
                == [.line(line), .tooLong(limit: 10), .line("next"), .tooLong(limit: 10), .endOfInput])
    }

    @Test func `a line much longer than a block is read`() {
        let line = String(repeating: "日本語", count: 50_000)
        #expect(results("\(line)\nnext\n") == [.line(line), .line("next"), .endOfInput])
    }

    @Test func `no prompt is written without a terminal`() {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        let null = open("/dev/null", O_RDONLY)
        let reader = PlainReader(input: null, output: ends[1])
        #expect(reader.readLine(prompt: Prompt("tonearm> ")) == .endOfInput)
        close(ends[1])
        var byte: UInt8 = 0
        #expect(read(ends[0], &byte, 1) == 0)
        close(ends[0])
        close(null)
    }
}
