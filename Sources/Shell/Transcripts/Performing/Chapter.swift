extension Transcript {
    /// A part of a transcript that begins with a heading of the second level.
    package struct Chapter: Sendable, Hashable {
        /// The position among the chapters, from 0.
        package let index: Int
        package let title: String
        /// The first sentence of its prose; may be empty.
        package let summary: String
        /// The positions of its commands among all commands.
        package internal(set) var steps: Range<Int>

        /// The title as a word to type: `Similar artists` is `similar-artists`.
        package var name: String {
            title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        }
    }

    /// The chapters in the file's order.
    package var chapters: [Chapter] {
        var chapters: [Chapter] = []
        var steps = 0
        for section in sections {
            if case .prose = section.content {
                let blocks = MarkdownBlock.blocks(of: text(of: section))
                for (place, block) in blocks.enumerated() {
                    guard let title = block.chapterTitle else { continue }
                    let summary = blocks.dropFirst(place + 1).first?.firstSentence ?? ""
                    chapters.append(
                        Chapter(index: chapters.count, title: title, summary: summary, steps: steps..<steps))
                }
            }
            steps += section.steps.count
            if let last = chapters.last { chapters[chapters.count - 1].steps = last.steps.lowerBound..<steps }
        }
        return chapters
    }
}

extension MarkdownBlock {
    /// The text of a heading of the second level; nil for other blocks.
    var chapterTitle: String? {
        if case .heading(level: 2, let inside) = self { inside.plain } else { nil }
    }

    /// The first sentence of a paragraph, with its full stop; nil for other blocks.
    fileprivate var firstSentence: String? {
        guard case .paragraph(let inside) = self else { return nil }
        let text = inside.plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var end = text.startIndex
        for (index, next) in zip(text.indices, text.indices.dropFirst()) where text[index] == "." && text[next] == " " {
            end = next
            break
        }
        return end == text.startIndex ? text : String(text[..<end])
    }
}

extension Scene {
    /// Returns the scenes of a transcript from a chapter on, which its heading begins.
    static func all(of transcript: Transcript, from chapter: Transcript.Chapter) -> [Scene] {
        let scenes = all(of: transcript)
        var count = 0
        for (index, scene) in scenes.enumerated() {
            guard case .prose(let blocks) = scene else { continue }
            for (place, block) in blocks.enumerated() where block.chapterTitle != nil {
                if count == chapter.index { return [.prose(Array(blocks[place...]))] + scenes[(index + 1)...] }
                count += 1
            }
        }
        return scenes
    }
}
