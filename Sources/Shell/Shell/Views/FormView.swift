import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText
import TonearmWorld

/// A view of resources member by member, in one of their forms.
struct FormView: View {
    let resources: [Resource]
    let form: Resource.Form

    var body: Body? {
        let values = resources.map { JSON.object($0.json(as: form)) }
        return .json(values.count == 1 ? values[0] : .array(values))
    }

    var identifiers: [ResourceIdentifier]? { resources.map(\.identifier) }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        Array(resources.map { lines(of: $0, in: frame) }.joined(separator: [""]))
    }

    private func lines(of resource: Resource, in frame: Screen.Frame) -> [StyledText] {
        var rows = [("id", resource.id), ("type", resource.type.rawValue), ("href", resource.href ?? "")]
        if form != .identity {
            for attribute in resource.attributes?.members ?? [] {
                rows += FormView.rows(attribute.name, attribute.value)
            }
        }
        if form == .full {
            for (name, page) in resource.relationships { rows.append((name, FormView.summary(of: page))) }
            for (name, page) in resource.views { rows.append((name, FormView.summary(of: page))) }
        }
        if frame.isPlain { return rows.map { .fact($0, Printable.line($1)) } }
        let width = frame.tableWidth
        let indent = rows.map(\.0.count).max() ?? 0
        return rows.map { name, value in
            if value.isEmpty { return .faint(name) }
            let space = String(repeating: " ", count: indent - name.count + 2)
            return .faint(name) + StyledText(space + Printable.line(value).cut(to: max(width - indent - 2, 8)))
        }
    }

    /// Returns a row for each member, including those of nested objects: `artwork.width`.
    private static func rows(_ name: String, _ value: JSON) -> [(String, String)] {
        switch value {
        case .object(let object): object.members.flatMap { rows("\(name).\($0.name)", $0.value) }
        case .array(let values) where values.allSatisfy { $0.string != nil }:
            [(name, value.strings.joined(separator: ", "))]
        case .array(let values): values.enumerated().flatMap { rows("\(name).\($0)", $1) }
        case .string(let text): [(name, text)]
        default: [(name, value.text)]
        }
    }

    private static func summary(of page: Page) -> String {
        let data = page.data
        let first = data.prefix(3).map { $0.attribute("name")?.string ?? $0.identifier.description }
        let rest = data.count > 3 || page.next != nil ? ", …" : ""
        return "\(data.count)\(page.next == nil ? "" : "+"): \(first.joined(separator: ", "))\(rest)"
    }
}

/// A view of the values at a path: texts without quotation marks, objects and arrays indented.
struct PathView: View {
    let values: [JSON]
    /// Whether the path has exactly one value, which is then not shown as a list.
    let isSingular: Bool

    var body: Body? { .json(isSingular ? values.first ?? .null : .array(values)) }

    var identifiers: [ResourceIdentifier]? {
        let resources = values.compactMap { Resource($0)?.identifier }
        return resources.count == values.count ? resources : nil
    }

    var resources: [Resource]? {
        let resources = values.compactMap { Resource($0) }
        return resources.count == values.count ? resources : nil
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        values.flatMap { value -> [StyledText] in
            guard value.object != nil || value.array != nil else { return [StyledText(value.string ?? value.text)] }
            let text = String(decoding: JSONLayout.pretty(Body.json(value).bytes), as: UTF8.self)
            return text.split(separator: "\n").map { StyledText(String($0)) }
        }
    }
}

/// A view of the last answer's body, including error documents.
struct LastAnswerView: View {
    private let exchange: Exchange
    private let answer: Body

    /// - Throws: `Failure` if there is no last answer.
    init(_ exchange: Exchange?) throws(Failure) {
        guard let exchange else {
            throw Failure(
                "Cannot show the last answer", "nothing was asked yet", next: "Type for example 'albums 310730204'.")
        }
        guard let answer = exchange.answer else {
            throw Failure(
                "Cannot show the last answer", "it came before this shell began, and only its size was kept",
                next: "Type 'get '\(exchange.request.target)'' to ask again.")
        }
        self.exchange = exchange
        self.answer = answer
    }

    var body: Body? { answer }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let head =
            StyledText.strong("\(exchange.request.method.rawValue) \(exchange.request.target)")
            + StyledText(": \(exchange.status), \(exchange.size.count) bytes")
        let text = String(decoding: JSONLayout.pretty(answer.bytes), as: UTF8.self)
        return [head] + text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
    }
}
