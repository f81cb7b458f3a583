import SharedAlgorithms

/// A barcode of 12, 13 or 14 digits (UPC-A, EAN-13, GTIN-14). They are one number with leading zeros, and may contain
/// spaces (observed).
struct ProductCode {
    /// The number, padded to fourteen digits.
    private let digits: String

    /// - Returns: nil for other characters, another length or a wrong check digit.
    init?(_ text: String) {
        let found = text.filter { $0 != " " }
        guard (12...14).contains(found.utf8.count), found.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        digits = String(repeating: "0", count: 14 - found.utf8.count) + found
        // The sum of fourteen digits, weighted 3 and 1 from the left, is a multiple of ten (GS1 General
        // Specifications).
        let sum = digits.utf8.enumerated().reduce(0) { $0 + Int($1.element - 0x30) * ($1.offset % 2 == 0 ? 3 : 1) }
        guard sum % 10 == 0 else { return nil }
    }

    /// The spellings that a catalog may contain: fourteen, thirteen or twelve digits, as far as the removed digits are
    /// zeros.
    var spellings: [String] {
        (0...2).compactMap { count in
            digits.prefix(count).allSatisfy { $0 == "0" } ? String(digits.dropFirst(count)) : nil
        }
    }
}
