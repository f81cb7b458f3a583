import AppleMusicAPI
import MusicWorld

extension World {
    /// The path of a resource, in the storefront whose catalog is asked.
    func path(to resource: ResourceIdentifier) -> String { Schema.appleMusic.path(to: resource, in: storefront) }
}
