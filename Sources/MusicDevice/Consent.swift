/// What a user said to one app on one device: `MusicAuthorization.Status`, in StoreKit `SKCloudServiceAuthorizationStatus`.
public enum Consent: String, CaseIterable, Sendable, Codable {
    /// Not asked yet. The only status from which a dialog appears.
    case notDetermined
    case denied
    /// The device forbids it, in education mode for example, and its user cannot change that.
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

/// What one device remembers of one app. The status also depends on the device's policy, which is not remembered here.
package enum ConsentDecision: String, Sendable, Codable {
    case none
    /// The dialog is on the screen.
    case asked
    case refused
    case allowed

    /// The status as long as the device forbids nothing.
    package var consent: Consent {
        switch self {
        case .none, .asked: .notDetermined
        case .refused: .denied
        case .allowed: .authorized
        }
    }
}

/// The two buttons of the dialog.
public enum ConsentAnswer: String, CaseIterable, Sendable {
    case allow
    case refuse
}
