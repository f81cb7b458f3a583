/// Devices, their apps and their accounts: everything that determines what Apple Music permits an app.
///
/// It is a value. Mutating methods return the changes, and throw a `Refusal` without changing anything. One device and
/// one app are current; methods without an app and device argument use those.
package struct MusicDevice: Sendable, Equatable {
    package internal(set) var devices: [Device]
    package internal(set) var apps: [App]
    package internal(set) var accounts: [Account]
    package internal(set) var currentDevice: String
    package internal(set) var currentApp: String
    /// The random seed for players that are not used yet.
    package internal(set) var shuffleSeed: UInt64 = 0

    /// Makes one device with one app, and accounts of which the first is signed in.
    package init(
        device: String = "phone", app: App = .runner, account: Account = Account("listener"), _ others: Account...
    ) {
        devices = [Device(device, signedIn: account.name)]
        apps = [app]
        accounts = [account] + others
        currentDevice = device
        currentApp = app.name
        devices[0].installations = [Installation(app.name)]
    }

    /// The initial state of a session: a subscriber's phone with an app that has not asked yet.
    package static let demonstration: MusicDevice = {
        var device = MusicDevice(account: .subscriber, .newcomer, .visitor)
        device.devices[0].cloudLibraries = [Account.subscriber.name, Account.newcomer.name]
        return device
    }()

    /// The current app on the current device.
    package var instance: AppInstance { AppInstance(app: currentApp, device: currentDevice) }

    /// Every app on every device.
    package var instances: [AppInstance] {
        devices.flatMap { device in device.installations.map { AppInstance(app: $0.app, device: device.name) } }
    }

    package var device: Device { self[device: currentDevice] }
    package var app: App { self[app: currentApp] }
    package var installation: Installation { self[instance] }
    /// The account that is signed in on the current device.
    package var account: Account? { account(on: currentDevice) }

    /// Returns whether "Use Listening History" is on on a device.
    package func usesListeningHistory(on device: String) -> Bool { self[device: device].usesListeningHistory }

    package func account(on device: String) -> Account? { self[device: device].signedIn.map { self[account: $0] } }
}

/// Decoding rejects a value that breaks an invariant.
extension MusicDevice: Codable {
    private enum CodingKeys: String, CodingKey {
        case devices, apps, accounts, currentDevice, currentApp, shuffleSeed
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        devices = try values.decode([Device].self, forKey: .devices)
        apps = try values.decode([App].self, forKey: .apps)
        accounts = try values.decode([Account].self, forKey: .accounts)
        currentDevice = try values.decode(String.self, forKey: .currentDevice)
        currentApp = try values.decode(String.self, forKey: .currentApp)
        shuffleSeed = try values.decodeIfPresent(UInt64.self, forKey: .shuffleSeed) ?? shuffleSeed
        if let flaw = flaws.first {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "impossible device: \(flaw)"))
        }
    }
}

/// Lookups by name. The names come from the value itself or were checked before, so they exist.
extension MusicDevice {
    subscript(device name: String) -> Device {
        get { devices[devices.index(of: name, by: \.name)] }
        set { devices[devices.index(of: name, by: \.name)] = newValue }
    }

    subscript(app name: String) -> App {
        get { apps[apps.index(of: name, by: \.name)] }
        set { apps[apps.index(of: name, by: \.name)] = newValue }
    }

    subscript(account name: String) -> Account {
        get { accounts[accounts.index(of: name, by: \.name)] }
        set { accounts[accounts.index(of: name, by: \.name)] = newValue }
    }

    package internal(set) subscript(instance: AppInstance) -> Installation {
        get {
            let installations = self[device: instance.device].installations
            return installations[installations.index(of: instance.app, by: \.app)]
        }
        set {
            let index = self[device: instance.device].installations.index(of: instance.app, by: \.app)
            self[device: instance.device].installations[index] = newValue
        }
    }
}

extension Array {
    /// Returns the index of the element with a name. An unknown name gives the end index, where any access traps.
    fileprivate func index(of name: String, by key: (Element) -> String) -> Int {
        firstIndex { key($0) == name } ?? endIndex
    }
}

/// The texts of user tokens. They are stored separately, so that a saved device can be shared.
extension MusicDevice {
    /// Whether an app ever had a user token.
    package var holdsTokens: Bool {
        devices.contains { device in device.installations.contains { $0.token != .empty } }
    }

    /// The texts, keyed by app and device: `Runner on phone`.
    package var secrets: [String: String] {
        var secrets: [String: String] = [:]
        for device in devices {
            for installation in device.installations {
                guard let text = installation.token.held?.token.text else { continue }
                secrets[AppInstance(app: installation.app, device: device.name).description] = text
            }
        }
        return secrets
    }

    /// Restores the texts. A token whose text is missing is dropped from its cache, as after a wipe of the device.
    package mutating func restore(secrets: [String: String]) {
        for instance in instances where self[instance].token.held != nil {
            self[instance].token = self[instance].token.withText(secrets[instance.description])
        }
    }
}
