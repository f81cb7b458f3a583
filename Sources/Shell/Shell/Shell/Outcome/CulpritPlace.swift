import AppleMusicAPI
import TonearmConsole

/// Locates the part of a typed line that caused a failure.
struct CulpritPlace {
    /// The line without leading spaces.
    private let scalars: [Unicode.Scalar]
    private let rows: NumberedRows
    private let words: [(text: String, range: Range<Int>)]

    /// - Parameter line: the line of one command, with secrets redacted.
    init(line: String, in session: Session) {
        let text = String(line.drop { $0.isWhitespace || $0 == "\u{FEFF}" })
        rows = session.rows
        scalars = Array(text.unicodeScalars)
        var lexer = Lexer(
            text: text, variable: { session.variables[$0] },
            row: { (number, path) throws(Failure) in try session.value(ofRow: number, at: path) }, isTolerant: true)
        words = lexer.readTyped().words + (lexer.file.map { [$0] } ?? [])
    }

    /// Returns the line with a mark under the word at fault; nil if it is not a single word.
    /// - Parameter usual: the part at fault if the failure does not name it.
    func mark(of failure: Failure, usual: Culprit) -> LineMark? {
        let culprit = failure.culprit ?? usual
        guard let range = culprit == .quoted ? quotedWord(in: failure) : range(of: culprit) else { return nil }
        return LineMark(text: String(String.UnicodeScalarView(scalars)), range: range)
    }

    private func range(of culprit: Culprit) -> Range<Int>? {
        switch culprit {
        case .nothing, .quoted: nil
        case .number: number
        case .word(let word): words.lazy.compactMap { place(of: word, in: $0) }.first ?? row(of: word)
        case .lastWord(let word): words.reversed().lazy.compactMap { place(of: word, in: $0) }.first
        case .valueOf(let option, let text): value(of: option, text: text)
        case .parameter(let name, let text):
            value(of: "--" + Self.option(of: name), text: text) ?? parameter(name)
                ?? text.flatMap { range(of: .lastWord($0)) }
        }
    }

    private var number: Range<Int>? {
        let numbers = words.dropFirst().filter { $0.text.drop { "+-.".contains($0) }.first?.isNumber == true }
        return numbers.count == 1 ? numbers.first?.range : nil
    }

    /// Returns the range of a row number that refers to a resource or an id.
    private func row(of text: String) -> Range<Int>? {
        words.dropFirst().first { word in
            Reference.isRows(word.text, of: rows)
                && (try? Reference.read(word.text, among: rows, to: "find"))?.contains {
                    $0.resource.description == text || $0.resource.id == text
                } == true
        }?.range
    }

    /// Returns the range of a text within a word: the whole word, the value after `=`, an element between commas, or
    /// the id after the last slash.
    private func place(of text: String, in word: (text: String, range: Range<Int>)) -> Range<Int>? {
        if word.text == text { return word.range }
        // Parts of a word can only be located if it contains no quotation marks and variables.
        guard !text.isEmpty, String(String.UnicodeScalarView(scalars[word.range])) == word.text else { return nil }
        let wanted = Array(text.unicodeScalars)
        let ends: Set<Unicode.Scalar> = ["=", ",", "/", "&", "?"]
        for start in word.range where scalars[start...].starts(with: wanted) {
            let end = start + wanted.count
            let isStart = start == word.range.lowerBound || ends.contains(scalars[start - 1])
            if end <= word.range.upperBound, isStart, end == word.range.upperBound || ends.contains(scalars[end]) {
                return start..<end
            }
        }
        return nil
    }

    /// Returns the last value of an option with a certain text, in the next word or after `=`; the option itself if it
    /// has no value.
    private func value(of option: String, text: String?) -> Range<Int>? {
        let values = words.indices.compactMap { index -> (text: String, range: Range<Int>)? in
            let word = words[index]
            if word.text == option { return index + 1 < words.count ? words[index + 1] : (text ?? "", word.range) }
            guard word.text.hasPrefix(option + "="), word.range.count > option.unicodeScalars.count + 1 else {
                return nil
            }
            let start = word.range.lowerBound + option.unicodeScalars.count + 1
            return (String(word.text.dropFirst(option.count + 1)), start..<word.range.upperBound)
        }
        return (text.flatMap { text in values.last { $0.text == text } } ?? values.last)?.range
    }

    /// Returns the option for a parameter: `isrc` for `filter[isrc]`, `limit` for `limit[albums]`.
    private static func option(of parameter: String) -> String {
        guard let bracket = parameter.firstIndex(of: "["), parameter.hasPrefix("filter[") else {
            return String(parameter.prefix { $0 != "[" })
        }
        return String(parameter[parameter.index(after: bracket)...].prefix { $0 != "]" })
    }

    /// Returns the range of a parameter such as `limit=900` in a typed path.
    private func parameter(_ name: String) -> Range<Int>? {
        let wanted = Array((name + "=").unicodeScalars)
        let ends: Set<Unicode.Scalar> = ["&", "'", "\""]
        for word in words where word.text.contains("?") {
            let starts = word.range.dropFirst()
            let start = starts.first {
                scalars[$0...].starts(with: wanted) && "?&".unicodeScalars.contains(scalars[$0 - 1])
            }
            guard let start else { continue }
            let rest = scalars[start..<word.range.upperBound]
            return start..<(rest.firstIndex(where: ends.contains) ?? rest.endIndex)
        }
        return nil
    }

    /// Returns the only word that a failure quotes, apart from the command's name; nil if it quotes several or none.
    private func quotedWord(in failure: Failure) -> Range<Int>? {
        let reasons = failure.status == .usage ? Self.quoted(in: failure.why) : []
        let quoted = Set(Self.quoted(in: failure.what) + reasons)
        let found = Set(words.dropFirst().map(\.text)).intersection(quoted)
        if let word = found.first { return found.count == 1 ? range(of: .lastWord(word)) : nil }
        let named = Self.quoted(in: failure.what).compactMap { row(of: $0) }
        return named.count == 1 ? named[0] : nil
    }

    /// Returns the texts between single quotation marks.
    private static func quoted(in text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }
}
