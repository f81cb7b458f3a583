import AppleMusicAPI
import TonearmConsole

/// Lexes values: variables, members of rows, JSON, and the filters of paths.
extension Lexer {
    /// Lexes JSON as typed, with the values of variables. An unclosed bracket is an ordinary character.
    mutating func json(from start: Int) {
        let end = JSONWord.end(at: start, in: text[...]) ?? start
        marks.append(Mark(kind: .quoted, range: start..<(end > start || !isTolerant ? end + 1 : text.count)))
        index = start
        while index <= end {
            let character = text[index]
            index += 1
            guard character == "$" else {
                words.append(character)
                continue
            }
            let name = String(String.UnicodeScalarView(text[index...end].prefix(while: Lexer.isPartOfName)))
            if let value = values.variable(name) {
                words.append(JSONWord.escaped(value).unicodeScalars)
                let begin = index - 1
                index += name.unicodeScalars.count
                marks.append(Mark(kind: .variable, range: begin..<index))
            } else {
                words.append(character)
            }
        }
    }

    mutating func substitute() throws(Failure) {
        let start = index - 1
        let isValue = isAtValue
        let name = readName()
        guard !name.isEmpty else {
            words.append("$")
            return
        }
        if let value = values.variable(name) {
            marks.append(Mark(kind: .variable, range: start..<index))
            return append(value, isValue: isValue)
        }
        if let row = values.row, let number = Int(name) {
            let path = readRowPath()
            do throws(Failure) {
                // In free text, `$5` without a path is an amount of money rather than a row.
                if !isFree || !path.isEmpty {
                    let value = try row(number, path)
                    marks.append(Mark(kind: .variable, range: start..<index))
                    return append(value, isValue: isValue)
                }
            } catch {
                if isTolerant, !isFree { return passOver(from: start) }
                if !isFree {
                    var failure = error
                    if failure.mark == nil { failure.mark = mark(start..<index) }
                    throw failure
                }
            }
            return words.append(text[start..<index])
        }
        if isFree { return words.append("$\(name)".unicodeScalars) }
        if isTolerant { return passOver(from: start) }
        throw fault(
            "Cannot read the line", "there is no variable '$\(name)'",
            next: Int(name) == nil
                ? "Type 'let \(name) = PATH' to set it from the last answer, or write \\$ for the character itself."
                : "A row's number is a value only among a command's words; write \\$ for the character itself.",
            at: start)
    }

    /// Omits an unknown variable of a line that is still being typed.
    private mutating func passOver(from start: Int) {
        marks.append(Mark(kind: .fault, range: start..<index))
        words.append([])
    }

    /// Whether the value of `let` begins here.
    var isAtValue: Bool {
        guard isAssignment, words.texts.count > 0 else { return false }
        return words.current.map { $0.hasSuffix("=") }
            ?? (words.texts.count > 1 && words.texts.last?.hasPrefix("-") == false)
    }

    /// Appends the value of a variable or row. The value of `let` is quoted, so that it is not read as a path.
    private mutating func append(_ value: String, isValue: Bool) {
        words.append(isValue ? "\"\(value)\"".unicodeScalars : value.unicodeScalars)
    }

    private mutating func readName() -> String {
        var name = ""
        while index < text.count, Lexer.isPartOfName(text[index]) {
            name.unicodeScalars.append(text[index])
            index += 1
        }
        return name
    }

    /// Lexes the path after a row's number, such as `.artists[0].id`.
    private mutating func readRowPath() -> String {
        let start = index
        while index + 1 < text.count {
            if text[index] == ".", Lexer.isPartOfName(text[index + 1]) {
                index += 1
                while index < text.count, Lexer.isPartOfName(text[index]) || text[index] == "-" { index += 1 }
            } else if text[index] == "[", let close = text[index...].firstIndex(of: "]") {
                index = close + 1
            } else {
                break
            }
        }
        return String(String.UnicodeScalarView(text[start..<index]))
    }

    /// Lexes a path's filter as typed, with variables as JSON.
    mutating func inBrackets(_ character: Unicode.Scalar) throws(Failure) {
        switch character {
        case "[", "]":
            bracketDepth += character == "[" ? 1 : -1
            words.append(character)
        case "'", "\"":
            let close = text[index...].firstIndex(of: character) ?? text.count - 1
            words.append(text[(index - 1)...close])
            marks.append(Mark(kind: .quoted, range: index - 1..<close + 1))
            index = close + 1
        case "$":
            let start = index
            let name = readName()
            guard let value = values.variable(name) else {
                index = start
                return words.append(character)
            }
            let isNumber = if case .number = try? JSON(parsing: value) { true } else { false }
            words.append((isNumber ? value : JSON.string(value).text).unicodeScalars)
            marks.append(Mark(kind: .variable, range: start - 1..<index))
        default: words.append(character)
        }
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
