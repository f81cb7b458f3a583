/// All words of an index, numbered; after `sort` also in alphabetical order.
struct Vocabulary: Sendable {
    /// The concatenated letters of all words.
    private var letters: [UInt32] = []
    private var starts: [Int32] = [0]
    /// A hash table with open addressing: 0 is an empty slot, other values are a word's number plus 1.
    private var slots: [Int32]
    private var mask: Int
    /// The numbers in alphabetical order of the words.
    private(set) var sorted: [Int32] = []
    /// The numbers of the words of each length, in the order of their letters in storage.
    private var byLength: [[Int32]] = []

    init() {
        slots = Array(repeating: 0, count: 1 << 14)
        mask = slots.count - 1
    }

    var count: Int { starts.count - 1 }

    func length(_ word: Int) -> Int { Int(starts[word + 1] - starts[word]) }

    /// Returns the number of a word, adding it if it is new.
    mutating func number(adding word: Range<Int>, of text: [UInt32]) -> Int {
        var slot = Vocabulary.hash(text[word]) & mask
        while slots[slot] != 0 {
            let found = Int(slots[slot]) - 1
            if length(found) == word.count, begins(found, text[word]) { return found }
            slot = (slot + 1) & mask
        }
        letters.append(contentsOf: text[word])
        starts.append(Int32(letters.count))
        slots[slot] = Int32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    mutating func sort() {
        sorted = (0..<count).map { Int32($0) }.sorted { compare(Int($0), Int($1)) < 0 }
        byLength = []
        for number in 0..<count {
            let length = length(number)
            while byLength.count <= length { byLength.append([]) }
            byLength[length].append(Int32(number))
        }
    }

    /// Returns the numbers of the words with a prefix; an exact match comes first.
    func words(withPrefix prefix: ArraySlice<UInt32>) -> ArraySlice<Int32> {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if order(Int(sorted[middle]), prefix) < 0 { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < sorted.count, begins(Int(sorted[end]), prefix) { end += 1 }
        return sorted[low..<end]
    }

    /// Returns the numbers of the words at edit distance one: a letter inserted, deleted or replaced, or two neighbors
    /// swapped. They are in alphabetical order.
    func words(near word: [UInt32]) -> [Int32] {
        var found: [Int32] = []
        for length in max(word.count - 1, 0)...(word.count + 1) where length < byLength.count {
            for number in byLength[length] where isNear(Int(number), length, word) { found.append(number) }
        }
        return found.sorted { compare(Int($0), Int($1)) < 0 }
    }

    private func isNear(_ number: Int, _ length: Int, _ word: [UInt32]) -> Bool {
        let start = Int(starts[number])
        var first = 0
        while first < length, first < word.count, letters[start + first] == word[first] { first += 1 }
        var rest = 0
        while rest < length - first, rest < word.count - first,
            letters[start + length - 1 - rest] == word[word.count - 1 - rest]
        {
            rest += 1
        }
        let left = length - first - rest
        let right = word.count - first - rest
        if left <= 1, right <= 1 { return true }
        return left == 2 && right == 2 && letters[start + first] == word[first + 1]
            && letters[start + first + 1] == word[first]
    }

    private func begins(_ number: Int, _ prefix: ArraySlice<UInt32>) -> Bool {
        let start = Int(starts[number])
        guard length(number) >= prefix.count else { return false }
        let shift = start - prefix.startIndex
        for index in prefix.indices where letters[shift + index] != prefix[index] { return false }
        return true
    }

    private func order(_ number: Int, _ word: ArraySlice<UInt32>) -> Int {
        let start = Int(starts[number])
        let length = length(number)
        for (index, letter) in word.prefix(length).enumerated() where letters[start + index] != letter {
            return letters[start + index] < letter ? -1 : 1
        }
        return length - word.count
    }

    private func compare(_ left: Int, _ right: Int) -> Int {
        let (leftStart, rightStart) = (Int(starts[left]), Int(starts[right]))
        let (leftLength, rightLength) = (length(left), length(right))
        for index in 0..<min(leftLength, rightLength) where letters[leftStart + index] != letters[rightStart + index] {
            return letters[leftStart + index] < letters[rightStart + index] ? -1 : 1
        }
        return leftLength - rightLength
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for number in 0..<count {
            var slot = Vocabulary.hash(letters[Int(starts[number])..<Int(starts[number + 1])]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number + 1)
        }
    }

    private static func hash(_ word: ArraySlice<UInt32>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for letter in word { hash = (hash ^ letter) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}
