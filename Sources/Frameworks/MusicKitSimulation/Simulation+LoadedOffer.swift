import TonearmWorld

extension Simulation {
    /// Presents and answers the offer that `SKCloudServiceSetupViewController` has loaded. Its delegate is notified of
    /// the end.
    /// - Throws: `Refusal` if none is loaded.
    public func answerLoadedOffer(with answer: OfferAnswer) throws {
        let stage = music.stage
        _ = try stage.client.act(.app, in: stage) { device throws(Refusal) in try device.presentOffer() }
        _ = try stage.client.act(.person, in: stage) { device throws(Refusal) in
            answer == .subscribe ? try device.acceptOffer() : try device.dismissOffer()
        }
    }
}
