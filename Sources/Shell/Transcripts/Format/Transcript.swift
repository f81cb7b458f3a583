/// A session in a Markdown file.
///
/// Fenced blocks marked `tonearm` contain the session, and all blocks of a file form one session. The rest is prose:
///
///     ---
///     format: 1
///     width: 80
///     ---
///     # A tour
///
///     ```tonearm
///     > albums 310730204
///     Born to Run  albums/310730204
///     > open 9
///     error: Cannot open '9': …
///     [exit 1]
///     ```
///
/// In a block, a line after `> ` was typed, lines after `>> ` continue it, and others were printed. A last line
/// `[exit 1]` means that the step failed. Output that begins in one of these ways is escaped with an additional `\`.
/// Control characters are written as `\u{1B}`. Variable values are placeholders (`[id]`, `[date:released]`), and `...`
/// matches any lines; `\[id]` and `\...` are literal. If the output contains a fence, the block's fences are longer.
///
/// Everything else in a file is preserved byte for byte.
package struct Transcript: Sendable {
    /// The file's name in errors.
    package let name: String
    package let lines: [FileLine]
    /// The header; nil for a document such as a README, in which only explicit statuses are checked.
    package let header: Header?
    package let sections: [Section]
    /// The values that differ between learners, in the file's order.
    package let choices: [Choice]
    let file: FileText

    /// The maximum size of a file in bytes.
    package static let limit = 64 << 20

    package init(_ text: String, name: String) throws(TranscriptFailure) { try self.init(Array(text.utf8), name: name) }

    package init(_ bytes: [UInt8], name: String, limit: Int = limit) throws(TranscriptFailure) {
        do throws(PlacedProblem<TranscriptProblem>) {
            let file = try FileText(bytes, limit: limit)
            let lines = FileLine.lines(of: file.text)
            let header = try HeaderReader.read(lines)
            let sections = try SectionReader.read(lines, from: header?.count ?? 0)
            guard header != nil || sections.contains(where: \.isSession) else {
                throw PlacedProblem(.notATranscript, at: nil)
            }
            try NameCheck.check(sections)
            choices = try ChoiceReader.read(lines, sections)
            self.name = name
            self.file = file
            self.lines = lines
            self.header = header?.header
            self.sections = sections
        } catch {
            throw error.error(in: name)
        }
    }

    /// Returns whether a file has a header, a block of a session, or an error in either. Other Markdown files are
    /// documents.
    package static func isTranscript(_ bytes: [UInt8]) -> Bool {
        guard let file = try? FileText(bytes, limit: limit) else { return true }
        let lines = FileLine.lines(of: file.text)
        do throws(PlacedProblem<TranscriptProblem>) {
            if try HeaderReader.read(lines) != nil { return true }
            return try SectionReader.read(lines, from: 0).contains(where: \.isSession)
        } catch {
            return true
        }
    }

    /// The bytes of the file, unchanged.
    package var bytes: [UInt8] { file.bytes(of: lines) }

    /// The steps of all blocks.
    package var steps: [Step] { sections.flatMap(\.steps) }

    /// Returns the text of a section, unchanged.
    package func text(of section: Section) -> String { lines[section.place].joinedText }

    /// The comments for the presenter, with their line numbers.
    package var notes: [(line: Int, text: String)] {
        sections.compactMap { section in
            if case .note(let text) = section.content { (section.line, text) } else { nil }
        }
    }
}
