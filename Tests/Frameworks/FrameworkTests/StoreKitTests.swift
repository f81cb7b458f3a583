import MusicKitSimulation
import Testing
import TonearmStoreKit

/// Tests the cloud service's calls of 2017, answered by the simulated device.
@Suite struct StoreKitTests {
    /// A delegate that waits for the end of the offer.
    private final class Delegate: SKCloudServiceSetupViewControllerDelegate, @unchecked Sendable {
        let ends = AsyncStream<Void>.makeStream()
        func cloudServiceSetupViewControllerDidDismiss(_ controller: SKCloudServiceSetupViewController) {
            ends.continuation.yield()
        }
    }

    @Test func `consent is asked for once`() async throws {
        try await Simulation.run(.freshSubscriber) { simulation in
            #expect(SKCloudServiceController.authorizationStatus() == .notDetermined)
            simulation.answerConsent(with: .refuse)
            let status = await withCheckedContinuation { continuation in
                SKCloudServiceController.requestAuthorization { continuation.resume(returning: $0) }
            }
            #expect(status == .denied && SKCloudServiceController.authorizationStatus() == .denied)
            simulation.answerConsent(with: .allow)
            #expect(await SKCloudServiceController.requestAuthorization() == .denied)
        }
        try await Simulation.run(.restricted) {
            #expect(SKCloudServiceController.authorizationStatus() == .restricted)
        }
        #expect(SKCloudServiceAuthorizationStatus.authorized.rawValue == 3)
    }

    @Test func `a call without a usage description ends the app`() async throws {
        await #expect(throws: AppCrashProblem.self) {
            try await Simulation.run(.noUsageText) { _ = try? await SKCloudServiceController().requestCapabilities() }
        }
    }

    @Test func `capabilities have the values of the option set`() async throws {
        let controller = SKCloudServiceController()
        func capabilities(_ scenario: SimulatedScenario) async throws -> SKCloudServiceCapability {
            try await Simulation.run(scenario) { try await controller.requestCapabilities() }
        }
        #expect(try await capabilities(.subscriber).rawValue == 257)
        #expect(try await capabilities(.noCloudLibrary) == .musicCatalogPlayback)
        #expect(try await capabilities(.eligible) == .musicCatalogSubscriptionEligible)
        let error = await #expect(throws: SKError.self) { _ = try await capabilities(.denied) }
        #expect(error?.code == .cloudServicePermissionDenied)
        #expect((error as NSError?)?.domain == SKErrorDomain && (error as NSError?)?.code == 6)
        try await Simulation.run(.denied) {
            let (set, error) = await withCheckedContinuation { continuation in
                controller.requestCapabilities { continuation.resume(returning: ($0, $1 as? SKError)) }
            }
            #expect(set.isEmpty && error?.code == .cloudServicePermissionDenied)
        }
    }

    @Test func `the storefront is the account's`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let controller = SKCloudServiceController()
            #expect(try await controller.requestStorefrontCountryCode() == "us")
            #expect(try await controller.requestStorefrontIdentifier() == "143441-1,29")
            try simulation.music.moveAccount(to: "jp")
            let code = await withCheckedContinuation { continuation in
                controller.requestStorefrontCountryCode { code, _ in continuation.resume(returning: code) }
            }
            let identifier = await withCheckedContinuation { continuation in
                controller.requestStorefrontIdentifier { text, _ in continuation.resume(returning: text) }
            }
            #expect(code == "jp" && identifier == "143462-1,29")
            try simulation.music.moveAccount(to: "is")
            await #expect(throws: SKError.self) { _ = try await controller.requestStorefrontIdentifier() }
        }
    }

    @Test func `a user token needs a developer token that the service accepts`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let controller = SKCloudServiceController()
            let developerToken = try simulation.music.developerToken()
            let token = try await controller.requestUserToken(forDeveloperToken: developerToken)
            #expect(!token.isEmpty)
            #expect(try await controller.requestPersonalizationToken(forClientToken: developerToken) != "")
            let given = await withCheckedContinuation { continuation in
                controller.requestUserToken(forDeveloperToken: developerToken) { token, _ in
                    continuation.resume(returning: token)
                }
            }
            #expect(given != nil)
            let old = await withCheckedContinuation { continuation in
                controller.requestPersonalizationToken(forClientToken: "x") { _, error in
                    continuation.resume(returning: error as? SKError)
                }
            }
            // The code for a refused developer token, which names a network that is fine.
            #expect(old?.code == .cloudServiceNetworkConnectionFailed)
            try simulation.music.revokeAccess()
            await #expect(throws: SKError(.cloudServiceRevoked)) {
                _ = try await controller.requestUserToken(forDeveloperToken: developerToken)
            }
        }
        try await Simulation.run(.subscriber) { simulation in
            let developerToken = try simulation.music.developerToken()
            simulation.music.goOffline()
            do {
                _ = try await SKCloudServiceController().requestUserToken(forDeveloperToken: developerToken)
                Issue.record("there is a token")
            } catch SKError.cloudServiceNetworkConnectionFailed {
            }
        }
    }

    private static var options: [SKCloudServiceSetupOptionsKey: Any] {
        [
            .action: SKCloudServiceSetupAction.subscribe,
            .messageIdentifier: SKCloudServiceSetupMessageIdentifier.playMusic, .iTunesItemIdentifier: "310730204",
            .affiliateToken: "a", .campaignToken: "c",
        ]
    }

    @Test(arguments: [Simulation.OfferAnswer.subscribe, .dismiss])
    func `a loaded offer is presented and answered by the test`(answer: Simulation.OfferAnswer) async throws {
        try await Simulation.run(.eligible) { simulation in
            let (controller, delegate) = (SKCloudServiceSetupViewController(), Delegate())
            controller.delegate = delegate
            let isLoaded = await withCheckedContinuation { continuation in
                controller.load(options: Self.options) { isLoaded, _ in continuation.resume(returning: isLoaded) }
            }
            #expect(isLoaded)
            try simulation.answerLoadedOffer(with: answer)
            var ends = delegate.ends.stream.makeAsyncIterator()
            await ends.next()
            let capabilities = try await SKCloudServiceController().requestCapabilities()
            #expect(capabilities.contains(.musicCatalogPlayback) == (answer == .subscribe))
            #expect(throws: Refusal.self) { try simulation.answerLoadedOffer(with: answer) }
        }
    }

    @Test func `an offer does not load for a subscriber, without a network, and without an item`() async throws {
        func error(_ scenario: SimulatedScenario, isOffline: Bool = false, item: Any = 310_730_204) async throws
            -> SKError?
        {
            try await Simulation.run(scenario) { simulation in
                if isOffline { simulation.music.goOffline() }
                let options: [SKCloudServiceSetupOptionsKey: Any] =
                    isOffline ? [.action: SKCloudServiceSetupAction.subscribe] : [.iTunesItemIdentifier: item]
                return await withCheckedContinuation { continuation in
                    SKCloudServiceSetupViewController().load(options: options) { _, error in
                        continuation.resume(returning: error as? SKError)
                    }
                }
            }
        }
        #expect(try await error(.eligible) == nil)
        #expect(try await error(.subscriber)?.code == .unknown)
        #expect(try await error(.eligible, item: "1")?.code == .unknown)
        #expect(try await error(.eligible, isOffline: true)?.code == .cloudServiceNetworkConnectionFailed)
    }

    @Test func `changes of the account are announced`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let posts = AsyncStream<String>.makeStream()
            let names: [NSNotification.Name] = [
                .SKCloudServiceCapabilitiesDidChange, .SKStorefrontCountryCodeDidChange,
                .SKStorefrontIdentifierDidChange,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    posts.continuation.yield(note.name.rawValue)
                }
            }
            try simulation.music.lapse()
            try simulation.music.moveAccount(to: "jp")
            observers.forEach { NotificationCenter.default.removeObserver($0) }
            posts.continuation.finish()
            let seen = await posts.stream.reduce(into: Set<String>()) { $0.insert($1) }
            #expect(seen == Set(names.map(\.rawValue)))
            #expect(try await SKCloudServiceController().requestCapabilities() == .musicCatalogSubscriptionEligible)
        }
    }
}
