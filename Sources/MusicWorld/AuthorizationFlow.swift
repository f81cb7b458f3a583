import AppleMusicAPI
package import MusicDevice

/// The progress of an app from consent to a user token, step by step.
package struct AuthorizationFlow: Sendable {
    /// The first step after a user token was refused: the app drops it.
    package internal(set) var dropped: [Change] = []
    package internal(set) var steps: [Step] = []
    /// The reason why it stopped early: a `Refusal`, or an error without an answer. Nil when all steps were done, or the user has to answer.
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
    /// Goes as far towards a user token as possible: capabilities, storefront, developer token, and the user token, which is fetched if
    /// nothing else is in the way. Consent is asked for before, by `MusicDevice.requestConsent()`.
    package func authorize(in keeper: some WorldKeeper) async -> AuthorizationFlow {
        var flow = AuthorizationFlow()
        flow.dropped = mend(.drop, in: keeper) { device throws(Refusal) in try device.dropUserToken() }
        let stops = keeper.withWorld { $0.device.authorizationSteps(developerToken: developerTokenState(of: $0)) }
        for stop in stops {
            var step: AuthorizationFlow.Step
            switch stop.outcome {
            case .came(let answer):
                step = AuthorizationFlow.Step(name: stop.name, outcome: .came(answer))
                if stop.name == .storefront, Storefront.withID(answer) != nil {
                    keeper.withWorld { $0.storefront = answer }
                }
            case .asks: step = AuthorizationFlow.Step(name: stop.name, outcome: .needsAnswer)
            case .fetches:
                do {
                    let changes = try await requestUserToken(in: keeper)
                    step = AuthorizationFlow.Step(name: stop.name, outcome: .received, changes: changes)
                } catch {
                    step = AuthorizationFlow.Step(name: stop.name, outcome: .ended)
                    flow.failure = error
                }
            case .stopped(let refusal):
                step = AuthorizationFlow.Step(name: stop.name, outcome: .ended)
                flow.failure = refusal
            }
            if stop.name == .capabilities, flow.failure == nil {
                step.changes += mend(.readCapabilities, in: keeper) { $0.recheckCapabilities() }
            }
            flow.steps.append(step)
            if flow.failure != nil { return flow }
        }
        return flow
    }

    /// A step of recovering from a refused user token, if it is the next one ("life of a user token": drop, capabilities, token).
    private func mend(
        _ step: UserTokenCache.Step, in keeper: some WorldKeeper,
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) -> [Change] {
        let isNext = keeper.withWorld { $0.device.installation.token.nextStep == step }
        // The next step cannot be refused, and another task may have made it meanwhile.
        return isNext ? (try? act(.app, in: keeper, action)) ?? [] : []
    }
}
