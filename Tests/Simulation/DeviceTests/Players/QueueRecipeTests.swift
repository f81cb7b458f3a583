import Foundation
import Testing
import TonearmDevice

/// Tests the calls that made a queue, which are saved with it.
struct QueueRecipeTests {
    private static let container = PlayableContainer(
        ContainerIdentity(.album, catalogID: "album", title: "Album"),
        playParameters: ItemPlayParameters(id: "album", kind: "album"), tracks: [.song("x"), .song("y")])

    @Test func `a recipe contains the calls that set the queue and the edits since`() throws {
        var device = MusicDevice.subscribed
        let descriptor = QueueDescriptor(
            .playParameters,
            [
                QueuedPlayable(.container(Self.container)), QueuedPlayable(.container(Self.container)),
                QueuedPlayable(.item(.song("a"))),
            ], start: 1)
        _ = try device.setQueue(descriptor, at: 0)
        _ = try device.playNext(.named("n"), at: 0)
        _ = try device.beginTransaction(at: 1_000)
        _ = try device.removeEntry(device.id("a"), at: 1_000)
        _ = try device.insert(.named("i"), after: device.id("x"), at: 1_000)
        #expect(device.player.shownRecipe.edits.count == 1)
        _ = try device.commitTransaction(at: 1_000)
        let recipe = device.player.shownRecipe
        #expect(recipe.setup.parts.map(\.id) == ["album", "album", "id-a"])
        #expect(recipe.setup.count == 5)
        #expect(recipe.setup.startPart?.id == "id-y")
        guard case .transaction(let steps) = recipe.edits.last, case .remove(5) = steps.first,
            case .insert(let inserted, after: 0) = steps.last
        else {
            Issue.record("\(recipe.edits)")
            return
        }
        #expect(inserted.parts.map(\.id) == ["id-i"])
        let read = try JSONDecoder().decode(QueueRecipe.self, from: try JSONEncoder().encode(recipe))
        #expect(read == recipe)
    }

    @Test func `setting or clearing the queue ends the recipe`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.named("abc"), at: 0)
        _ = try device.playNext(.named("n"), at: 0)
        _ = try device.setQueue(.station(), at: 500)
        #expect(device.player.shownRecipe.edits.isEmpty)
        #expect(device.player.shownRecipe.setup.parts.map(\.kind) == ["radioStation"])
        _ = try device.clearQueue(at: 600)
        #expect(device.player.shownRecipe.setup.parts.isEmpty)
    }

    @Test func `without edits the recipe begins with the current entry`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.skip(at: 1_000)
        #expect(device.player.shownRecipe.setup.startPart?.id == "id-b")
        _ = try device.playNext(.named("n"), at: 2_000)
        #expect(device.player.shownRecipe.setup.startPart == nil)
    }

    @Test func `a longer queue is described by its entries`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs((0...QueueRecipe.limit).map { .song("\($0)") }), at: 0)
        _ = try device.playNext(.named("n"), at: 0)
        _ = device.advancePlayers(to: 1_000)
        #expect(device.player.shownRecipe.edits.isEmpty)
        #expect(device.player.shownRecipe.setup.parts.count == QueueRecipe.limit + 2)
    }

    @Test(arguments: [
        (#""after":0"#, #""after":-1"#), (#""after":0"#, #""after":9000000000"#), (#""count":3"#, #""count":-3"#),
    ])
    func `an invalid recipe is rejected`(good: String, bad: String) throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.insert(.named("i"), after: device.id("a"), at: 100)
        let text = String(decoding: try JSONEncoder().encode(device), as: UTF8.self)
        #expect(text.contains(good))
        #expect(throws: DecodingError.self) {
            let spoiled = text.replacingOccurrences(of: good, with: bad)
            _ = try JSONDecoder().decode(MusicDevice.self, from: Data(spoiled.utf8))
        }
    }
}
