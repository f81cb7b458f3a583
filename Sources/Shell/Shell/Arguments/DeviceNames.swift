import TonearmDevice
import TonearmLineEditor
import TonearmWorld

/// An account on the device.
struct AccountName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ACCOUNT", example: "visitor")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let device = context.session.world.device
        return device.accounts.map { account in
            let note = account.name == device.device.signedIn ? ", signed in" : ""
            return Candidate(account.name, description: account.subscription.rawValue + note)
        }
    }
}

struct DeviceName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "DEVICE", example: "phone")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let device = context.session.world.device
        return device.devices.map { Candidate($0.name, description: $0.name == device.currentDevice ? "in use" : "") }
    }
}

struct AppName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "APP", example: "Runner")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let device = context.session.world.device
        return device.apps.map { Candidate($0.name, description: $0.name == device.currentApp ? "in use" : "") }
    }
}

struct ScenarioName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "SCENARIO", example: "eligible")

    static var candidates: [Candidate] { Scenario.all.map { Candidate($0.name, description: $0.title) } }
}

/// A capability by its name in any framework.
struct CapabilityName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CAPABILITY", example: "playback")

    static var candidates: [Candidate] { Capability.allCases.map { Candidate($0.typed, description: $0.musicKitName) } }
}

/// A plan that the account can subscribe to.
struct PlanName: CompletableArgument {
    let plan: SubscriptionPlan

    static let traits = ArgumentTraits(placeholder: "PLAN", example: "individual")
    static let allValueStrings = SubscriptionPlan.plans.map(\.rawValue)

    init?(argument: String) {
        guard let plan = SubscriptionPlan(rawValue: argument), SubscriptionPlan.plans.contains(plan) else { return nil }
        self.plan = plan
    }
}

extension AccountEvent.Restriction: CompletableArgument {}

enum OnOff: String, CaseIterable, CompletableArgument {
    case on, off
}
