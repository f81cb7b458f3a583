import Foundation
import Testing
import TonearmDevice

/// Tests devices saved before there were players, and invalid players.
struct SavedPlayerTests {
    private static let later: Set<String> = [
        "kind", "version", "region", "allowsExplicit", "usesListeningHistory", "nowPlayingApp", "systemPlayer",
        "presence", "playerKind",
        "applicationPlayer", "shuffleSeed",
    ]

    private func without(_ keys: Set<String>, _ value: Any) -> Any {
        if let list = value as? [Any] { return list.map { without(keys, $0) } }
        guard let object = value as? [String: Any] else { return value }
        return object.filter { !keys.contains($0.key) }.mapValues { without(keys, $0) }
    }

    @Test func `a device saved before there were players has unused players`() throws {
        let device = MusicDevice.subscribed
        let data = try JSONEncoder().encode(device)
        let old = without(Self.later, try JSONSerialization.jsonObject(with: data))
        let text = try JSONSerialization.data(withJSONObject: old)
        #expect(!String(decoding: text, as: UTF8.self).contains("Player"))
        var read = try JSONDecoder().decode(MusicDevice.self, from: text)
        read.restore(secrets: device.secrets)
        #expect(read == device)
        #expect(read.player.shownQueue.isEmpty)
        _ = try read.setQueue(.named("abc"), at: 0)
        _ = try read.play(at: 0)
    }

    @Test(arguments: [
        (#""current":0"#, #""current":7"#), (#""current":0"#, #""current":-1"#), (#""nextID":4"#, #""nextID":1"#),
        (#""nextID":4"#, #""nextID":9223372036854775807"#), (#""place":0"#, #""place":-5"#),
        (#""status":"playing""#, #""status":"paused""#), (#""rate":1000"#, #""rate":0"#),
        (#""rate":1000"#, #""rate":9223372036854775807"#), (#""shuffleMode":"off""#, #""shuffleMode":"songs""#),
        (#""nowPlayingApp":{"app":{"_0":"Runner"}}"#, #""nowPlayingApp":{"app":{"_0":"Nobody"}}"#),
        (#""nowPlayingApp":{"app":{"_0":"Runner"}}"#, #""nowPlayingApp":{"music":{}}"#),
        (#""kind":"application""#, #""kind":"system""#),
    ])
    func `an invalid player is rejected`(good: String, bad: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(try MusicDevice.playing("abc")), as: UTF8.self)
        #expect(text.contains(good))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                MusicDevice.self, from: Data(text.replacingOccurrences(of: good, with: bad).utf8))
        }
    }

    @Test func `an unused player is not written`() throws {
        let text = String(decoding: try JSONEncoder().encode(MusicDevice.subscribed), as: UTF8.self)
        #expect(!text.contains("applicationPlayer") && !text.contains("systemPlayer"))
    }
}
