import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

extension AccountRecord {
    /// Applies the due changes, and returns the account's content.
    /// - Parameters:
    ///   - storefront: the account's storefront.
    ///   - now: changes that are due by this time are applied; seconds since 1970.
    ///   - today: the time of the first read; nil for `now`.
    mutating func open(
        in storefront: String, catalog: any Catalog, cache: AccountCache, random: inout RandomSource, now: Int,
        on today: Int? = nil
    ) -> AccountData {
        var accountData: AccountData
        switch content {
        case .untouched:
            let day = AnswerTime.day(of: today ?? now)
            content = .initial(day: day, storefront: storefront)
            accountData = cache.initial(of: name, storefront: storefront, day: day)
        case .initial(let day, let known):
            accountData = cache.initial(of: name, storefront: known ?? storefront, day: day)
        case .changed(let changed): accountData = changed
        }
        let due = waiting.takeDue(now)
        if due.isEmpty { return accountData }
        content = .untouched
        for change in due { apply(change, to: &accountData, in: storefront, catalog: catalog, random: &random) }
        content = .changed(accountData)
        return accountData
    }

    private func apply(
        _ change: WaitingChanges.Change, to accountData: inout AccountData, in storefront: String, catalog: any Catalog,
        random: inout RandomSource
    ) {
        switch change {
        case .played(let play): accountData.record(play)
        case .removed(let resource):
            accountData.library.remove(resource)
            accountData.forgetWhatIsGone(resource)
        case .added(let resources, let time, _):
            guard let storefront = Storefront.withID(storefront) else { return }
            let storefrontCatalog = StorefrontCatalog(catalog: catalog, storefront: storefront)
            var ids = LibraryIDs(random: random)
            for resource in resources {
                accountData.library.add(resource, from: storefrontCatalog, at: time, ids: &ids)
            }
            random = ids.random
        }
    }
}
