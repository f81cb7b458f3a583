/// A session in a Markdown file.
///
/// Prose is prose. A fenced block marked `tonearm` is a piece of the session, and all blocks of a file are one session:
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
/// In a block a line after `> ` was typed, lines after `>> ` go on with it, and all others were printed, but for a last
/// line `[exit 1]`, which says that the step failed. A printed line that begins in one of these ways has a `\` before
/// it, one more if it has some already. Control characters are written `\u{1B}`. Values that may change are
/// placeholders (`[id]`, `[date:released]`), `...` stands for any lines; `\[id]` and `\...` are the texts themselves. A
/// block whose output has a fence in it begins and ends with a longer one.
///
/// What a file says in other places is kept byte for byte.
package struct Transcript: Sendable {
    /// What errors call the file.
    package let name: String
    package let lines: [FileLine]
    /// Nil for a document that has none, such as a README: its steps say a status only where they want to.
    package let header: Header?
    package let sections: [Section]
    /// Values that differ from learner to learner, in the file's order.
    package let choices: [Choice]
    let file: FileText

    /// Larger files are not read, in bytes.
    package static let limit = 64 << 20

    package init(_ text: String, name: String) throws(TranscriptError) { try self.init(Array(text.utf8), name: name) }

    package init(_ bytes: [UInt8], name: String, limit: Int = limit) throws(TranscriptError) {
        do throws(Misplaced<TranscriptProblem>) {
            let file = try FileText(bytes, limit: limit)
            let lines = FileLine.lines(of: file.text)
            let header = try HeaderReader.read(lines)
            let sections = try SectionReader.read(lines, from: header?.count ?? 0)
            guard header != nil || sections.contains(where: \.isSession) else {
                throw Misplaced(.notATranscript, at: nil)
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

    /// Whether a file has a header or a block of a session, or a fault that keeps it from being read. Other Markdown files are documents.
    package static func isTranscript(_ bytes: [UInt8]) -> Bool {
        guard let file = try? FileText(bytes, limit: limit) else { return true }
        let lines = FileLine.lines(of: file.text)
        do throws(Misplaced<TranscriptProblem>) {
            if try HeaderReader.read(lines) != nil { return true }
            return try SectionReader.read(lines, from: 0).contains(where: \.isSession)
        } catch {
            return true
        }
    }

    /// The bytes of the file, as they were read.
    package var bytes: [UInt8] { file.bytes(of: lines) }

    /// The steps of all blocks.
    package var steps: [Step] { sections.flatMap(\.steps) }

    /// The text of a section as it stands in the file.
    package func text(of section: Section) -> String { lines[section.place].joinedText }

    /// The comments for the presenter, with the numbers of their lines.
    package var notes: [(line: Int, text: String)] {
        sections.compactMap { section in
            if case .note(let text) = section.content { (section.line, text) } else { nil }
        }
    }
}
