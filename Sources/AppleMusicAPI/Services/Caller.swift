/// The sender of a request, as far as it decides who may ask.
package enum Caller: Hashable, Sendable {
    /// An app on a device, `Runner on phone`. Its requests need tokens, and a user token is bound to the app that received it.
    case app(String)
    /// A device itself, for the account that is signed in there. MediaPlayer reads the library and plays stations without any token of an app.
    case device(account: String)

    /// The app; nil for a device.
    package var app: String? { if case .app(let name) = self { name } else { nil } }
    /// The account of a device; nil for an app.
    package var account: String? { if case .device(let account) = self { account } else { nil } }
}
