/// Additions of devices, apps and accounts. Consent and tokens are not transferred to an addition.
extension MusicDevice {
    /// Adds a device of the same person: its account is signed in, but nothing else is transferred.
    /// - Parameters:
    ///   - version: at least `SystemVersion.oldest`.
    ///   - region: the locale's region; nil for the account's storefront.
    package mutating func addDevice(
        _ name: String, _ kind: Device.Kind = .hardware, version: SystemVersion = .current, region: String? = nil
    ) throws(Refusal) -> [Change] {
        try checkName(name, .device, among: devices.map(\.name))
        if version < .oldest {
            throw .systemTooOld("Cannot add the device '\(name)'", "the application player", since: .oldest, version)
        }
        return putDevice(name, kind, version: version, region: region)
    }

    mutating func putDevice(
        _ name: String, _ kind: Device.Kind = .hardware, version: SystemVersion = .current, region: String? = nil
    ) -> [Change] {
        var device = Device(name, signedIn: device.signedIn)
        device.kind = kind
        device.version = version
        device.region = (region ?? account?.storefront ?? device.region).lowercased()
        device.hasMusicApp = kind == .hardware
        device.installations = apps.map { Installation($0.name) }
        devices.append(device)
        return [.deviceAdded(name)]
    }

    package mutating func useDevice(_ name: String) throws(Refusal) -> [Change] {
        guard devices.contains(where: { $0.name == name }) else {
            throw .unknown(.device, name, among: devices.map(\.name))
        }
        if name == currentDevice { return [] }
        currentDevice = name
        return [.deviceUsed(name)]
    }

    /// Adds an app on every device.
    package mutating func addApp(_ app: App) throws(Refusal) -> [Change] {
        try checkName(app.name, .app, among: apps.map(\.name))
        apps.append(app)
        for index in devices.indices { devices[index].installations.append(Installation(app.name)) }
        return [.appAdded(app.name)]
    }

    package mutating func useApp(_ name: String) throws(Refusal) -> [Change] {
        guard apps.contains(where: { $0.name == name }) else { throw .unknown(.app, name, among: apps.map(\.name)) }
        if name == currentApp { return [] }
        currentApp = name
        return [.appUsed(name)]
    }

    package mutating func addAccount(_ account: Account) throws(Refusal) -> [Change] {
        try checkName(account.name, .account, among: accounts.map(\.name))
        accounts.append(account)
        return [.accountAdded(account.name)]
    }

    private func checkName(_ name: String, _ part: DevicePart, among names: [String]) throws(Refusal) {
        let what = "Cannot add the \(part.rawValue) '\(name)'"
        if name.allSatisfy(\.isWhitespace) {
            throw Refusal(code: .nameMissing, what: what, why: "it has no name", remedies: [.add(part, named: nil)])
        }
        if names.contains(name) {
            throw Refusal(
                code: .nameTaken, what: what, why: "there is one of that name", remedies: [.use(part, named: name)])
        }
    }

    /// Sets the usage description in the current app's next build. Without a text, the app ends at its next protected
    /// call.
    package mutating func setUsageDescription(_ text: String?) -> [Change] {
        guard text != app.usageDescription else { return [] }
        let before = self
        self[app: currentApp].usageDescription = text
        return [.usageDescriptionChanged(app: currentApp, to: text)] + settle(since: before)
    }

    /// Enables or disables MusicKit for the App ID in the developer portal. Automatic developer tokens require it.
    package mutating func setMusicKitService(_ on: Bool) -> [Change] {
        guard on != app.hasMusicKitService else { return [] }
        self[app: currentApp].hasMusicKitService = on
        return [.musicKitService(app: currentApp, on: on)]
    }

    /// Installs or deletes the Music app, without which no offer can be loaded.
    package mutating func setMusicApp(installed: Bool) -> [Change] {
        guard installed != device.hasMusicApp, device.kind == .hardware else { return [] }
        self[device: currentDevice].hasMusicApp = installed
        let silenced = installed ? [] : endSystemPlayer(on: currentDevice)
        return [.musicAppInstalled(device: currentDevice, installed)] + silenced
    }
}
