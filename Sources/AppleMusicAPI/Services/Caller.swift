/// The sender of a request, as far as authorization depends on it.
package enum Caller: Hashable, Sendable {
    /// An app on a device: `Runner on phone`. Its requests need tokens, and a user token is bound to the app that
    /// received it.
    case app(String)
    /// A device itself, for its signed-in account. MediaPlayer reads the library and plays stations without an app's
    /// tokens.
    case device(account: String)

    /// The app; nil for a device.
    package var app: String? { if case .app(let name) = self { name } else { nil } }
    /// The account of a device; nil for an app.
    package var account: String? { if case .device(let account) = self { account } else { nil } }
}
