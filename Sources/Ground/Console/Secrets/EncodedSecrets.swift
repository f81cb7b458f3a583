import TonearmAlgorithms

/// Secrets of which many or all letters are percent-encoded: `%65%79%4A…`. They are found in the decoded text, because
/// a server decodes the value before it shows or stores it.
enum EncodedSecrets {
    /// The fewest escapes in a line that is decoded.
    private static let fewest = 8

    /// - Parameter find: returns the ranges of secrets in decoded bytes.
    static func ranges(in bytes: [UInt8], find: ([UInt8]) -> [Range<Int>]) -> [Range<Int>] {
        guard bytes.count(where: { $0 == UInt8(ascii: "%") }) >= fewest else { return [] }
        var decoded: [UInt8] = []
        // The place of each decoded byte, and of the end.
        var places: [Int] = []
        var index = 0
        while index < bytes.count {
            places.append(index)
            let escape = PercentEscape.byte(at: index, in: bytes)
            decoded.append(escape ?? bytes[index])
            index += escape == nil ? 1 : 3
        }
        places.append(bytes.count)
        return find(decoded).map { places[$0.lowerBound]..<places[$0.upperBound] }
    }
}
