/// Setters for single facts about accounts and devices, without their consequences. A new fact about a plan or a person
/// removes the manual capabilities on the affected devices.
extension MusicDevice {
    mutating func putAccount(_ name: String?) -> [Change] {
        let old = device.signedIn
        if old == name { return [] }
        self[device: currentDevice].signedIn = name
        return [.accountChanged(device: currentDevice, from: old, to: name)] + clearOverrides(on: currentDevice)
    }

    /// Sets the subscription. A cloud library requires a plan.
    mutating func putSubscription(_ new: SubscriptionPlan, of name: String) -> [Change] {
        let old = self[account: name].subscription
        if old == new { return [] }
        self[account: name].subscription = new
        var changes = [Change.subscriptionChanged(account: name, from: old, to: new)]
        for device in devices.map(\.name) {
            if !new.isActive { changes += putCloudLibrary(false, of: name, on: device) }
            if self[device: device].signedIn == name { changes += clearOverrides(on: device) }
        }
        return changes
    }

    mutating func putCloudLibrary(_ on: Bool, of name: String, on device: String? = nil) -> [Change] {
        let device = device ?? currentDevice
        if self[device: device].cloudLibraries.contains(name) == on { return [] }
        if on {
            self[device: device].cloudLibraries.append(name)
        } else {
            self[device: device].cloudLibraries.removeAll { $0 == name }
        }
        let changes = [Change.cloudLibrarySwitched(account: name, device: device, on: on)]
        return self[device: device].signedIn == name ? changes + clearOverrides(on: device) : changes
    }

    mutating func putStorefront(_ id: String, hasMusic: Bool, of name: String) -> [Change] {
        let old = self[account: name]
        if old.storefront == id, old.storefrontHasMusic == hasMusic { return [] }
        self[account: name].storefront = id
        self[account: name].storefrontHasMusic = hasMusic
        let devices = devices.filter { $0.signedIn == name }.map(\.name)
        let spoiled = old.storefront == id ? [] : fault(.storefrontMoved) { $0.account == name }
        return [.storefrontMoved(account: name, from: old.storefront, to: id)] + spoiled
            + devices.flatMap { clearOverrides(on: $0) }
    }

    mutating func clearOverrides(on device: String) -> [Change] {
        self[device: device].overrides.list.map { capability in
            self[device: device].overrides[capability] = nil
            return .capabilitySet(device: device, capability, to: nil)
        }
    }
}
