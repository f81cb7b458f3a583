import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmWorld

/// The app's consent, capabilities, storefront and user token, as in iOS 9.3 to 18.
///
/// It has no state of its own: each call acts on the world of its task. A completion handler runs in that world too.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    /// Makes a controller.
    public override init() { super.init() }

    /// The app's consent, without a dialog.
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
        SKCloudServiceAuthorizationStatus(MusicAuthorization.currentStatus)
    }

    /// Asks for consent. The dialog appears only if the app has not asked before.
    @preconcurrency
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
    ) {
        Task { completionHandler(await requestAuthorization()) }
    }

    /// Asks for consent. The dialog appears only if the app has not asked before.
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
        SKCloudServiceAuthorizationStatus(await MusicAuthorization.request())
    }

    /// Reads the capabilities; without consent they are empty, and there is an error.
    @preconcurrency
    open func requestCapabilities(
        completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
    ) {
        let reading = KitWorld.current().readCapabilities()
        Task { completionHandler(SKCloudServiceCapability(reading.capabilities), reading.storeKit.map(SKError.init)) }
    }

    /// Reads the capabilities.
    /// - Throws: `SKError` without consent.
    open func requestCapabilities() async throws -> SKCloudServiceCapability {
        let reading = try KitWorld.required().readCapabilities()
        if let refusal = reading.storeKit { throw SKError(refusal) }
        return SKCloudServiceCapability(reading.capabilities)
    }

    /// Reads the country code of the account for URLs, such as `us`.
    @preconcurrency
    open func requestStorefrontCountryCode(
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        Task { await Self.hand(completionHandler) { try await self.requestStorefrontCountryCode() } }
    }

    /// Reads the country code of the account for URLs, such as `us`.
    /// - Throws: `SKError` without consent or account.
    open func requestStorefrontCountryCode() async throws -> String { try KitWorld.required().readStorefront() }

    /// Reads the old identifier of the account's storefront, such as `143441-1,29`.
    @preconcurrency
    open func requestStorefrontIdentifier(
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        Task { await Self.hand(completionHandler) { try await self.requestStorefrontIdentifier() } }
    }

    /// Reads the old identifier of the account's storefront, such as `143441-1,29`.
    /// - Throws: `SKError` without consent, without an account (from iOS 11), and for a storefront whose number is not
    ///   public.
    open func requestStorefrontIdentifier() async throws -> String {
        let code = try KitWorld.required().readStorefront()
        guard let number = StorefrontNumber.of(code) else {
            throw SKError(.unknown, "Cannot read the storefront's identifier: the number of '\(code)' is not public.")
        }
        return "\(number)-1,29"
    }

    /// Requests a music user token for a developer token.
    @preconcurrency
    open func requestUserToken(
        forDeveloperToken developerToken: String,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        Task {
            await Self.hand(completionHandler) { try await self.requestUserToken(forDeveloperToken: developerToken) }
        }
    }

    /// Requests a music user token for a developer token.
    /// - Throws: `SKError` without consent, account or network, and for a developer token that the service refuses.
    open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
        try await KitWorld.required().requestUserToken(for: developerToken)
    }

    /// Requests a music user token, by its name in iOS 10.3.
    @preconcurrency
    open func requestPersonalizationToken(
        forClientToken clientToken: String, withCompletionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { requestUserToken(forDeveloperToken: clientToken, completionHandler: withCompletionHandler) }

    /// Requests a music user token, by its name in iOS 10.3.
    open func requestPersonalizationToken(forClientToken clientToken: String) async throws -> String {
        try await requestUserToken(forDeveloperToken: clientToken)
    }

    private static func hand(
        _ completionHandler: @Sendable (String?, (any Error)?) -> Void, _ body: () async throws -> String
    ) async {
        do { completionHandler(try await body(), nil) } catch { completionHandler(nil, error) }
    }
}
