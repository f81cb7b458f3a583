/// The consent of a user for an app on a device: `MusicAuthorization.Status`, in StoreKit
/// `SKCloudServiceAuthorizationStatus`.
public enum Consent: String, CaseIterable, Sendable, Codable {
    /// The app has not asked yet. Only in this status can the dialog appear.
    case notDetermined
    case denied
    /// The device forbids it, for example in education mode, and its user cannot change that.
    case restricted
    case authorized

    /// The raw value of `SKCloudServiceAuthorizationStatus`.
    package var storeKitRawValue: Int {
        switch self {
        case .notDetermined: 0
        case .denied: 1
        case .restricted: 2
        case .authorized: 3
        }
    }

    package var storeKitName: String { "SKCloudServiceAuthorizationStatus.\(rawValue)" }
    package var musicKitName: String { "MusicAuthorization.Status.\(rawValue)" }
}

/// The stored decision for an app on a device. The status also depends on the device's policy.
package enum ConsentDecision: String, Sendable, Codable {
    case none
    /// The dialog is shown.
    case asked
    case refused
    case allowed

    /// The status on a device without restrictions.
    package var consent: Consent {
        switch self {
        case .none, .asked: .notDetermined
        case .refused: .denied
        case .allowed: .authorized
        }
    }
}

/// An answer in the dialog, one of its two buttons.
public enum ConsentAnswer: String, CaseIterable, Sendable {
    case allow
    case refuse
}
