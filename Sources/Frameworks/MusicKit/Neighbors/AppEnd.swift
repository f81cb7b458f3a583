package import TonearmDevice

extension KitWorld {
    /// Notes a refusal at which a device ends the app.
    package func noteEnd(_ refusal: Refusal) {
        if refusal.reason == .usageDescriptionMissing { state.note(AppCrash(description: refusal.sentence)) }
    }
}
