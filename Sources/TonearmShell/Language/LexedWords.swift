/// The words of a line while it is being lexed.
struct LexedWords {
    private(set) var texts: [String] = []
    /// The ranges of the words, in Unicode scalars.
    private(set) var ranges: [Range<Int>] = []
    /// The unfinished word; nil between words. A quoted empty word, `''`, is not nil.
    private(set) var current: String?
    private var start = 0

    /// Begins a word at an index, unless one is unfinished.
    mutating func begin(at index: Int) {
        if current == nil { start = index }
    }

    mutating func append(_ scalar: Unicode.Scalar) { append(CollectionOfOne(scalar)) }

    /// Appends scalars to the word, which stays empty without any.
    mutating func append(_ scalars: some Sequence<Unicode.Scalar>) {
        var word = current ?? ""
        current = nil
        word.unicodeScalars.append(contentsOf: scalars)
        current = word
    }

    /// Ends the unfinished word, if there is one.
    mutating func end(at index: Int) {
        guard let current else { return }
        texts.append(current)
        ranges.append(start..<index)
        self.current = nil
    }
}
