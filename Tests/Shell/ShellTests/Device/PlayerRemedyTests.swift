import Testing
import TonearmDevice

@testable import TonearmShell

@Suite struct PlayerRemedyTests {
    /// Every remedy with its sentence.
    static let sentences: [(PlayerRemedy, String)] = [
        (.useApplicationPlayer, "The app's own queue can be edited: type 'player application'."),
        (.useHardware, "Type 'device use phone' to go on with a device."),
        (.useSystem(.musicAPI), "Type 'device add NAME --ios 11' for a device that has it."),
        (.useDescriptor(.store), "Type '--descriptor store' with it."),
        (.useDescriptor(.mediaItem), "Type '--descriptor media-item' with it."),
        (.useDescriptor(.playParameters), "Type '--descriptor play-parameters' with it."),
        (.setQueue, "Type 'play RESOURCE' or 'queue set RESOURCE' to set one."),
        (.setQueueInPieces, "Set fewer, and type 'queue later RESOURCE' for the rest."),
        (.listQueue, "Type 'queue' to see the entries."), (.clearQueue, "Type 'queue clear' to take everything out."),
        (.playNextOrLater, "Type 'queue next RESOURCE' or 'queue later RESOURCE'."),
        (.chooseStart(count: 8), "Type '--start N' with N from 1 to 8."),
        (.chooseAnother, "Choose something that has 'playParams': 'play albums/310730204'."),
        (.allowExplicitContent, "Screen Time's switch is off: type 'device explicit on' to turn it on."),
        (.setStationAlone, "Type 'play stations/ID' for the station alone."),
        (.chooseTimes, "The beginning comes before the end, and both lie within the item."),
        (.beginTransaction, "Type 'queue begin' to open one."),
        (.editTransaction, "Type 'queue remove N', 'queue insert RESOURCE --after N' or 'queue move N --to M'."),
        (.commitTransaction, "Type 'queue commit' to do it."),
        (.rollBackTransaction, "Type 'queue rollback' to give it up."),
        (.waitForCompletion, "Wait for the completion, then try again."),
        (.prepare, "Type 'queue prepare' to prepare it."), (.play, "Type 'play' to play."),
        (.skip, "Type 'skip' to go on to the next."), (.stop, "Type 'stop' to end it."),
        (.chooseRate, "Type 'rate N' with N from 0.5 to 2."),
        (.seekWithin(from: 0, to: 61_500), "Type 'seek TIME' with a time from 0:00 to 1:01.500."),
        (.playInMusicApp, "Type 'music play RESOURCE' to put something on in the Music app."),
        (.nothing, "Nothing has to be done."),
    ]

    @Test(arguments: sentences.indices)
    func `a remedy says what to type`(index: Int) {
        let (remedy, sentence) = Self.sentences[index]
        #expect(remedy.sentence == sentence)
        #expect(Remedy.player(remedy).sentence(after: .simulator) == sentence)
    }

    @Test(arguments: sentences.indices)
    func `what it says can be typed`(index: Int) {
        for quoted in Self.sentences[index].1.matches(of: /(?:^| )'([a-z-]+)( [a-z]+)?/) {
            let (word, action) = (String(quoted.output.1), quoted.output.2.map { String($0.dropFirst()) })
            if word.hasPrefix("--") {
                let option = String(word.dropFirst(2))
                #expect(["play", "queue"].contains { CommandTable.hasOption(option, command: $0) }, "\(word)")
            } else {
                #expect(CommandTable.names.contains(word), "\(word)")
                guard let action, let type = try? CommandTable.command(named: word), type.shapes.count > 1 else {
                    continue
                }
                #expect(type.shapes.contains { $0.fullSynopsis.hasPrefix(action) }, "\(word) \(action)")
            }
        }
    }

    @Test func `a second one follows the first`() {
        var device = MusicDevice.demonstration
        _ = device.usePlayer(.system)
        do throws(Refusal) {
            _ = try device.clearQueue(at: 0)
            Issue.record("the Music app's queue was cleared")
        } catch {
            #expect(
                error.next
                    == "The app's own queue can be edited: type 'player application'. "
                    + "Type 'queue next RESOURCE' or 'queue later RESOURCE'.")
        }
    }
}
