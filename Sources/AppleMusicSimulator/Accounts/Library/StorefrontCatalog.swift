import AppleMusicAPI
import MusicCatalog

/// What of the catalog an account can add to its library.
struct StorefrontCatalog: Sendable {
    let catalog: any Catalog
    let storefront: Storefront

    /// The record of a resource that the storefront has.
    func record(_ resource: ResourceIdentifier) -> Record? {
        guard let record = catalog.record(resource), storefront.has(record) else { return nil }
        return record
    }

    /// The record of a resource that can be added: it is to be seen here, and released.
    func addable(_ resource: ResourceIdentifier) -> Record? {
        guard let record = record(resource), record.isPlayable else { return nil }
        return record
    }
}
