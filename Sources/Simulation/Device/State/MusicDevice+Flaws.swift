/// Invariants. Actions keep them, and decoding rejects a value that breaks one.
extension MusicDevice {
    /// The broken invariants, one sentence for each. If devices, apps or accounts are invalid, players are not checked.
    package var flaws: [String] {
        let stage = stageFlaws
        // Lookups by name require valid devices, apps and accounts.
        return stage.isEmpty
            ? devices.flatMap(deviceFlaws) + instances.flatMap(instanceFlaws) + playerFlaws + previewFlaws : stage
    }

    private var playerFlaws: [String] {
        var flaws = playerAddresses.flatMap { used($0)?.flaws ?? [] }
        for address in playerAddresses where used(address).map({ $0.kind != address.kind }) ?? false {
            flaws.append("'\(address)' has the other kind of player")
        }
        for device in devices {
            let playing = playerAddresses(on: device).filter { used($0)?.status == .playing }
            if playing.count > 1 { flaws.append("two players of '\(device.name)' play") }
            if let one = playing.first, one.app != device.nowPlayingApp {
                flaws.append("'\(one)' plays, and Now Playing is \(device.nowPlayingApp)")
            }
            if case .app(let app) = device.nowPlayingApp, !apps.contains(where: { $0.name == app }) {
                flaws.append("an unknown app is Now Playing")
            }
        }
        return flaws
    }

    private var stageFlaws: [String] {
        var flaws: [String] = []
        let names = (devices: devices.map(\.name), apps: apps.map(\.name), accounts: accounts.map(\.name))
        for (kind, list) in [("devices", names.devices), ("apps", names.apps), ("accounts", names.accounts)] {
            if list.isEmpty { flaws.append("there are no \(kind)") }
            if Set(list).count != list.count { flaws.append("two \(kind) have one name") }
        }
        if !names.devices.contains(currentDevice) { flaws.append("the current device does not exist") }
        if !names.apps.contains(currentApp) { flaws.append("the current app does not exist") }
        for device in devices {
            if device.installations.map(\.app) != names.apps {
                flaws.append("'\(device.name)' does not hold every app once")
            }
            if let name = device.signedIn, !names.accounts.contains(name) {
                flaws.append("an unknown account is signed in")
            }
            if !Set(device.cloudLibraries).isSubset(of: names.accounts) {
                flaws.append("a cloud library has no account")
            }
            if Set(device.cloudLibraries).count != device.cloudLibraries.count {
                flaws.append("a cloud library is there twice")
            }
            let holders = device.installations.compactMap { $0.token.held?.token.account }
            if !Set(holders).isSubset(of: names.accounts) { flaws.append("a user token has no account") }
        }
        for account in accounts {
            if !Set(account.revokedApps).isSubset(of: names.apps) {
                flaws.append("access of an unknown app is revoked")
            }
            if Set(account.revokedApps).count != account.revokedApps.count { flaws.append("access is revoked twice") }
        }
        return flaws
    }

    private func deviceFlaws(_ device: Device) -> [String] {
        var flaws: [String] = []
        if device.forbidsMusic, device.mode == .normal { flaws.append("a normal device has a policy") }
        if !device.cloudLibraries.allSatisfy({ self[account: $0].subscription.isActive }) {
            flaws.append("a cloud library is on without a plan")
        }
        if !device.overrides.on.isDisjoint(with: device.overrides.off) {
            flaws.append("a capability is set on and off")
        }
        return flaws
    }

    private func instanceFlaws(_ instance: AppInstance) -> [String] {
        var flaws: [String] = []
        let installation = self[instance]
        if installation.decision == .asked {
            if self[device: instance.device].forbidsMusic { flaws.append("a restricted device shows a dialog") }
            if self[app: instance.app].usageDescription == nil { flaws.append("a dialog has no usage description") }
        }
        if installation.offer != .idle, !allowsOffer(at: instance) {
            flaws.append("an offer is open that is not allowed")
        }
        if let held = installation.token.held, held.fault == nil {
            if consent(at: instance) != .authorized, self[device: instance.device].kind == .hardware {
                flaws.append("a user token is good without consent")
            }
            if let fault = lastingFault(of: held.token, at: instance) {
                flaws.append("a user token is good, but \(fault.sentence)")
            }
        }
        return flaws
    }
}
