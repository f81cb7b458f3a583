import Testing

@testable import LineEditor

@Suite struct CompletionTests {
    private func step(_ candidates: [Candidate], for line: String, replacing: Range<Int>) -> CompletionStep {
        CompletionStep(Completion(replacing: replacing, candidates: candidates), line: line)
    }

    @Test func `one candidate replaces the word and adds a space`() {
        #expect(step([Candidate("albums")], for: "al", replacing: 0..<2) == .replace(0..<2, with: "albums "))
    }

    @Test func `no space is added where one stands`() {
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

    @Test func `candidates that are spelt differently take nothing away`() {
        let candidates = [Candidate("albums"), Candidate("all")]
        #expect(step(candidates, for: "blu", replacing: 0..<3) == .list(candidates))
    }

    @Test func `where there is nothing to choose from, the hint is shown`() {
        let completion = Completion(replacing: 0..<2, candidates: [], hint: "TERM  what to look\u{1B} for")
        #expect(
            CompletionStep(completion, line: "zz") == .list([Candidate("", description: "TERM  what to look for")]))
        let chosen = Completion(replacing: 0..<2, candidates: [Candidate("zzz")], hint: "TERM")
        #expect(CompletionStep(chosen, line: "zz") == .replace(0..<2, with: "zzz "))
    }

    @Test func `nothing is refused`() {
        #expect(step([], for: "zz", replacing: 0..<2) == .refuse)
    }

    @Test func `a range beyond the line or within a character is brought to one that can be replaced`() {
        #expect(step([Candidate("x")], for: "日本", replacing: 4..<99) == .replace(3..<6, with: "x "))
        #expect(step([Candidate("x")], for: "ab", replacing: 7..<9) == .replace(2..<2, with: "x "))
    }
}

@Suite struct CandidateListTests {
    private let two = [Candidate("albums", description: "by id"), Candidate("曲", description: "songs, by their ids")]

    @Test func `descriptions stand in a column of their own`() {
        #expect(
            candidateRows(two, columns: 80, rows: 24) == ["albums  by id", "曲      songs, by their ids"])
    }

    @Test func `a row never reaches the margin`() {
        #expect(candidateRows(two, columns: 20, rows: 24) == ["albums  by id", "曲      songs, by …"])
        #expect(candidateRows([Candidate("a long name")], columns: 8, rows: 24) == ["a long…"])
    }

    @Test func `candidates alone stand in columns, read downwards`() {
        let candidates = ["a", "b", "c", "d", "e"].map { Candidate($0) }
        #expect(candidateRows(candidates, columns: 8, rows: 24) == ["a  c  e", "b  d"])
    }

    @Test func `too many for a row each lose their descriptions`() {
        let candidates = (1...9).map { Candidate("c\($0)", description: "number") }
        #expect(candidateRows(candidates, columns: 13, rows: 6) == ["c1  c4  c7", "c2  c5  c8", "c3  c6  c9"])
    }

    @Test func `what doesn't fit the screen is counted`() {
        let candidates = (1...9).map { Candidate("c\($0)") }
        #expect(candidateRows(candidates, columns: 8, rows: 6) == ["c1  c3", "c2  c4", "… and 5 more"])
    }
}
