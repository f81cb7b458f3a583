import Foundation
import Testing
import TonearmDevice

/// Tests the device's own part of the library.
struct LocalLibraryTests {
    @Test func `plays of the library and of the catalog are one number`() throws {
        var library = LocalLibrary()
        library.belong(to: "me")
        library.notePlay(of: "i.1", end: 20)
        library.notePlay(of: "i.1", end: 30)
        library.notePlay(of: "310730206", end: 10)
        let both = try #require(library.plays(libraryID: "i.1", catalogID: "310730206"))
        #expect(both.count == 3 && both.last == 30)
        #expect(library.plays(libraryID: "i.1", catalogID: nil)?.count == 2)
        #expect(library.plays(libraryID: "i.2", catalogID: nil) == nil)
    }

    @Test func `another account begins with nothing, the same one keeps everything`() {
        var library = LocalLibrary()
        library.belong(to: "me")
        library.download(["i.2", "i.1"])
        library.noteSynchronized(at: 5)
        library.noteSynchronized(at: 3)
        library.belong(to: "me")
        #expect(library.downloads == ["i.1", "i.2"] && library.synchronized == 5)
        library.removeDownloads(["i.2", "i.3"])
        #expect(library.downloads == ["i.1"])
        library.belong(to: "other")
        #expect(library.downloads.isEmpty && library.synchronized == nil && library.account == "other")
    }

    @Test func `a coded library is read back, in a form that does not depend on the order of changes`() throws {
        var one = LocalLibrary()
        var other = LocalLibrary()
        for id in ["i.3", "i.1", "i.2"] { one.notePlay(of: id, end: 1) }
        for id in ["i.1", "i.2", "i.3"] { other.notePlay(of: id, end: 1) }
        one.download(["b", "a"])
        other.download(["a", "b"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encode(one) == encoder.encode(other))
        #expect(try JSONDecoder().decode(LocalLibrary.self, from: encoder.encode(one)) == one)
        #expect(try String(decoding: encoder.encode(LocalLibrary()), as: UTF8.self) == "{}")
    }

    @Test func `a device without a library of its own is coded as before`() throws {
        let text = String(decoding: try JSONEncoder().encode(MusicDevice.demonstration), as: UTF8.self)
        #expect(!text.contains("localLibrary"))
        var device = MusicDevice.demonstration
        device.changeLibrary(on: device.currentDevice) { $0.download(["i.1"]) }
        let again = try JSONDecoder().decode(MusicDevice.self, from: JSONEncoder().encode(device))
        #expect(again == device && again.device.library.downloads == ["i.1"])
    }

    @Test func `the owner is the signed-in account, or the last one`() throws {
        var device = MusicDevice.demonstration
        let name = device.currentDevice
        let account = try #require(device.account?.name)
        #expect(device.libraryOwner(on: name) == account && device.synchronizesLibrary(on: name))
        device.changeLibrary(on: name) { $0.notePlay(of: "i.1", end: 1) }
        _ = try device.signOut()
        #expect(device.libraryOwner(on: name) == account && !device.synchronizesLibrary(on: name))
    }
}
