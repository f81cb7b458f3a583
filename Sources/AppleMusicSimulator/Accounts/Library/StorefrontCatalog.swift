import AppleMusicAPI
import MusicCatalog

/// The part of the catalog that an account can add to its library.
struct StorefrontCatalog: Sendable {
    let catalog: any Catalog
    let storefront: Storefront

    /// Returns the record of a resource that is visible in the storefront.
    func record(_ resource: ResourceIdentifier) -> Record? {
        guard let record = catalog.record(resource), storefront.has(record) else { return nil }
        return record
    }

    /// Returns the record of a resource that can be added: it is visible and released.
    func addable(_ resource: ResourceIdentifier) -> Record? {
        guard let record = record(resource), record.isPlayable else { return nil }
        return record
    }
}
