import AppleMusicAPI
import Console

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
