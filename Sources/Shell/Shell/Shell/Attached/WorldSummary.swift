import AppleMusicAPI
import TonearmConsole

/// A summary of a server's world, read from its control address.
struct WorldSummary: Hashable, Sendable {
    struct Account: Hashable, Sendable {
        var name: String
        var storefront: String
        var isSubscribed: Bool
        var hasCloudLibrary: Bool
        var revokedTeams: [String]
    }

    var accounts: [Account]
    var faults: [String]
    /// The simulated era, such as `2017` or `today`; nil from servers that do not name it.
    var era: String?
    /// The time of the world's clock.
    var now: String
    var standsStill: Bool
    /// The number of the journal's last request.
    var lastRequest: Int

    /// Returns nil if the answer is not a summary.
    init?(_ json: JSON) {
        guard let now = json["now"]?.string, let standsStill = json["standsStill"]?.bool,
            let accounts = json["accounts"]?.array, let last = json["lastRequest"]?.integer
        else { return nil }
        (self.now, self.standsStill, lastRequest) = (now, standsStill, last)
        faults = json["faults"]?.strings ?? []
        era = json["era"]?.string
        self.accounts = accounts.compactMap(Account.init)
    }

    /// Returns a line for each change since an earlier summary.
    func changes(since old: WorldSummary) -> [String] {
        var lines: [String] = []
        for account in accounts {
            guard let before = old.accounts.first(where: { $0.name == account.name }) else {
                lines.append("account '\(account.name)' is new")
                continue
            }
            lines += account.changes(since: before)
        }
        lines += old.accounts.filter { old in !accounts.contains { $0.name == old.name } }
            .map { "account '\($0.name)' is gone" }
        if faults != old.faults {
            lines.append(faults.isEmpty ? "no faults any more" : "faults: \(faults.joined(separator: ", "))")
        }
        if let era, era != old.era { lines.append("the service answers as \(era == "today" ? era : "in \(era)")") }
        if standsStill ? now != old.now || !old.standsStill : old.standsStill {
            lines.append(standsStill ? "the clock stands at \(now)" : "the clock runs, at \(now)")
        }
        return lines
    }
}

extension WorldSummary.Account {
    fileprivate init?(_ json: JSON) {
        guard let name = json["name"]?.string else { return nil }
        self.name = name
        storefront = json["storefront"]?.string ?? ""
        isSubscribed = json["isSubscribed"]?.bool ?? false
        hasCloudLibrary = json["hasCloudLibrary"]?.bool ?? false
        revokedTeams = json["revokedTeams"]?.strings ?? []
    }

    fileprivate func changes(since old: Self) -> [String] {
        var parts: [String] = []
        if isSubscribed != old.isSubscribed { parts.append(isSubscribed ? "subscribed" : "the subscription ended") }
        if hasCloudLibrary != old.hasCloudLibrary, isSubscribed == old.isSubscribed {
            parts.append("Sync Library is \(hasCloudLibrary ? "on" : "off")")
        }
        if storefront != old.storefront { parts.append("moved to the storefront '\(storefront)'") }
        if revokedTeams != old.revokedTeams {
            parts.append(revokedTeams.count > old.revokedTeams.count ? "access was revoked" : "access was granted")
        }
        return parts.map { "account '\(name)': \($0)" }
    }
}
