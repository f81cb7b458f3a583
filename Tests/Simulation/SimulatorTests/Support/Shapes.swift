import AppleMusicAPI

/// A check of values against the shapes of the Schema ("Common objects" of the reference).
enum Shapes {
    /// - Returns: the fault, or nil.
    static func fault(of value: JSON, as shape: AttributeDescription.Shape) -> String? {
        switch shape {
        case .string: value.string.map(\.isEmpty) == false ? nil : "no text: \(value.text)"
        case .integer: value.integer.map { $0 >= 0 } == true ? nil : "no whole number: \(value.text)"
        case .boolean: value.bool == nil ? "no boolean: \(value.text)" : nil
        case .strings: strings(value)
        case .artwork: artwork(value)
        case .editorialNotes: texts(value, among: ["name", "short", "standard", "tagline"])
        case .description:
            value["standard"]?.string == nil ? "no standard text" : texts(value, among: ["standard", "short"])
        case .playParameters: value["id"]?.string == nil || value["kind"]?.string == nil ? "no id or kind" : nil
        case .previews: previews(value)
        case .object: value.object == nil ? "no object" : nil
        }
    }

    private static func strings(_ value: JSON) -> String? {
        guard let array = value.array else { return "no list" }
        return array.allSatisfy { $0.string?.isEmpty == false } ? nil : "not all text: \(value.text)"
    }

    private static func texts(_ value: JSON, among names: Set<String>) -> String? {
        guard let object = value.object, !object.isEmpty else { return "no object" }
        return object.members.allSatisfy { names.contains($0.name) && $0.value.string?.isEmpty == false }
            ? nil : "unknown or empty texts: \(value.text)"
    }

    private static func artwork(_ value: JSON) -> String? {
        guard let width = value["width"]?.integer, let height = value["height"]?.integer, width > 0, height > 0 else {
            return "no size"
        }
        guard value["url"]?.string?.contains("{w}x{h}") == true else { return "no template" }
        let colors = ["bgColor", "textColor1", "textColor2", "textColor3", "textColor4"]
        for name in value.object?.names ?? [] where !colors.contains(name) {
            guard ["width", "height", "url"].contains(name) else { return "unknown member \(name)" }
        }
        for color in colors.compactMap({ value[$0]?.string }) {
            guard color.count == 6, color.allSatisfy(\.isHexDigit) else { return "no color: \(color)" }
        }
        return nil
    }

    private static func previews(_ value: JSON) -> String? {
        guard let array = value.array else { return "no list" }
        for preview in array {
            guard preview["url"]?.string != nil else { return "no url" }
            if let picture = preview["artwork"], let fault = artwork(picture) { return fault }
        }
        return nil
    }
}
