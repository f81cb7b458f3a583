/// An element of an XML answer, written without indentation.
struct XMLText {
    /// The element as text.
    let text: String

    /// - Parameter attributes: names and values, in order.
    init(_ name: String, _ attributes: [(String, String)] = [], _ content: [XMLText]) {
        let opening = name + attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
        let inner = content.map(\.text).joined()
        text = inner.isEmpty ? "<\(opening)/>" : "<\(opening)>\(inner)</\(name)>"
    }

    init(_ name: String, _ attributes: [(String, String)] = [], text: String) {
        self.init(name, attributes, [XMLText(plain: text)])
    }

    private init(plain text: String) { self.text = Self.escaped(text) }

    /// The bytes of a document with this root.
    var document: [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(text)".utf8) }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
