import TonearmAlgorithms
import TonearmSQLite

extension SQLiteValue {
    /// A resource's id. A numeric id is stored as a number, which is shorter and found faster.
    init(id: String) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count <= 18,
            id.utf8.allSatisfy(ASCII.isDigit), let number = Int(id)
        else {
            self = .text(id)
            return
        }
        self = .integer(number)
    }
}

/// Words at edit distance one: a letter inserted, deleted or replaced, or two neighbors swapped.
enum Spelling {
    /// Returns the word and its forms without one letter. Two words at edit distance one have a common key.
    static func keys(of word: String) -> Set<String> {
        let letters = Array(word.unicodeScalars)
        var keys: Set<String> = [word]
        for index in letters.indices {
            keys.insert(String(String.UnicodeScalarView(letters[..<index] + letters[(index + 1)...])))
        }
        return keys
    }

    /// Returns whether two words are at edit distance one at most.
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
