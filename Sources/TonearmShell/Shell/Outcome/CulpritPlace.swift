import AppleMusicAPI
import Console

/// Finds the part of a typed line that a failure is about.
struct CulpritPlace {
    /// The line without the spaces in front of it.
    private let scalars: [Unicode.Scalar]
    private let rows: NumberedRows
    private let words: [(text: String, range: Range<Int>)]

    /// - Parameter line: the line of one command, secrets hidden.
    init(line: String, in session: Session) {
        let text = String(line.drop { $0.isWhitespace || $0 == "\u{FEFF}" })
        rows = session.rows
        scalars = Array(text.unicodeScalars)
        var lexer = Lexer(
            text: text, variable: { session.variables[$0] },
            row: { (number, path) throws(Failure) in try session.value(ofRow: number, at: path) }, isTolerant: true)
        words = lexer.readTyped().words + (lexer.file.map { [$0] } ?? [])
    }

    /// The line with a mark under the word that a failure is about; nil if it is about no single word of it.
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

    /// The number of a row whose resource or id is meant.
    private func row(of text: String) -> Range<Int>? {
        words.dropFirst().first { word in
            Reference.isRows(word.text, of: rows)
                && (try? Reference.read(word.text, among: rows, to: "find"))?.contains {
                    $0.resource.description == text || $0.resource.id == text
                } == true
        }?.range
    }

    /// Where a text is in a word: all of it, the value behind `=`, an element between commas, or the id behind the last slash.
    private func place(of text: String, in word: (text: String, range: Range<Int>)) -> Range<Int>? {
        if word.text == text { return word.range }
        // Parts of a word are found if it stands for itself, without quotes and variables.
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

    /// The last value of an option with a certain text, in the next word or behind `=`; the option itself if it has no value.
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

    /// The option that sets a parameter: `isrc` for `filter[isrc]`, `limit` for `limit[albums]`.
    private static func option(of parameter: String) -> String {
        guard let bracket = parameter.firstIndex(of: "["), parameter.hasPrefix("filter[") else {
            return String(parameter.prefix { $0 != "[" })
        }
        return String(parameter[parameter.index(after: bracket)...].prefix { $0 != "]" })
    }

    /// `limit=900` in a path that is typed.
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

    /// The only word that a failure quotes, besides the command's name; nil if it quotes several words or none.
    private func quotedWord(in failure: Failure) -> Range<Int>? {
        let reasons = failure.status == .usage ? Self.quoted(in: failure.why) : []
        let quoted = Set(Self.quoted(in: failure.what) + reasons)
        let found = Set(words.dropFirst().map(\.text)).intersection(quoted)
        if let word = found.first { return found.count == 1 ? range(of: .lastWord(word)) : nil }
        let named = Self.quoted(in: failure.what).compactMap { row(of: $0) }
        return named.count == 1 ? named[0] : nil
    }

    /// The texts between single quotes.
    private static func quoted(in text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }
}
