package import TonearmJSON

/// A transcript for teaching: prose, demonstrations, and tasks with checks.
///
/// A block marked `check` ends a task; the session's block directly after it is the author's solution. Any other
/// session block is a demonstration. Values of `choose` blocks are filled in everywhere, picked by the learner's seed.
package struct Lesson: Sendable {
    package let transcript: Transcript
    /// The parts in the order of the file.
    package let parts: [Part]

    package enum Part: Sendable {
        /// Markdown.
        case prose(String)
        case demonstration([Transcript.Step])
        case task(LessonTask)
    }

    /// - Throws: `TranscriptFailure` if a check is malformed, or there is no task.
    package init(_ transcript: Transcript, seed: UInt64) throws(TranscriptFailure) {
        self.transcript = transcript
        do throws(PlacedProblem<LessonProblem>) {
            let names = Names(transcript.choices.values(seed: seed))
            parts = try LessonReader(transcript: transcript, names: names).parts()
        } catch {
            throw error.error(in: transcript.name)
        }
    }

    package var title: String { transcript.header?.title ?? transcript.name }

    package var tasks: [LessonTask] { parts.compactMap { if case .task(let task) = $0 { task } else { nil } } }

    /// The paths in checks and hints, each with the line number of its check or hint.
    var paths: [(path: JSONPath, line: Int)] {
        tasks.flatMap { task in
            task.check.paths.map { ($0, task.line) }
                + task.hints.flatMap { hint in (hint.condition?.paths ?? []).map { ($0, hint.line) } }
        }
    }

    /// Returns the paths in checks and hints that no session has, so that the lesson could never be passed.
    /// - Parameter knows: returns whether a path can ever have a value.
    package func flaws(where knows: (JSONPath) -> Bool) -> [LessonFlaw] {
        paths.filter { !LessonTask.ownPaths.contains($0.path.text) && !knows($0.path) }.map {
            LessonFlaw(line: $0.line, kind: .unknownPath($0.path.text))
        }
    }
}

/// A reader for the parts of a lesson in a transcript's sections.
struct LessonReader {
    let transcript: Transcript
    let names: Names

    func parts() throws(PlacedProblem<LessonProblem>) -> [Lesson.Part] {
        var parts: [Lesson.Part] = []
        var title = transcript.header?.title ?? transcript.name
        var sections = transcript.sections[...]
        while let section = sections.popFirst() {
            switch section.content {
            case .session(let steps): parts.append(.demonstration(steps))
            case .code(let info) where BlockMark(info: info) == .check:
                sections = sections.drop { isBlank($0) }
                let solution = sections.first?.steps ?? []
                if !solution.isEmpty { sections.removeFirst() }
                parts.append(.task(try task(section, title, solution)))
            case .prose, .code:
                let text = names.filled(in: transcript.text(of: section))
                guard section.isShown, !text.exactLines.allSatisfy(\.trimmed.isEmpty) else { continue }
                title = heading(in: text) ?? title
                parts.append(.prose(text))
            case .note, .clear, .completion, .comment: break
            }
        }
        guard parts.contains(where: { if case .task = $0 { true } else { false } }) else {
            throw PlacedProblem(.noTask, at: nil)
        }
        return parts
    }

    private func task(
        _ section: Transcript.Section, _ title: String, _ solution: [Transcript.Step]
    ) throws(PlacedProblem<LessonProblem>) -> LessonTask {
        let start = section.place.lowerBound
        let lines = section.place.dropFirst().dropLast().map {
            (index: $0, text: names.filled(in: String(transcript.lines[$0].text)))
        }
        let (check, hints) = try CheckReader.read(lines, at: start)
        guard !solution.isEmpty else { throw PlacedProblem(.noSolution, at: start) }
        return LessonTask(title: title, line: start + 1, check: check, hints: hints, solution: solution)
    }

    private func heading(in text: String) -> String? {
        MarkdownBlock.blocks(of: text).compactMap { block in
            if case .heading(_, let words) = block { words.plain } else { nil }
        }.last
    }

    /// Returns whether a section can be between a check and its solution: comments and empty lines.
    private func isBlank(_ section: Transcript.Section) -> Bool {
        switch section.content {
        case .prose: transcript.lines[section.place].allSatisfy(\.text.trimmed.isEmpty)
        case .note, .clear, .completion, .comment: true
        case .code, .session: false
        }
    }
}
