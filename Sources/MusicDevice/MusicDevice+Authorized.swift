extension MusicDevice {
    /// Makes one device with an app that has consent, and accounts of which the first is signed in.
    /// - Parameters:
    ///   - accounts: at least one; without any, a listener without a plan.
    ///   - cloudLibraries: the names of the accounts with Sync Library.
    package init(authorizedBy accounts: [Account], cloudLibraries: [String]) {
        self.init(account: accounts.first ?? Account("listener"))
        self.accounts = accounts.isEmpty ? self.accounts : accounts
        devices[0].cloudLibraries = cloudLibraries
        self[instance].decision = .allowed
    }
}
