public import AppleMusicSimulation
public import MusicKit
import TonearmWorld

/// The user of the app.
extension Simulation {
    /// An answer to the dialog of consent.
    public enum Answer: Hashable, Sendable {
        case allow
        case refuse
        /// The dialog stays on the screen, and `MusicAuthorization.request()` waits.
        case never
    }

    /// Sets the answer to later dialogs; without a call it is `allow`.
    public func answerConsent(with answer: Answer) {
        var script = world.state.script
        switch answer {
        case .allow: script.consent = .allow
        case .refuse: script.consent = .refuse
        case .never: script.consent = nil
        }
        world.state.script = script
    }

    /// Answers the dialog that is on the screen.
    /// - Throws: `Refusal` if there is no dialog.
    public func answerShownDialog(with answer: ConsentAnswer) throws {
        let stage = music.stage
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in try device.answerConsent(answer) }
    }

    /// The requests that the service has answered in this world, without tokens.
    public var requests: [SentRequest] { music.requests }

    /// The requests as text: `GET /v1/catalog/us/albums/310730204`.
    public var requestLines: [String] {
        requests.map { "\($0.request.method.rawValue) \($0.request.target)" }
    }

    /// Advances the clock: players play, tokens expire. The clock of a served world advances too, by whole seconds.
    public func advance(by duration: Duration) async {
        await music.advance(by: duration)
        // The next request reports a server that has ended.
        try? await servedWorld?.advance(by: duration)
    }
}

/// Offers of a subscription, which views show on a device.
extension Simulation {
    /// An end of an offer.
    public enum OfferAnswer: Hashable, Sendable {
        case subscribe
        case dismiss
    }

    /// Loads, presents and answers an offer, like `musicSubscriptionOffer(isPresented:options:onLoadCompletion:)`.
    /// - Throws: `Refusal` if there is nothing to offer, or the sheet cannot be loaded.
    public func presentOffer(
        _ options: MusicSubscriptionOffer.Options = .default, answering answer: OfferAnswer
    ) async throws {
        let stage = music.stage
        let (shown, itemExists) = try await world.offer(options)
        _ = try stage.client.act(.app, in: stage) { device throws(Refusal) in
            try device.loadOffer(shown, itemExists: itemExists)
        }
        let changes = try await stage.client.finishLoadingOffer(in: stage)
        if case .offerLoadFailed(_, let fault)? = changes.last { throw OfferLoadProblem(reason: fault.sentence) }
        _ = try stage.client.act(.app, in: stage) { device throws(Refusal) in try device.presentOffer() }
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in
            answer == .subscribe ? try device.acceptOffer() : try device.dismissOffer()
        }
    }
}

/// An error for an offer whose page was not loaded: the argument of `onLoadCompletion`.
public struct OfferLoadProblem: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The reason: `there is no network`.
    public let reason: String

    public var description: String { "The offer was not loaded: \(reason)." }
    /// The message.
    public var errorDescription: String? { description }
}
