import AppleMusicAPI
package import MusicDevice

/// How far an app came on its way from consent to a user token, step by step.
package struct AuthorizationFlow: Sendable {
    /// What an app does first after its user token was refused: it drops that one.
    package internal(set) var dropped: [Change] = []
    package internal(set) var steps: [Step] = []
    /// Why it ended before its end: a `Refusal`, or what kept an answer from coming. Nil when all steps were done, or the user has to answer.
    package internal(set) var failure: (any Error)?

    package struct Step: Sendable {
        package let name: AuthorizationStep.Name
        package let outcome: Outcome
        /// What the step changed.
        package internal(set) var changes: [Change] = []
    }

    package enum Outcome: Sendable, Equatable {
        /// What the call answered.
        case came(String)
        /// The consent dialog is to be answered.
        case needsAnswer
        /// A user token was fetched.
        case received
        /// The flow ends here, with a failure.
        case ended
    }

    /// Everything that changed, in order.
    package var changes: [Change] { dropped + steps.flatMap(\.changes) }
}

extension MusicClient {
    /// Goes as far towards a user token as it leads: capabilities, storefront, developer token, and the user token, which is fetched where
    /// nothing else is in the way. Consent is asked for before, by `MusicDevice.requestConsent()`.
    package func authorize(in world: inout World) async -> AuthorizationFlow {
        var flow = AuthorizationFlow()
        flow.dropped = world.mend(.drop) { device throws(Refusal) in try device.dropUserToken() }
        for stop in world.device.authorizationSteps(developerToken: developerTokenState(of: world)) {
            switch stop.outcome {
            case .came(let answer): flow.steps.append(AuthorizationFlow.Step(name: stop.name, outcome: .came(answer)))
            case .asks: flow.steps.append(AuthorizationFlow.Step(name: stop.name, outcome: .needsAnswer))
            case .fetches:
                do {
                    let changes = try await requestUserToken(in: &world)
                    flow.steps.append(AuthorizationFlow.Step(name: stop.name, outcome: .received, changes: changes))
                } catch {
                    flow.steps.append(AuthorizationFlow.Step(name: stop.name, outcome: .ended))
                    flow.failure = error
                }
            case .stopped(let refusal):
                flow.steps.append(AuthorizationFlow.Step(name: stop.name, outcome: .ended))
                flow.failure = refusal
            }
            if flow.failure != nil { return flow }
            if stop.name == .capabilities {
                let changes = world.mend(.readCapabilities) { $0.recheckCapabilities() }
                flow.steps[flow.steps.count - 1].changes += changes
            }
            if stop.name == .storefront, case .came(let id) = stop.outcome, Storefront.withID(id) != nil {
                world.storefront = id
            }
        }
        return flow
    }
}

extension World {
    /// A step of mending a refused user token, where it is the next one ("life of a user token": drop, capabilities, token).
    fileprivate mutating func mend(
        _ step: UserTokenCache.Step, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) -> [Change] {
        guard device.installation.token.nextStep == step else { return [] }
        // The cache said that the step is the next one, so it cannot be refused.
        return (try? act(action)) ?? []
    }
}
