/// The plan of an account. Apps see only capabilities: people pay in many ways, and an app should not depend on them.
package enum Subscription: String, CaseIterable, Sendable, Codable {
    case none
    /// The free months after an accepted offer.
    case trial
    case individual, student, family
    /// Paid through the mobile carrier.
    case carrier
    case lapsed

    package var isActive: Bool {
        switch self {
        case .none, .lapsed: false
        case .trial, .individual, .student, .family, .carrier: true
        }
    }

    package static let plans = allCases.filter(\.isActive)
}
