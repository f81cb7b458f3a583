/// The plan of an account. Apps never see it: they see capabilities, because people pay in many ways and an app should not care which.
package enum Subscription: String, CaseIterable, Sendable, Codable {
    case none
    /// The free months that an accepted offer begins with.
    case trial
    case individual
    case student
    case family
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
