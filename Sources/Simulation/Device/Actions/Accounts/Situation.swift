/// A situation of the account and its device that is applied as a whole.
package enum Situation: String, CaseIterable, Sendable, Codable {
    case subscriber
    /// A subscription that the mobile carrier pays.
    case carrier
    /// A plan, with Sync Library off.
    case noCloudLibrary = "no-cloud-library"
    case eligible
    case lapsed
    /// A school's device, without a plan.
    case education
    /// A company's device, without a plan.
    case enterprise
    case signedOut = "signed-out"
    /// The account's country has no Apple Music.
    case noService = "no-service"

    package var title: String {
        switch self {
        case .subscriber: "A subscriber with the cloud library on"
        case .carrier: "A subscriber through the mobile carrier"
        case .noCloudLibrary: "A subscriber with the cloud library off"
        case .eligible: "No subscriber, but may become one"
        case .lapsed: "Once a subscriber"
        case .education: "A school's device"
        case .enterprise: "A company's device"
        case .signedOut: "Nobody signed in"
        case .noService: "A storefront without Apple Music"
        }
    }

    var subscription: SubscriptionPlan {
        switch self {
        case .subscriber, .noCloudLibrary: .individual
        case .carrier: .carrier
        case .lapsed: .lapsed
        case .eligible, .education, .enterprise, .signedOut, .noService: .none
        }
    }

    var mode: Device.Mode {
        switch self {
        case .education: .education
        case .enterprise: .managed
        default: .normal
        }
    }

    /// The id of Antarctica, which has no storefront.
    static let storefrontWithoutMusic = "aq"
}

extension MusicDevice {
    /// Applies a situation to the current device and its account, or the first account if none is signed in. Consent is
    /// unchanged.
    package mutating func apply(_ situation: Situation) -> [Change] {
        let before = self
        let name = device.signedIn ?? accounts[0].name
        var changes = putMode(situation.mode)
        if situation.mode != .normal { changes += putForbidden(false) }
        changes += putAccount(situation == .signedOut ? nil : name)
        if situation != .signedOut {
            changes += putSubscription(situation.subscription, of: name)
            if situation.subscription.isActive { changes += putCloudLibrary(situation != .noCloudLibrary, of: name) }
            if situation == .noService {
                changes += putStorefront(Situation.storefrontWithoutMusic, hasMusic: false, of: name)
            } else if !self[account: name].storefrontHasMusic {
                changes += putStorefront(self[account: name].home, hasMusic: true, of: name)
            }
        }
        return changes + clearOverrides(on: currentDevice) + settle(since: before)
    }
}
