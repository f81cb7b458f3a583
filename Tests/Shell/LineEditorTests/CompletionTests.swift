import Testing
import TonearmTerminalText

@testable import TonearmLineEditor

@Suite struct CompletionTests {
    private func step(_ candidates: [Candidate], for line: String, replacing: Range<Int>) -> CompletionStep {
        CompletionStep(Completion(replacing: replacing, candidates: candidates), line: line)
    }

    @Test func `one candidate replaces the word and adds a space`() {
        #expect(step([Candidate("albums")], for: "al", replacing: 0..<2) == .replace(0..<2, with: "albums "))
    }

    @Test func `no space is added before a space`() {
        #expect(step([Candidate("albums")], for: "al x", replacing: 0..<2) == .replace(0..<2, with: "albums"))
    }

    @Test func `candidates share whole characters only`() {
        let candidates = [Candidate("日本"), Candidate("日記")]
        #expect(step(candidates, for: "", replacing: 0..<0) == .replace(0..<0, with: "日"))
        let flags = [Candidate("🇯🇵"), Candidate("🇯🇲")]
        #expect(step(flags, for: "", replacing: 0..<0) == .list(flags))
    }

    @Test func `candidates that add nothing in common are listed`() {
        let candidates = [Candidate("artists"), Candidate("artwork")]
        #expect(step(candidates, for: "art", replacing: 0..<3) == .list(candidates))
    }

    @Test func `candidates with different spellings keep the typed text`() {
        let candidates = [Candidate("albums"), Candidate("all")]
        #expect(step(candidates, for: "blu", replacing: 0..<3) == .list(candidates))
    }

    @Test func `without candidates the hint is shown`() {
        let completion = Completion(replacing: 0..<2, candidates: [], hint: "TERM  what to look\u{1B} for")
        #expect(
            CompletionStep(completion, line: "zz") == .list([Candidate("", description: "TERM  what to look for")]))
        let chosen = Completion(replacing: 0..<2, candidates: [Candidate("zzz")], hint: "TERM")
        #expect(CompletionStep(chosen, line: "zz") == .replace(0..<2, with: "zzz "))
    }

    @Test func `an empty completion is refused`() {
        #expect(step([], for: "zz", replacing: 0..<2) == .refuse)
    }

    @Test func `an invalid range is moved to whole characters within the line`() {
        #expect(step([Candidate("x")], for: "日本", replacing: 4..<99) == .replace(3..<6, with: "x "))
        #expect(step([Candidate("x")], for: "ab", replacing: 7..<9) == .replace(2..<2, with: "x "))
    }
}

@Suite struct CandidateListTests {
    private let two = [Candidate("albums", description: "by id"), Candidate("曲", description: "songs, by their ids")]

    private func rows(
        _ candidates: [Candidate], isByName: Bool = false, from start: Int = 0, columns: Int, rows: Int
    ) -> [String] {
        CandidatePage(candidates, isByName: isByName, from: start, columns: columns, height: rows).rows
    }

    @Test func `descriptions are aligned in their own column`() {
        #expect(rows(two, columns: 80, rows: 21) == ["albums  by id", "曲      songs, by their ids"])
    }

    @Test func `a row never reaches the margin`() {
        #expect(rows(two, columns: 20, rows: 21) == ["albums  by id", "曲      songs, by …"])
        #expect(rows([Candidate("a long name")], columns: 8, rows: 21) == ["a long…"])
    }

    @Test func `candidates without descriptions fill columns from top to bottom`() {
        let candidates = ["a", "b", "c", "d", "e"].map { Candidate($0) }
        #expect(rows(candidates, columns: 8, rows: 21) == ["a  c  e", "b  d"])
    }

    @Test func `descriptions are dropped if there are more candidates than rows`() {
        let candidates = (1...9).map { Candidate("c\($0)", description: "number") }
        #expect(rows(candidates, columns: 13, rows: 3) == ["c1  c4  c7", "c2  c5  c8", "c3  c6  c9"])
    }

    @Test func `descriptions that are names are kept`() {
        let candidates = (1...5).map { Candidate("\($0)", description: "Song \($0)") }
        let found = rows(candidates, isByName: true, columns: 30, rows: 3)
        #expect(found == ["1  Song 1  4  Song 4", "2  Song 2  5  Song 5", "3  Song 3"])
        let long = (1...5).map { Candidate("\($0)", description: String(repeating: "la ", count: 20)) }
        let cut = rows(long, isByName: true, columns: 80, rows: 3)
        #expect(cut.count == 3 && cut.allSatisfy { displayWidth($0) < 80 })
        #expect(cut[0].hasPrefix("1  la la") && cut[0].contains("…  4  la la"))
    }

    @Test func `candidates beyond the screen are counted and follow on further pages`() {
        let candidates = (1...9).map { Candidate("c\($0)") }
        let first = CandidatePage(candidates, columns: 18, height: 2)
        #expect(first.rows == ["c1  c2  c3  c4", "… 5 more: Tab"])
        #expect(first.next == 4)
        let second = CandidatePage(candidates, from: 4, columns: 18, height: 2)
        #expect(second.rows == ["c5  c6  c7  c8", "… 1 more: Tab"])
        let last = CandidatePage(candidates, from: 8, columns: 18, height: 2)
        #expect(last.rows == ["c9", "end of the 9"])
        #expect(last.next == 0)
    }

    @Test(arguments: [2, 7, 20, 40, 80, 160], [0, 1, 2, 5, 21])
    func `all pages together show every candidate once, and no row reaches the margin`(columns: Int, rows: Int) {
        let candidates = (1...100).map { Candidate("c\($0)", description: "曲 number \($0)") }
        var (start, seen) = (0, 0)
        repeat {
            let page = CandidatePage(candidates, isByName: true, from: start, columns: columns, height: rows)
            #expect(page.rows.count <= max(rows, 2))
            #expect(page.rows.allSatisfy { displayWidth($0) < max(columns, 2) })
            guard let next = page.next, seen < 100 else { return }
            let end = next == 0 ? candidates.count : next
            seen += end - start
            start = next
        } while start != 0
        #expect(seen == 100)
    }

    @Test func `a page number beyond the last shows the first page`() {
        let candidates = (1...9).map { Candidate("c\($0)") }
        for start in [9, -1, .max, .min] {
            #expect(CandidatePage(candidates, from: start, columns: 18, height: 2).rows[0] == "c1  c2  c3  c4")
        }
    }
}
