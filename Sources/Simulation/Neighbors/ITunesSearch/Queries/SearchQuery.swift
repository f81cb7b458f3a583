import AppleMusicAPI
import TonearmAlgorithms

/// The parameters of a request, checked against the schema.
struct SearchQuery: Sendable {
    private let values: [String: String]
    let media: SearchMedia

    /// The names of parameters with invalid values, as the answer's `errorMessage` lists them.
    struct Refusal: Error, Hashable {
        let keys: [String]
    }

    /// Unknown parameters, repeated ones and empty values are ignored.
    init(_ items: [QueryItem], _ parameters: [SearchParameter]) throws(Refusal) {
        let given = items.filter { !$0.value.isEmpty }.map { ($0.name, $0.value) }
        let values = Dictionary(given) { first, _ in first }
        let media = values["media"].flatMap(SearchMedia.named) ?? .standard
        let refused = parameters.filter { parameter in
            values[parameter.name].map { !parameter.kind.accepts($0, media: media) } ?? false
        }
        guard refused.isEmpty else { throw Refusal(keys: refused.map(\.key)) }
        self.values = values
        self.media = media
    }

    subscript(_ parameter: SearchParameter) -> String? { values[parameter.name] }

    /// Returns a number within the parameter's bounds, or else its default.
    func number(_ parameter: SearchParameter) -> Int {
        guard case .number(let range, let standard) = parameter.kind else { return 0 }
        return self[parameter].map { min(Int($0) ?? .max, range.upperBound) } ?? standard
    }

    /// Returns the codes of a list.
    func list(_ parameter: SearchParameter) -> [String] {
        (self[parameter] ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// The catalog's types of the entities that are asked for, without repetitions; nil if the request names none.
    /// Several entities are separated by commas, as some clients send them. Our guess is that each one counts.
    var types: [ResourceType]? {
        guard let value = self[.entity] else { return nil }
        let entities = value.split(separator: ",").compactMap { SearchEntity.named($0.trimmed) }
        return entities.flatMap(\.types).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The storefront of the answer.
    var storefront: Storefront {
        Storefront.withID((self[.country] ?? "us").lowercased()) ?? Storefront.all[0]
    }

    /// The language of names: the requested one if the storefront has it, or else the storefront's default.
    var language: String {
        LanguageTag.resolve(self[.language]?.replacing("_", with: "-"), in: storefront)
    }
}

extension SearchParameter.Kind {
    /// Returns whether a value that is not empty is valid.
    func accepts(_ value: String, media: SearchMedia) -> Bool {
        switch self {
        case .text: true
        case .codes(let areNumbers):
            !areNumbers || value.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ",") || $0 == 0x20 }
        case .choice(let choices): choices.contains(value)
        case .entity:
            value.contains { $0 != "," && $0 != " " }
                && value.split(separator: ",").allSatisfy { media.accepts(entity: $0.trimmed) }
        case .attribute: media.accepts(attribute: value)
        case .country: value.utf8.count == 2 && Storefront.withID(value.lowercased()) != nil
        case .language: Self.isLanguage(value)
        case .number(let range, _):
            value.utf8.count < 10 && value.utf8.allSatisfy(ASCII.isDigit) && (Int(value) ?? -1) >= range.lowerBound
        case .identifier: CallbackName(value) != nil
        }
    }

    /// Returns whether a text is two letters, an underscore and two letters.
    private static func isLanguage(_ value: String) -> Bool {
        let halves = value.lowercased().split(separator: "_", omittingEmptySubsequences: false)
        return halves.count == 2
            && halves.allSatisfy { half in half.utf8.count == 2 && half.utf8.allSatisfy(ASCII.isLower) }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
