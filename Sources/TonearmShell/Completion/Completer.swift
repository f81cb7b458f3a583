package import LineEditor
import MusicWorld

/// Offers what can be typed next: commands, options, and what the Schema and the session know.
package struct Completer {
    let session: Session

    package init(session: Session) { self.session = session }

    /// - Parameter cursor: the offset of the cursor in UTF-8 bytes.
    package func completion(of line: String, at cursor: Int) -> Completion {
        let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let start = typed.lastIndex { $0.isWhitespace }.map { typed.index(after: $0) } ?? typed.startIndex
        let fragment = String(typed[start...])
        let before = typed[..<start].split(whereSeparator: \.isWhitespace).map(String.init)
        // A comma list is completed at its last element.
        let element = fragment.lastIndex { $0 == "," }.map { fragment.index(after: $0) } ?? fragment.startIndex
        let stem = String(fragment[element...])
        let offset = cursor - stem.utf8.count
        let candidates = candidates(for: fragment, after: before).filter {
            $0.text.hasPrefix(stem) && $0.text != stem && Completer.isOneWord($0.text)
        }
        return Completion(replacing: offset..<cursor, candidates: candidates)
    }

    /// Ids are data: one that the language would read otherwise is not offered.
    private static func isOneWord(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && $0.value != 0x7F && !"'\"\\$|>".unicodeScalars.contains($0)
        }
    }

    private func candidates(for fragment: String, after before: [String]) -> [Candidate] {
        guard let first = before.first else {
            return DeviceAnswer.words(on: session.world.device).map {
                Candidate($0, description: "a button on the screen")
            }
                + CommandTable.all.map { Candidate($0.name, description: $0.abstract) }
        }
        guard let command = try? CommandTable.command(named: first) else { return [] }
        if fragment.hasPrefix("-") { return CommandOptions.of(command) }
        if let option = before.last, option.hasPrefix("--") || option == "-o", before.count > 1,
            let values = OptionValues(session: session).values(of: option, command: command.name)
        {
            return values
        }
        return ArgumentValues(session: session).values(of: command.name, after: Array(before.dropFirst()))
    }
}
