import SharedAlgorithms

/// A barcode of 12, 13 or 14 digits (UPC-A, EAN-13, GTIN-14): the same number with leading zeros, with or without spaces (observed).
struct ProductCode {
    /// Fourteen digits.
    private let digits: String

    /// - Returns: nil for what has other characters or another length, and where the check digit is wrong.
    init?(_ text: String) {
        let found = text.filter { $0 != " " }
        guard (12...14).contains(found.utf8.count), found.utf8.allSatisfy(ASCII.isDigit) else {
            return nil
        }
        digits = String(repeating: "0", count: 14 - found.utf8.count) + found
        // Weighted 3 and 1 from the left, the fourteen digits come to a multiple of ten (GS1 General Specifications).
        let sum = digits.utf8.enumerated().reduce(0) { $0 + Int($1.element - 0x30) * ($1.offset % 2 == 0 ? 3 : 1) }
        guard sum % 10 == 0 else { return nil }
    }

    /// As a catalog may have it: fourteen, thirteen and twelve digits, as many as are not zeros at least.
    var spellings: [String] {
        (0...2).compactMap { count in
            digits.prefix(count).allSatisfy { $0 == "0" } ? String(digits.dropFirst(count)) : nil
        }
    }
}
