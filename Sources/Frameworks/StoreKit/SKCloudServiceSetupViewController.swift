import AppleMusicAPI
import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmWorld

/// An object that is notified of the end of an offer.
public protocol SKCloudServiceSetupViewControllerDelegate: AnyObject {
    /// Called when the sheet was closed, with a subscription or without.
    func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}

extension SKCloudServiceSetupViewControllerDelegate {
    /// Called when the sheet was closed.
    public func cloudServiceSetupViewControllerDidDismiss(
        _ cloudServiceSetupViewController: SKCloudServiceSetupViewController
    ) {}
}

/// An offer of a subscription. It loads an offer, but it is not a view: a test presents and answers the loaded offer.
open class SKCloudServiceSetupViewController: NSObject, @unchecked Sendable {
    /// The object that is notified of the end.
    open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?

    /// Makes an offer.
    public override init() { super.init() }

    /// Loads the page of an offer. The handler runs on the main thread: true if the sheet can be presented.
    @preconcurrency
    open func load(
        options: [SKCloudServiceSetupOptionsKey: Any],
        completionHandler: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let options = MusicSubscriptionOffer.Options(storeKit: options)
        Task {
            do {
                try await self.load(options)
                await completionHandler?(true, nil)
            } catch {
                await completionHandler?(false, error)
            }
        }
    }

    private func load(_ options: MusicSubscriptionOffer.Options) async throws {
        let world = try KitWorld.required()
        // From here on, so that a test can answer as soon as the handler runs.
        let changes = world.music.stage.changes()
        try await world.loadOffer(options)
        Task { [weak self] in
            await world.endOfOffer(in: changes)
            guard let self else { return }
            await MainActor.run { self.delegate?.cloudServiceSetupViewControllerDidDismiss(self) }
        }
    }
}

extension MusicSubscriptionOffer.Options {
    /// Reads the options of StoreKit. Values of other types are left out.
    fileprivate init(storeKit options: [SKCloudServiceSetupOptionsKey: Any]) {
        self.init()
        if let message = options[.messageIdentifier] as? SKCloudServiceSetupMessageIdentifier {
            messageIdentifier = .init(message.rawValue)
        }
        switch options[.iTunesItemIdentifier] {
        case let id as String: itemID = MusicItemID(id)
        case let id as NSNumber: itemID = MusicItemID(id.stringValue)
        case let id as Int: itemID = MusicItemID("\(id)")
        default: break
        }
        affiliateToken = options[.affiliateToken] as? String
        campaignToken = options[.campaignToken] as? String
    }
}

extension KitWorld {
    /// Loads an offer on the device.
    /// - Throws: `SKError` if there is nothing to offer, or the page cannot be loaded.
    fileprivate func loadOffer(_ options: MusicSubscriptionOffer.Options) async throws {
        let stage = music.stage
        do {
            let (shown, itemExists) = try await offer(options)
            _ = try stage.client.act(.app, in: stage) { device throws(Refusal) in
                try device.loadOffer(shown, itemExists: itemExists)
            }
        } catch { throw storeKitError(of: error) }
        guard case .offerLoadFailed(_, let fault)? = try await stage.client.finishLoadingOffer(in: stage).last else {
            return
        }
        throw SKError(
            fault == .offline ? .cloudServiceNetworkConnectionFailed : .unknown,
            Refusal.offerNotLoaded(fault).sentence)
    }

    /// Returns the error for an offer whose item cannot be looked up, or which the device refuses.
    private func storeKitError(of error: any Error) -> any Error {
        switch error {
        case let refusal as Refusal: SKError(refusal)
        case let error as MusicKit.MusicTokenRequestError where error == .permissionDenied:
            SKError(.cloudServicePermissionDenied)
        case is URLError: SKError(.cloudServiceNetworkConnectionFailed, error.localizedDescription)
        case is CancellationError: error
        default: SKError(.unknown, "Cannot show the offer: its item cannot be looked up: \(error.localizedDescription)")
        }
    }

    /// Waits until the offer is closed or withdrawn, or the world ends.
    fileprivate func endOfOffer(in changes: Changes) async {
        for await case .change(let dated) in changes {
            switch dated.change {
            case .offerAccepted, .offerDismissed, .offerWithdrawn: return
            default: continue
            }
        }
    }
}
