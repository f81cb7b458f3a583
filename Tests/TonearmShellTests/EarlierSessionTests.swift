import AppleMusicAPI
import AppleMusicSimulator
import Foundation
import MusicDevice
import MusicWorld
import Testing

@testable import TonearmShell

/// Sessions of version 2 that were saved in the middle of something, while the service had the facts of accounts a second time.
@Suite struct EarlierSessionTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
        return [UInt8](try Data(contentsOf: url))
    }

    /// The accounts of a world's device, each as its members in the order of their names.
    private static func facts(_ world: JSON) -> [[String]] {
        (world["device"]?["accounts"]?.array ?? []).map { account in
            (account.object?.members ?? []).map { "\($0.name): \($0.value.text)" }.sorted()
        }
    }

    @Test func `the facts of accounts are written once`() throws {
        let old = try #require(try JSON(parsing: Self.bytes("session-2-song.json"))["session"]?["world"])
        #expect(old["memory"]?["accounts"]?[0]?["isSubscribed"] != nil)
        let session = try SessionFormat.session(in: Self.bytes("session-2-song.json"))
        let new = try #require(try JSON(parsing: SessionFormat.bytes(of: session))["session"]?["world"])
        #expect(Self.facts(new) == Self.facts(old))
        for fact in ["storefront", "isSubscribed", "hasCloudLibrary", "hasAcceptedPrivacy"] {
            #expect(new["memory"]?["accounts"]?[0]?[fact] == nil, "\(fact)")
        }
    }
}
