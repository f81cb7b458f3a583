/// The checks that the parts of a world file do not contradict each other.
extension WorldFixture {
    /// - Throws: `FixtureProblem` for the first contradiction between devices, apps and accounts.
    func requireConsistency() throws(FixtureProblem) {
        let known = self.accounts.isEmpty ? SimulatedAccount.demonstration : self.accounts.map(\.account)
        try Self.requireDifferent(known.map(\.name), "accounts")
        try Self.requireDifferent(apps.map(\.name), "apps")
        try Self.requireDifferent(devices.map(\.name), "devices")
        try Self.requireOneCurrent(apps.map(\.isCurrent), "apps")
        try Self.requireOneCurrent(devices.map(\.isCurrent), "devices")
        let subscriptions = Dictionary(known.map { ($0.name, $0.isSubscribed) }) { first, _ in first }
        for (index, device) in devices.enumerated() { try check(device, "devices[\(index)]", known, subscriptions) }
        let names = appNames
        let knownApps = Set(names)
        for (index, account) in accounts.enumerated() {
            for (number, app) in account.revokedApps.enumerated() where !knownApps.contains(app) {
                throw FixtureProblem(
                    path: "accounts[\(index)].revokedApps[\(number)]", reason: "there is no app '\(app)'",
                    next: "There are: \(names.joined(separator: ", ")).")
            }
        }
    }

    private var appNames: [String] { apps.isEmpty ? [AppFixture().name] : apps.map(\.name) }

    /// - Parameter subscriptions: whether each account is subscribed, by its name.
    private func check(
        _ device: DeviceFixture, _ path: String, _ accounts: [SimulatedAccount], _ subscriptions: [String: Bool]
    ) throws(FixtureProblem) {
        func unknown(_ place: String, _ reason: String, _ known: [String]) -> FixtureProblem {
            FixtureProblem(
                path: "\(path).\(place)", reason: reason, next: "There are: \(known.joined(separator: ", ")).")
        }
        if let account = device.account, subscriptions[account] == nil {
            throw unknown("account", "there is no account '\(account)'", accounts.map(\.name))
        }
        for (index, name) in (device.cloudLibraries ?? []).enumerated() {
            guard let isSubscribed = subscriptions[name] else {
                throw unknown("cloudLibraries[\(index)]", "there is no account '\(name)'", accounts.map(\.name))
            }
            if !isSubscribed {
                throw FixtureProblem(
                    path: "\(path).cloudLibraries[\(index)]", reason: "the account '\(name)' has no subscription",
                    next: "Give it a plan, or leave it out here.")
            }
        }
        if case .each(let consents) = device.consent,
            let stranger = consents.keys.sorted().first(where: { !appNames.contains($0) })
        {
            throw unknown("consent[\"\(stranger)\"]", "there is no app '\(stranger)'", appNames)
        }
        for app in apps where device.consent.of(app.name) == "asked" && app.usageDescription == nil {
            throw FixtureProblem(
                path: "\(path).consent", reason: "the app '\(app.name)' asks for consent without a usage description",
                next: "Give it a 'usageDescription'.")
        }
        if device.forbidsMusic, appNames.contains(where: { device.consent.of($0) == "asked" }) {
            throw FixtureProblem(
                path: "\(path).consent", reason: "a device that forbids music shows no dialog",
                next: "Write another consent, or leave 'forbidsMusic' out.")
        }
    }

    private static func requireDifferent(_ names: [String], _ list: String) throws(FixtureProblem) {
        var known: Set<String> = []
        for (index, name) in names.enumerated() where !known.insert(name).inserted {
            throw FixtureProblem(
                path: "\(list)[\(index)].name", reason: "two \(list) are called '\(name)'",
                next: "Give each its own name.")
        }
    }

    private static func requireOneCurrent(_ marks: [Bool], _ list: String) throws(FixtureProblem) {
        let marked = marks.indices.filter { marks[$0] }
        if marked.count > 1 {
            throw FixtureProblem(
                path: "\(list)[\(marked[1])].current", reason: "two \(list) are current", next: "Mark one of them.")
        }
    }
}
