/// The words of a line that were read, and the word that is being read.
struct LexedWords {
    private(set) var texts: [String] = []
    /// The places of the words, counted in scalars.
    private(set) var ranges: [Range<Int>] = []
    /// The word that is being read; nil between words. An empty word, as `''`, is not nil.
    private(set) var current: String?
    private var start = 0

    /// Begins the next word at an index, unless a word is being read.
    mutating func begin(at index: Int) {
        if current == nil { start = index }
    }

    mutating func append(_ scalar: Unicode.Scalar) { append(CollectionOfOne(scalar)) }

    /// Appends scalars to the word that is being read. Without any, the word may stay empty.
    mutating func append(_ scalars: some Sequence<Unicode.Scalar>) {
        var word = current ?? ""
        current = nil
        word.unicodeScalars.append(contentsOf: scalars)
        current = word
    }

    /// Ends the word that is being read, if there is one.
    mutating func end(at index: Int) {
        guard let current else { return }
        texts.append(current)
        ranges.append(start..<index)
        self.current = nil
    }
}
