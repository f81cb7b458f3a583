import TonearmAlgorithms

/// Dates of the feeds: `2009 06 21`, at times `2005-09-06-00:00:00-Etc/GMT` or a year alone.
enum DumpDate {
    /// Returns a date as catalogs have it: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; nil if the text is not a date.
    static func normal(_ text: String) -> String? {
        let bytes = text.utf8.prefix(10).map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }
        guard [4, 7, 10].contains(bytes.count) else { return nil }
        for (place, byte) in bytes.enumerated() {
            let isRight = place == 4 || place == 7 ? byte == UInt8(ascii: "-") : ASCII.isDigit(byte)
            guard isRight else { return nil }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a catalog's date as the Enterprise Partner Feed writes it.
    static func partnerFeed(_ date: String) -> String { String(date.map { $0 == "-" ? " " : $0 }) }
}
