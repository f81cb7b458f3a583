import AppleMusicAPI
import TonearmConsole
import TonearmDevice

/// A table of the accounts, including properties that apps cannot see.
struct AccountView: View {
    let device: MusicDevice

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "Account", weight: 9), Table.Heading(title: "Plan", weight: 8, isFlexible: false),
                Table.Heading(title: "Storefront", weight: 7, isFlexible: false),
                Table.Heading(title: "Sync Library", weight: 6, isFlexible: false),
                Table.Heading(title: "Here", weight: 5),
            ], rows: device.accounts.map(row))
        let mode = device.device.mode == .normal ? "" : ", in \(device.device.mode.rawValue) mode"
        return table.lines(in: frame) + [.faint("on the device '\(device.currentDevice)'\(mode)")]
    }

    private func row(_ account: Account) -> [String] {
        var notes = device.device.signedIn == account.name ? ["signed in"] : []
        if account.revokedApps.contains(device.currentApp) { notes.append("access of \(device.currentApp) revoked") }
        if !account.privacyAcknowledged { notes.append("privacy notice pending") }
        let hasLibrary = device.device.cloudLibraries.contains(account.name)
        return [
            account.name, account.subscription.rawValue,
            account.storefront + (account.storefrontHasMusic ? "" : " (no Apple Music)"), hasLibrary ? "on" : "off",
            notes.joined(separator: ", "),
        ]
    }

    var body: Body? {
        .list(of: device.accounts) { account in
            [
                "name": .string(account.name), "subscription": .string(account.subscription.rawValue),
                "storefront": .string(account.storefront),
                "cloudLibrary": .bool(device.device.cloudLibraries.contains(account.name)),
                "signedIn": .bool(device.device.signedIn == account.name),
            ]
        }
    }
}
