package import TonearmConsole
import TonearmWorld

/// Styles the parts of a typed line: the command, options, `$names`, numbers of rows, quotations, and comments. An
/// unknown command has the style of errors.
package struct LineStyles {
    private let session: Session
    /// The commands that only the prompt handles, such as `resume`. They are not styled as errors.
    private let others: Set<String>

    package init(session: Session, others: Set<String> = []) {
        self.session = session
        self.others = others
    }

    /// The longest styled line in bytes; longer lines are pasted rather than typed.
    private static let longest = 4096

    /// - Returns: the whole line in styles.
    package func styled(_ line: String) -> StyledText {
        guard line.utf8.count <= Self.longest else { return StyledText(line) }
        let scalars = Array(line.unicodeScalars)
        var styles = [StyledText.Style](repeating: .plain, count: scalars.count)
        for part in Line.partRanges(of: scalars) { style(scalars[part], &styles) }
        var styled = StyledText()
        var start = 0
        for index in scalars.indices where index + 1 == scalars.count || styles[index + 1] != styles[start] {
            let text = String(String.UnicodeScalarView(scalars[start...index]))
            styled += StyledText(text, styles[start])
            start = index + 1
        }
        return styled
    }

    /// Styles a command of the line.
    private func style(_ part: ArraySlice<Unicode.Scalar>, _ styles: inout [StyledText.Style]) {
        let text = String(String.UnicodeScalarView(part))
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        // Words after `!` are the system's programs.
        guard let first = trimmed.first, first != "!" else { return }
        let start = part.endIndex - trimmed.unicodeScalars.count
        if let name = Line.proseWords(trimmed)?.first {
            return fill(start..<start + name.unicodeScalars.count, .command, &styles)
        }
        var lexer = Lexer(
            text: String(trimmed), variable: { session.variables[$0] },
            row: { (number, path) throws(Failure) in try session.value(ofRow: number, at: path) }, isTolerant: true)
        let (words, marks) = lexer.readTyped()
        for mark in marks {
            for index in mark.range { styles[start + index] = mark.kind.style }
        }
        let moved = words.map { word in
            TypedWord(text: word.text, range: start + word.range.lowerBound..<start + word.range.upperBound)
        }
        style(moved[...], of: text, &styles)
    }

    private struct TypedWord {
        let text: String
        let range: Range<Int>
    }

    private func style(_ words: ArraySlice<TypedWord>, of part: String, _ styles: inout [StyledText.Style]) {
        var words = words
        let isAlias = (try? Aliases.expanded(part, by: session.aliases)) ?? nil != nil
        if TimeCommand.isBefore(words.map(\.text)), let time = words.popFirst() { fill(time.range, .command, &styles) }
        guard let first = words.first else { return }
        guard !isUnknown(words.map(\.text), part) else {
            for index in first.range { styles[index] = .error }
            return
        }
        let isNumber = BareResource.isRow(first.text) && !isAlias
        if !isNumber {
            fill(first.range, .command, &styles)
        } else if Reference.isRows(first.text, of: session.rows) {
            fill(first.range, .row, &styles)
        }
        let whole = Completer.writtenOut(words.prefix(1).map(\.text), session.aliases)
        let name = BareResource.command(for: words.map(\.text))?.first ?? whole.first ?? ""
        guard words.count > 1, let type = CommandTable.find(name) else { return }
        style(words.dropFirst(), of: type, after: PrecedingWords(Array(whole.dropFirst()), of: type), &styles)
    }

    /// Styles options, and numbers where rows can be named.
    private func style(
        _ words: ArraySlice<TypedWord>, of type: any Command.Type, after before: PrecedingWords,
        _ styles: inout [StyledText.Style]
    ) {
        var before = before
        for word in words {
            if before.option == nil, !before.isArgument(word.text) {
                if before.field(named: word.text) != nil || ["--help", "-h"].contains(word.text) {
                    let name = word.text.prefix { $0 != "=" }.unicodeScalars.count
                    let isWritten = word.range.count == word.text.unicodeScalars.count
                    let end = isWritten ? word.range.lowerBound + name : word.range.upperBound
                    fill(word.range.lowerBound..<end, .option, &styles)
                }
            } else if Reference.isRows(word.text, of: session.rows), before.takesRow(type) {
                fill(word.range, .row, &styles)
            }
            before.add(word.text)
        }
    }

    /// Styles a range, except for parts that already have a style.
    private func fill(_ range: Range<Int>, _ style: StyledText.Style, _ styles: inout [StyledText.Style]) {
        for index in range where styles[index] == .plain { styles[index] = style }
    }

    // MARK: - Commands that there are not

    /// Returns whether running the command would fail with "Unknown command".
    /// - Parameter part: the command as typed.
    private func isUnknown(_ words: [String], _ part: String) -> Bool {
        guard let expanded = (try? Aliases.expanded(part, by: session.aliases)) ?? nil else { return isUnknown(words) }
        return Line.parts(of: expanded).contains { part in
            guard
                case .command(let read)? = try? Line.read(
                    part, variable: { session.variables[$0] },
                    row: { (number, path) throws(Failure) in try session.value(ofRow: number, at: path) })
            else { return false }
            return isUnknown(TimeCommand.isBefore(read.words) ? Array(read.words.dropFirst()) : read.words)
        }
    }

    private func isUnknown(_ words: [String]) -> Bool {
        // A curl line is a request, if it is pasted whole.
        guard let first = words.first, !others.contains(first), first != "curl" else { return false }
        let device = session.world.device
        return DeviceAnswer.command(for: words, on: device) == nil && BareResource.command(for: words) == nil
            && DeviceAnswer.refusal(of: words, on: device) == nil && FocusWord.command(for: words, in: session) == nil
            && !CommandTable.hasCommand(named: first)
    }
}

extension Lexer.Mark.Kind {
    fileprivate var style: StyledText.Style {
        switch self {
        case .quoted: .quoted
        case .variable: .variable
        case .comment: .comment
        case .fault: .error
        }
    }
}

extension PrecedingWords {
    /// Returns whether the next word can be the number of a row.
    fileprivate func takesRow(_ type: any Command.Type) -> Bool {
        if let option { return option.kind?.traits.isRow == true }
        // Repeated arguments keep the kind of the first ones.
        return type.shapes.parts(after: Array(arguments.prefix(8))).contains { $0.part.kind?.traits.isRow == true }
    }
}
