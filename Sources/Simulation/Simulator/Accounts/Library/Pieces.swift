import AppleMusicAPI

/// A list in chunks. Copies share unchanged chunks, so a change copies one chunk, not the list.
///
/// It encodes as a plain list. An encoder with a `PartKeeper` stores each chunk separately.
struct Pieces<Element: Sendable>: Sendable {
    /// The chunks, never empty.
    private(set) var pieces: [[Element]] = []
    /// The index of the first element of each chunk.
    private var starts: [Int] = []
    private(set) var count = 0

    /// The maximum number of elements in a chunk.
    static var pieceLength: Int { 32 }

    init() {}

    /// Returns the chunk that contains an index.
    private func piece(of index: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// Replaces a range of chunks.
    private mutating func replace(_ range: Range<Int>, with others: [[Element]]) {
        pieces.replaceSubrange(range, with: others)
        starts = []
        starts.reserveCapacity(pieces.count)
        count = 0
        for piece in pieces {
            starts.append(count)
            count += piece.count
        }
    }

    /// Returns the index ranges of changed chunks.
    /// - Returns: nil if an element moved to another index.
    func changes(since earlier: Pieces) -> [Range<Int>]? where Element: Equatable {
        guard pieces.count >= earlier.pieces.count else { return nil }
        var found: [Range<Int>] = []
        for (number, piece) in pieces.enumerated() {
            let isKnown = number < earlier.pieces.count
            if isKnown, starts[number] != earlier.starts[number] { return nil }
            // Arrays that share storage compare in constant time.
            if !isKnown || piece != earlier.pieces[number] {
                found.append(starts[number]..<starts[number] + piece.count)
            }
        }
        return count >= earlier.count ? found : nil
    }
}

extension Pieces: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Element {
        get {
            let piece = piece(of: index)
            return pieces[piece][index - starts[piece]]
        }
        _modify {
            let piece = piece(of: index)
            yield &pieces[piece][index - starts[piece]]
        }
    }

    func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { pieces.joined().makeIterator() }
}

extension Pieces: RangeReplaceableCollection {
    mutating func append(_ element: Element) {
        if let last = pieces.indices.last, pieces[last].count < Self.pieceLength {
            pieces[last].append(element)
        } else {
            pieces.append([element])
            starts.append(count)
        }
        count += 1
    }

    mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
        if range.lowerBound == count {
            for element in elements { append(element) }
            return
        }
        let touched = piece(of: range.lowerBound)...piece(of: Swift.max(range.lowerBound, range.upperBound - 1))
        let head = pieces[touched.lowerBound].prefix(range.lowerBound - starts[touched.lowerBound])
        let tail = pieces[touched.upperBound].dropFirst(range.upperBound - starts[touched.upperBound])
        let joined = head + Array(elements) + tail
        replace(
            touched.lowerBound..<touched.upperBound + 1,
            with: stride(from: 0, to: joined.count, by: Self.pieceLength).map {
                Array(joined.dropFirst($0).prefix(Self.pieceLength))
            })
    }

    /// Removes elements; untouched chunks stay shared.
    mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        var kept: [[Element]] = []
        for piece in pieces {
            let left = try piece.contains(where: isRemoved) ? piece.filter { try !isRemoved($0) } : piece
            if !left.isEmpty { kept.append(left) }
        }
        replace(pieces.startIndex..<pieces.endIndex, with: kept)
    }
}

extension Pieces: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Pieces: Equatable where Element: Equatable {
    /// Compares the elements, whatever their chunks. Shared chunks compare in constant time.
    static func == (one: Pieces, other: Pieces) -> Bool {
        one.count == other.count && (one.pieces == other.pieces || one.elementsEqual(other))
    }
}

extension Pieces: Hashable where Element: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

extension Pieces: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension Pieces: Encodable where Element: Hashable & Encodable {
    func encode(to encoder: any Encoder) throws {
        guard let key = CodingUserInfoKey.partKeeper, let keeper = encoder.userInfo[key] as? any PartKeeper else {
            return try Array(self).encode(to: encoder)
        }
        var container = encoder.unkeyedContainer()
        for (number, piece) in pieces.enumerated() {
            let path = encoder.codingPath + [CodedName(stringValue: String(number))]
            try container.encode(try keeper.reference(toElements: piece, at: path))
        }
    }
}

/// A dictionary in partitions. Copies share unchanged partitions, so a change copies one partition, not the dictionary.
struct SharedDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private var parts: [[Key: Value]] = Array(repeating: [:], count: 64)

    private func part(of key: Key) -> Int { key.hashValue & (parts.count - 1) }

    subscript(key: Key) -> Value? {
        get { parts[part(of: key)][key] }
        set { parts[part(of: key)][key] = newValue }
    }
}
