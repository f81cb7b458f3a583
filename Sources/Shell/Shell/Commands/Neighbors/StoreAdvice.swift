import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors

/// Advice about a refused request to the iTunes Search API, from its schema.
struct StoreAdvice {
    private let request: Request

    init(_ request: Request) { self.request = request }

    /// Returns the accepted values of the parameters that an answer refuses; nil if it refuses none.
    func sentence(_ error: APIError) -> String? {
        let parameters = SearchParameter.ofSearch + SearchParameter.ofLookup
        let refused = parameters.first { parameter in
            error.detail?.contains("[\(parameter.key)]") == true && request.value(of: parameter.name) != nil
        }
        guard let refused, let value = request.value(of: refused.name) else { return nil }
        return advice(on: refused, value)
    }

    private func advice(on parameter: SearchParameter, _ value: String) -> String? {
        let media = SearchMedia.named(request.value(of: "media") ?? "music") ?? .standard
        switch parameter.kind {
        case .choice(let names): return choice(parameter, value, names)
        case .entity: return choice(parameter, value, media.entities)
        case .attribute: return choice(parameter, value, media.attributes)
        case .country: return absentStore(value) ?? "'country' is the id of a storefront: 'storefronts' lists them."
        case .language: return "'lang' is a language and a region, such as ja_jp."
        case .number(let range, _): return "'\(parameter.name)' is a number from \(range.lowerBound)."
        case .codes(areNumbers: true): return "'\(parameter.name)' takes numbers, separated by commas."
        case .codes, .text, .identifier: return nil
        }
    }

    private func choice(_ parameter: SearchParameter, _ value: String, _ names: [String]) -> String {
        if let near = Nearest.names(to: value, in: names).first { return "Did you mean '\(near)'?" }
        return "'\(parameter.name)' can be: \(names.joined(separator: ", "))."
    }

    private func absentStore(_ code: String) -> String? {
        Storefront.absentPlaces.first { $0.id == code.lowercased() }.map {
            "\($0.names.first ?? code) has no store: 'storefronts' lists those that have one."
        }
    }
}
