/// One change to a word: a letter put in, left out, replaced, or two neighbours exchanged.
enum Spelling {
    /// The word and every form of it that lacks one letter. Two words of which one change makes the other have a key in common.
    static func keys(of word: String) -> Set<String> {
        let letters = Array(word.unicodeScalars)
        var keys: Set<String> = [word]
        for index in letters.indices {
            keys.insert(String(String.UnicodeScalarView(letters[..<index] + letters[(index + 1)...])))
        }
        return keys
    }

    /// Whether one change, or none, makes one of the other.
    static func isNear(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        let shorter = min(left.count, right.count)
        guard max(left.count, right.count) - shorter <= 1 else { return false }
        var first = 0
        while first < shorter, left[first] == right[first] { first += 1 }
        var last = 0
        while last < shorter - first, left[left.count - 1 - last] == right[right.count - 1 - last] { last += 1 }
        let middle = (Array(left[first..<(left.count - last)]), Array(right[first..<(right.count - last)]))
        if middle.0.count <= 1, middle.1.count <= 1 { return true }
        return middle.0.count == 2 && middle.1 == Array(middle.0.reversed())
    }
}
