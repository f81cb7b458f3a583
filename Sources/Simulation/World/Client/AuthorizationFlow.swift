import AppleMusicAPI
package import TonearmDevice

/// The progress of an app's authorization, from consent to a user token.
package struct AuthorizationFlow: Sendable {
    /// The changes of dropping a refused token, the first step of a recovery.
    package internal(set) var dropped: [Change] = []
    package internal(set) var steps: [Step] = []
    /// The error that stopped the flow: a `Refusal`, or an error without an answer. Nil if all steps succeeded, or the
    /// user must answer.
    package internal(set) var failure: (any Error)?

    package struct Step: Sendable {
        package let name: AuthorizationStep.Name
        package let outcome: Outcome
        /// The changes of the step.
        package internal(set) var changes: [Change] = []
    }

    package enum Outcome: Sendable, Equatable {
        /// The call succeeded, with this result.
        case came(String)
        /// The user must answer the consent dialog.
        case needsAnswer
        /// A user token was fetched.
        case received
        /// The flow failed here.
        case ended
    }

    /// All changes, in order.
    package var changes: [Change] { dropped + steps.flatMap(\.changes) }
}

extension MusicClient {
    /// Performs the authorization as far as possible: capabilities, storefront, developer token, and the user token,
    /// which is fetched if no step failed. Consent comes earlier, by `MusicDevice.requestConsent()`.
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

    /// Performs a recovery step after a refused user token, if it is the next one ("life of a user token": drop,
    /// capabilities, token).
    private func mend(
        _ step: UserTokenCache.Step, in keeper: some WorldKeeper,
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) -> [Change] {
        let isNext = keeper.withWorld { $0.device.installation.token.nextStep == step }
        // The next step cannot be refused, unless another task has just performed it.
        return isNext ? (try? act(.app, in: keeper, action)) ?? [] : []
    }
}
