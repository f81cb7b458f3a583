import AppleMusicAPI

/// An element of an answer of Last.fm, which becomes XML or the JSON that Last.fm makes from it.
struct LastFMElement {
    let name: String
    private var attributes: [(String, String)] = []
    private var content: Content

    private enum Content {
        case text(String)
        case number(Int)
        case elements([LastFMElement], isList: Bool)
    }

    init(_ name: String, _ attributes: [(String, String)] = [], text: String) {
        self.name = name
        self.attributes = attributes
        content = .text(text)
    }

    init(_ name: String, number: Int) {
        self.name = name
        content = .number(number)
    }

    init(_ name: String, _ elements: [LastFMElement]) { self.init(name, [], elements) }

    init(_ name: String, _ attributes: [(String, String)], _ elements: [LastFMElement]) {
        self.name = name
        self.attributes = attributes
        content = .elements(elements, isList: false)
    }

    /// An element with a list, which is an array in JSON even with one element or none.
    init(_ name: String, _ attributes: [(String, String)] = [], list: [LastFMElement]) {
        self.name = name
        self.attributes = attributes
        content = .elements(list, isList: true)
    }

    var xml: XMLText {
        switch content {
        case .text(let text): XMLText(name, attributes, text: text)
        case .number(let number): XMLText(name, attributes, text: String(number))
        case .elements(let elements, _): XMLText(name, attributes, elements.map(\.xml))
        }
    }

    /// The value of the element's member. The attributes of a text stand beside it, those of other elements in `@attr`.
    var json: JSON {
        switch content {
        case .text(let text):
            if attributes.isEmpty { return .string(text) }
            return .object(JSONObject([("#text", .string(text))] + attributes.map { ($0.0, .string($0.1)) }))
        case .number(let number): return .integer(number)
        case .elements(let elements, let isList):
            var object = JSONObject()
            for name in elements.map(\.name) where object[name] == nil {
                let values = elements.filter { $0.name == name }.map(\.json)
                object.append(name, isList || values.count > 1 ? .array(values) : values[0])
            }
            if isList, elements.isEmpty { object.append(listed, []) }
            if !attributes.isEmpty {
                object.append("@attr", .object(JSONObject(attributes.map { ($0.0, .string($0.1)) })))
            }
            return .object(object)
        }
    }

    /// The name of a list's elements: `track` in `tracks` and `toptracks`.
    private var listed: String {
        let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
        return singular.hasPrefix("top") ? String(singular.dropFirst(3)) : singular
    }
}
