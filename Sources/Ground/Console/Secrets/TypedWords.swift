import TonearmAlgorithms

/// The words of a typed line. A quotation mark without a partner is read as an ordinary character, because mistyped
/// lines are kept and shown, too.
struct TypedWords {
    struct Word {
        /// The word's range in the line, with its quotation marks.
        var range: Range<Int>
        /// The word without quotation marks and backslashes.
        var text: [UInt8] = []
    }

    let line: [UInt8]
    /// The contents of quotations without their marks. Any two are nested or apart.
    private var quotations: [Range<Int>] = []
    /// The place of the first quotation mark without a partner.
    private(set) var openQuote: Int?
    /// The words of each command; `|`, `;`, `&` and `>` separate commands. A quotation with spaces also counts as a
    /// command, since it may be passed to another shell.
    private(set) var commands: [[Word]] = []

    init(_ line: [UInt8]) {
        self.line = line
        read(0..<line.count)
    }

    private mutating func read(_ range: Range<Int>) {
        var words: [Word] = []
        var word: Word?
        var inner: [Range<Int>] = []
        var index = range.lowerBound
        func end(_ word: inout Word?) {
            if let ended = word { words.append(Word(range: ended.range.lowerBound..<index, text: ended.text)) }
            word = nil
        }
        while index < range.upperBound {
            let byte = line[index]
            if ASCII.isSpace(byte) {
                end(&word)
            } else if "|;&>".utf8.contains(byte) {
                end(&word)
                commands.append(words)
                words = []
            } else {
                if word == nil { word = Word(range: index..<index) }
                if ASCII.isQuote(byte), let close = close(of: byte, after: index, before: range.upperBound) {
                    let quotation = (index + 1)..<close
                    quotations.append(quotation)
                    if line[quotation].contains(where: ASCII.isSpace) { inner.append(quotation) }
                    word?.text += line[quotation].filter { $0 != UInt8(ascii: "\\") }
                    index = close
                } else if ASCII.isQuote(byte) {
                    openQuote = min(openQuote ?? index, index)
                } else if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound {
                    index += 1
                    word?.text.append(line[index])
                } else {
                    word?.text.append(byte)
                }
            }
            index += 1
        }
        end(&word)
        commands.append(words)
        for quotation in inner { read(quotation) }
    }

    /// - Parameter places: places in the line, ascending.
    /// - Returns: for each place, the innermost quotation around it; nil without one.
    func quotations(around places: [Int]) -> [Range<Int>?] {
        var coming = ArraySlice(
            quotations.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
        var open: [Range<Int>] = []
        return places.map { place in
            while let next = coming.first, next.lowerBound <= place {
                while let last = open.last, last.upperBound <= next.lowerBound { open.removeLast() }
                open.append(next)
                coming.removeFirst()
            }
            while let last = open.last, last.upperBound <= place { open.removeLast() }
            return open.last
        }
    }

    /// Returns the end of a word that continues after a quotation, as in `"a: "SECRET`.
    /// - Parameter limit: the end of the surrounding quotation; nil for the end of the line.
    /// - Returns: nil if the word ends with the quotation.
    func gluedEnd(behind quotation: Range<Int>, before limit: Int? = nil) -> Int? {
        let start = quotation.upperBound + 1
        let limit = limit ?? line.count
        var index = start
        while index < limit {
            let byte = line[index]
            // JSON punctuation ends the word, too.
            if ASCII.isSpace(byte) || "|;&>,}])".utf8.contains(byte) { break }
            if ASCII.isQuote(byte) {
                guard let close = close(of: byte, after: index, before: limit) else {
                    // This mark was meant to end behind the secret, or it ends the surrounding quotation.
                    if openQuote == index { index = limit }
                    break
                }
                index = close
            } else if byte == UInt8(ascii: "\\") {
                index += 1
            }
            index += 1
        }
        return index > start ? min(index, limit) : nil
    }

    private func close(of quote: UInt8, after start: Int, before end: Int) -> Int? {
        var index = start + 1
        while index < end {
            if line[index] == quote { return index }
            index += line[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
        }
        return nil
    }
}

extension ASCII {
    /// Returns whether a byte is a single or double quotation mark.
    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}
