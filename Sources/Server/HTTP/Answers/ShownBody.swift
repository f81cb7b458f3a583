import AppleMusicAPI

/// A body as readers see it: decompressed, laid out if it is JSON, and without secrets. A sentence names each
/// part that is not shown.
struct ShownBody {
    /// The text; nil if nothing can be shown.
    let text: String?
    /// Sentences about the compression, the kind and the missing part of the body.
    let remarks: [String]

    /// The most bytes of a text.
    static let limit = 65_536

    /// - Parameters:
    ///   - bytes: the body as sent, or its beginning.
    ///   - length: the bytes of the whole body.
    ///   - headers: the header fields of the body's message.
    init(_ bytes: [UInt8], of length: Int, _ headers: Headers) {
        var remarks: [String] = []
        var (bytes, isWhole) = (bytes, bytes.count == length)
        let coding = ReceivedText.hidden((headers["Content-Encoding"] ?? "identity").lowercased())
        if !bytes.isEmpty, coding != "identity" {
            if let inflated = Inflater.inflated(bytes, limit: Self.limit) {
                remarks.append("Compressed with \(coding): \(Self.size(length)) were sent.")
                isWhole = isWhole && inflated.isWhole
                bytes = inflated.bytes
            } else if ["gzip", "x-gzip", "deflate"].contains(coding) {
                remarks.append("The header field Content-Encoding names \(coding), but the body is not compressed so.")
            } else {
                text = nil
                self.remarks = ["The body of \(Self.size(length)) is compressed with \(coding), which is not shown."]
                return
            }
        }
        guard let found = Self.text(bytes, isWhole: isWhole) else {
            let type = headers["Content-Type"].map { " of \(ReceivedText.hidden($0))" } ?? ""
            text = nil
            self.remarks = remarks + ["\(Self.size(length))\(type), which is not text."]
            return
        }
        let shown = Self.shortened(isWhole ? Self.laidOut(found) : found)
        if shown.isCut || !isWhole {
            let whole = coding == "identity" ? " of \(Self.size(length))" : ""
            remarks.append("This is only the beginning\(whole).")
        }
        text = Self.hidden(shown.text)
        self.remarks = remarks
    }

    /// Returns the bytes as text; nil if they are not UTF-8. A cut text may end within a character.
    private static func text(_ bytes: [UInt8], isWhole: Bool) -> String? {
        for cut in 0...(isWhole ? 0 : min(3, bytes.count)) {
            if let text = String(validating: bytes.dropLast(cut), as: UTF8.self) { return text }
        }
        return nil
    }

    private static func laidOut(_ text: String) -> String {
        JSONLayout.laidOut(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// Returns a text of at most `limit` bytes. It ends with a whole line, if it has one.
    private static func shortened(_ text: String) -> (text: String, isCut: Bool) {
        guard text.utf8.count > limit else { return (text, false) }
        let beginning = String(decoding: text.utf8.prefix(limit), as: UTF8.self)
        return (beginning.lastIndex(of: "\n").map { String(beginning[..<$0]) } ?? beginning, true)
    }

    /// Returns a text with the secrets of each line redacted.
    private static func hidden(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { ReceivedText.hidden(String($0)) }
            .joined(separator: "\n")
    }

    /// Returns a number of bytes in words: `1 byte`, `14210 bytes`.
    static func size(_ count: Int) -> String { "\(count) byte\(count == 1 ? "" : "s")" }
}
