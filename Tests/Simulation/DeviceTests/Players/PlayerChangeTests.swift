import Testing
import TonearmDevice

/// Tests the sentences of player changes and their notifications.
struct PlayerChangeTests {
    private static let item = PlayableItem.song("Night", 181_341)
    private static let left = LeftOut("Night", .offline)

    /// Every change with its line and its MediaPlayer notification, if it has one.
    static let lines: [(PlayerChange, String, String?)] = [
        (.queueSet(count: 8, leftOut: [], isLater: false), "queue set: 8 entries", "Queue"),
        (
            .queueSet(count: 1, leftOut: [left], isLater: true),
            "queue set: 1 entry; left out: 'Night' (there is no network); what plays goes on until the next play",
            "Queue"
        ),
        (.stationSet("Radio", isLater: false), "queue set to the station 'Radio'", "Queue"),
        (
            .stationSet("Radio", isLater: true),
            "queue set to the station 'Radio'; what plays goes on until the next play", "Queue"
        ),
        (.queueCleared, "the queue is empty", "Queue"),
        (
            .queueEdited([.inserted("a", count: 3, at: 2), .moved("b", from: 5, to: 1)]),
            "queue: 3 entries are now 2 to 4, the first of them 'a'; 'b' went from 5 to 1", "Queue"
        ),
        (.leftOut([left]), "left out: 'Night' (there is no network)", nil),
        (.stationTracksCame(visible: 2), "the station shows 2 entries", "Queue"),
        (.transactionOpened(entries: 7), "transaction open on 7 entries", nil),
        (.transactionEdited(edits: 1), "transaction: 1 edit gathered, nothing done yet", nil),
        (.transactionStarted(edits: 2), "transaction of 2 edits on its way", nil),
        (.transactionRolledBack(edits: 2), "transaction given up: 2 edits not done", nil),
        (.transactionCompleted(.done([])), "transaction done: 0 entries", "completion"),
        (
            .transactionCompleted(.timeout),
            "the transaction's completion reports a timeout, although the change is done", "completion"
        ),
        (
            .transactionCompleted(.failed(.entryGone)),
            "transaction failed, nothing is done: an entry that it names is gone", "completion"
        ),
        (.callStarted, "the call is on its way to the queue", nil),
        (.callFailed(.queueReplaced), "the call changed nothing: another queue was set meanwhile", nil),
        (.prepared("Night"), "'Night' is prepared", "prepare"),
        (.preparing("Night"), "'Night' is being prepared, and plays in 2 s", nil),
        (
            .playInterrupted("Night", .otherQueue),
            "play() of 'Night' failed, since the queue was interrupted by another queue: "
                + "MPMusicPlayerControllerErrorDomain (2)", "prepare"
        ),
        (
            .playInterrupted("Night", .laterCall),
            "play() of 'Night' failed, since a later call cancelled it: MPMusicPlayerControllerErrorDomain (2)",
            "prepare"
        ),
        (
            .playInterrupted("Night", .stopped),
            "play() of 'Night' failed, since it was stopped while it prepared", "prepare"
        ),
        (.nowPlayingItemChanged(nil), "now playing item: none", "NowPlayingItem"),
        (.playbackStateChanged(from: .stopped, to: .playing), "stopped → playing", "PlaybackState"),
        (.positionChanged(from: 0, to: 3_725_250), "position 0:00 → 1:02:05.250", nil),
        (.repeatModeChanged(.all), "repeat all", nil),
        (.shuffleModeChanged(.songs), "shuffle songs", "Queue"),
        (
            .itemPlayed(PlayedItem(item: item, container: nil, began: 0, heard: 181_341, isWhole: true)),
            "'Night' was heard to its end", nil
        ),
        (
            .itemPlayed(PlayedItem(item: item, container: nil, began: 0, heard: 5_001, isWhole: false)),
            "'Night' was heard for 0:05.001", nil
        ),
        (.roundsPlayed(12), "all of that was heard 12 more times", nil),
        (.passedOver(left), "'Night' is passed over: there is no network", nil),
        (.playbackFailed(left), "'Night' cannot be prepared: there is no network", nil),
        (.nothingToHear, "a whole round without a sound: playing ends", nil),
        (.stationWaits("Radio"), "the station 'Radio' waits for its next track", nil),
    ]

    @Test(arguments: lines.indices)
    func `each change has its line and its notification`(index: Int) {
        let (change, line, notification) = Self.lines[index]
        #expect(change.sentence == line)
        let told = Change.player(.system(device: "phone"), change)
        #expect(told.sentence == "Music on phone: \(line)")
        let name: String? =
            switch notification {
            case "completion": "perform(queueTransaction:completionHandler:)"
            case "prepare": "prepareToPlay(completionHandler:)"
            case let kind?: "MPMusicPlayerController\(kind)DidChange"
            case nil: nil
            }
        #expect(told.announcement?.storeKit == name)
    }

    @Test func `MusicKit's state and queue are observed`() throws {
        let rate = try #require(PlaybackRate(thousandths: 1500))
        let names = [
            PlayerChange.repeatModeChanged(.one), .shuffleModeChanged(.off), .rateChanged(rate),
            .playbackStateChanged(from: .playing, to: .paused), .nowPlayingItemChanged(nil), .queueCleared,
        ].map { Change.player(.system(device: "phone"), $0).announcement?.musicKit }
        #expect(
            names == [
                "player.state.objectWillChange", "player.state.objectWillChange", "player.state.objectWillChange",
                "player.state.objectWillChange", "player.queue.objectWillChange", "player.queue.objectWillChange",
            ])
    }

    @Test(arguments: [(1000, "1"), (1500, "1.5"), (925, "0.925"), (2000, "2"), (1250, "1.25"), (501, "0.501")])
    func `a rate is written as a number`(thousandths: Int, text: String) {
        #expect(PlaybackRate(thousandths: thousandths)?.description == text)
    }

    @Test(arguments: [
        (0, "0:00"), (999, "0:00.999"), (-1, "-0:00.001"), (59_000, "0:59"), (3_600_000, "1:00:00"),
        (Int.min, "-2562047788015:12:55.808"), (Int.max, "2562047788015:12:55.807"),
    ])
    func `a time is written like a clock's`(time: Milliseconds, text: String) {
        #expect(time.asTime == text)
    }

    @Test func `the players have the names of the frameworks`() {
        #expect(
            PlayerKind.allCases.map(\.mediaPlayerName) == [
                "MPMusicPlayerController.systemMusicPlayer", "MPMusicPlayerController.applicationQueuePlayer",
            ])
        #expect(
            PlayerKind.allCases.map(\.musicKitName) == ["SystemMusicPlayer.shared", "ApplicationMusicPlayer.shared"])
    }
}
