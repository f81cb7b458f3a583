import AppleMusicAPI
import Console

/// The header fields of a request, in curl's format.
struct HeaderOptions: DeclaredArguments {
    var header: [HeaderField] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option(
            "header", short: "H", &header,
            "A header field 'Name: value'; 'Name:' sends none of that name. May be repeated.")
    }

    /// - Throws: `Failure`, which does not quote the value, since it may be a token.
    func headers() throws(Failure) -> Headers {
        var headers = Headers()
        for text in header.map(\.text) {
            guard let colon = text.firstIndex(of: ":"), Self.isName(text[..<colon]) else {
                throw Failure(
                    "Cannot send the header '\(text.prefix(while: { $0 != ":" && $0 != " " }))'",
                    "it is not of the form 'Name: value'",
                    next: "Write for example --header 'Origin: https://example.org'.", status: .usage)
            }
            let name = String(text[..<colon])
            let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            guard value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }) else {
                throw Failure(
                    "Cannot send the header '\(name)'", "its value holds a control character",
                    next: "Write it on one line.", status: .usage)
            }
            headers[name] = String(value)
        }
        return headers
    }

    /// Returns whether a text is a token according to RFC 9110 §5.6.2.
    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
