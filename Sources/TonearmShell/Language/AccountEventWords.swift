import MusicDevice

/// An event of an account in the words with which it is typed after `account`.
enum AccountEventWords {
    static func words(of event: AccountEvent) -> [String] {
        switch event {
        case .add(let name, let storefront): ["add", name, storefront]
        case .signIn(let name): ["sign-in", name]
        case .signOut: ["sign-out"]
        case .subscribe(let plan): ["subscribe", plan.rawValue]
        case .lapse: ["lapse"]
        case .cloudLibrary(let isOn): ["cloud-library", isOn ? "on" : "off"]
        case .restrict(let restriction): ["restrict", restriction.rawValue]
        case .move(let storefront): ["move", storefront]
        case .changePassword: ["change-password"]
        case .revokeAccess: ["revoke"]
        case .grantAccess: ["grant"]
        case .privacyNotice: ["privacy-notice"]
        case .acknowledgePrivacy: ["acknowledge"]
        case .situation(let situation): [situation.rawValue]
        }
    }
}
