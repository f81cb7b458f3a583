import Foundation
import Testing

/// Tests that the sentences of the programs are in plain English.
struct SentenceTests {
    /// Files with data, code of other languages, and file formats. Their literals are not sentences of the programs.
    private static let others = [
        "API/AppleMusicAPI/Storefronts", "Simulation/CatalogFiles/CatalogF",
        "Simulation/BulkData/MusicBrainz/MusicBrainzJoins", "Simulation/BulkData/PartnerFeed/PartnerFeedJoins",
        "Simulation/BulkData/MusicFeed/MusicFeedQueries", "Simulation/CatalogFiles/Writing",
        "Network/tonearm-live/HTTPS/PageText", "Simulation/Simulator/Resources/Titles", "API/CodeSamples",
        "Shell/Texts/Lessons", "Simulation/Catalog/", "Shell/Transcripts/Exporting",
    ].map { "Sources/" + $0 }

    /// The sentences of each file below its name. Further lines of a sentence are indented.
    private static let listing: String = {
        var lines: [String] = []
        for file in SourceTree.files where !others.contains(where: file.path.hasPrefix) {
            let sentences = StringLiterals.all(in: file.lines.joined(separator: "\n")).filter(isSentence)
            guard !sentences.isEmpty else { continue }
            lines.append("\(lines.isEmpty ? "" : "\n")# \(file.path)")
            lines += sentences.map { sentence in
                sentence.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                    .joined(separator: "\n    ")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }()

    /// Returns true for two words at least: a letter, a space and a letter.
    private static func isSentence(_ text: String) -> Bool { text.contains(/[A-Za-z…'.,;:] [A-Za-z…']/) }

    @Test func `literals are read as Swift reads them`() {
        let source = ##"""
            let a = "one \(b ? "two \(c)" : "three") four" // "five"
            let d = #"six \n \#(e)"#, f = "sev\u{65}n\n" /* "eight" */
            #expect(g)
            let h = """
                nine "ten" \
                eleven
                """
            """##
        let found = StringLiterals.all(in: source).map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(found == ["one … four", "two …", "three", "six \\n …", "seven", "nine \"ten\" eleven"])
    }

    @Test func `files that are left out exist`() {
        for prefix in Self.others {
            #expect(SourceTree.files.contains { $0.path.hasPrefix(prefix) }, "there is no \(prefix)")
        }
    }

    /// Words and turns of phrase that are not plain English.
    @Test(arguments: [
        "when nothing is said", "it is no ", "this is no ", "it is none of", "in the words of", "with which one is",
    ])
    func `sentences are plain`(phrase: String) {
        let sentences = Self.listing.split(separator: "\n")
        #expect(sentences.count > 1000)
        #expect(sentences.filter { $0.contains(phrase) && !$0.contains("there is no ") } == [])
    }
}
