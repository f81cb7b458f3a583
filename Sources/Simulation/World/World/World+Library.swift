import AppleMusicAPI
package import TonearmDevice

/// The library on the world's device: what its account has, as far as it has reached the device.
extension World {
    /// The seconds until an addition to the account reaches a device that did not make it.
    package static let libraryDelay = 10

    /// Returns the sender of the device's own reads; nil if the device has no library.
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - hasScope: whether only what has reached the device is read.
    func libraryReader(at now: Int, hasScope: Bool) -> Caller? {
        let name = device.currentDevice
        guard let owner = device.libraryOwner(on: name) else { return nil }
        if !hasScope { return .device(account: owner) }
        let own = device.device.library
        let isOwn = own.account == owner
        var through: Int?
        if device.synchronizesLibrary(on: name) {
            let arrived = now.subtractingClamped(Self.libraryDelay)
            through = isOwn ? max(arrived, own.synchronized ?? arrived) : arrived
        }
        return .device(
            account: owner,
            library: LibraryScope(
                through: through, downloads: isOwn ? own.downloads : [], hasUploads: device.account != nil))
    }

    /// Notes that the device has just changed the account's library itself, so it has everything that the account has.
    /// - Parameter now: seconds since 1970.
    package mutating func noteLibraryWrite(at now: Int) {
        device.changeLibrary(on: device.currentDevice) { $0.noteSynchronized(at: now) }
    }

    /// Notes that every device has everything that its account has, as at the begin of a world.
    /// - Parameter now: seconds since 1970.
    package mutating func noteLibraries(at now: Int) {
        for name in device.devices.map(\.name) { device.changeLibrary(on: name) { $0.noteSynchronized(at: now) } }
    }

    /// The device's own part of the library; nil if it is of another account than the library.
    package var ownLibrary: LocalLibrary? {
        let own = device.device.library
        return own.account == device.libraryOwner(on: device.currentDevice) ? own : nil
    }

    /// Returns the plays of an item on the device; nil if there are none.
    package func plays(libraryID: String?, catalogID: String?) -> LocalLibrary.Plays? {
        ownLibrary?.plays(libraryID: libraryID, catalogID: catalogID)
    }
}
