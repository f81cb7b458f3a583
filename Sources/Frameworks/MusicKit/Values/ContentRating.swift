/// A rating of an item's content.
public enum ContentRating: String, Codable, Hashable, Sendable {
    /// A rating for content without explicit language.
    case clean
    /// A rating for explicit content.
    case explicit
}

/// A form in which the service has a recording.
public enum AudioVariant: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case dolbyAtmos
    case dolbyAudio
    case highResolutionLossless
    case lossless
    case lossyStereo
    case spatialAudio

    /// The place among the variants, from the best.
    var quality: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

    /// The name in the service's answers.
    var serviceName: String {
        switch self {
        case .dolbyAtmos: "dolby-atmos"
        case .dolbyAudio: "dolby-audio"
        case .highResolutionLossless: "hi-res-lossless"
        case .lossless: "lossless"
        case .lossyStereo: "lossy-stereo"
        case .spatialAudio: "spatial-audio"
        }
    }

    public var description: String {
        switch self {
        case .dolbyAtmos: "Dolby Atmos"
        case .dolbyAudio: "Dolby Audio"
        case .highResolutionLossless: "High-Resolution Lossless"
        case .lossless: "Lossless"
        case .lossyStereo: "Lossy Stereo"
        case .spatialAudio: "Spatial Audio"
        }
    }
}

extension AudioVariant: Codable {
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let variant = Self.allCases.first(where: { $0.serviceName == name }) else {
            throw DecodingError.content("AudioVariant: '\(name)' is not known")
        }
        self = variant
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(serviceName)
    }

    /// Returns the variants with the service's names, without unknown ones; nil without names.
    static func known(in names: [String]?) -> [AudioVariant]? {
        names.map { names in names.compactMap { name in allCases.first { $0.serviceName == name } } }
    }
}
