import AppleMusicAPI
import Testing

extension Endpoint: CustomTestStringConvertible {
    package var testDescription: String { "\(method.rawValue) \(path)" }
}

extension TypeDescription: CustomTestStringConvertible {
    package var testDescription: String { type.rawValue }
}
