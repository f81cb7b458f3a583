import SharedAlgorithms

/// The words of a line as far as it has any: quotes that have no end are read as if they were not there, because what somebody typed wrongly
/// is kept and shown too.
struct TypedWords {
    struct Word {
        /// In the line, with its quotes.
        var range: Range<Int>
        /// Without quotes and backslashes.
        var text: [UInt8] = []
    }

    let line: [UInt8]
    /// What stands between quotes, without them. One stands inside of another or outside of it.
    private var quotations: [Range<Int>] = []
    /// Where the first quote without an end stands.
    private(set) var openQuote: Int?
    /// The words of each command: lines are divided by `|`, `;`, `&` and `>`. What stands between quotes and has spaces is a command too,
    /// which may be given to another shell.
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

    /// - Parameter places: in the line, ascending.
    /// - Returns: for each the innermost quotation in which it stands; nil for one outside of all.
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

    /// Where the word ends that goes on right behind a quotation: `"a: "SECRET`.
    /// - Parameter limit: where whatever is around the quotation ends; nil for the line.
    /// - Returns: nil where the word ends with the quotation.
    func gluedEnd(behind quotation: Range<Int>, before limit: Int? = nil) -> Int? {
        let start = quotation.upperBound + 1
        let limit = limit ?? line.count
        var index = start
        while index < limit {
            let byte = line[index]
            // Members of JSON end the word too.
            if ASCII.isSpace(byte) || "|;&>,}])".utf8.contains(byte) { break }
            if ASCII.isQuote(byte) {
                guard let close = close(of: byte, after: index, before: limit) else {
                    // It was to end somewhere behind the secret, or it ends what is around the quotation.
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
