import AppleMusicAPI
import MusicWorld

extension World {
    /// Returns the path of a resource in the session's storefront.
    func path(to resource: ResourceIdentifier) -> String { Schema.appleMusic.path(to: resource, in: storefront) }
}
