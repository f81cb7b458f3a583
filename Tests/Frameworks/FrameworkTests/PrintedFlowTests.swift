import Testing
import TonearmCodeSamples

/// Tests that the flows that the shell prints compile, run, and do what the session did.
@Suite(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
struct PrintedFlowTests {
    private static let storeKit = StoreKitFlow()
    private static let musicKit = MusicKitFlow()

    private static func queue(_ queue: FlowQueue, _ name: String, printing lines: [String]) -> [FlowProgram] {
        let player = queue.isSystemPlayer ? "systemMusicPlayer" : "applicationQueuePlayer"
        let kit = queue.isSystemPlayer ? "SystemMusicPlayer" : "ApplicationMusicPlayer"
        let edits =
            queue.edits.isEmpty
            ? [] : ["playNext()", "playLater()", "editQueue()", "await wait(for: 1)"]
        let list =
            queue.isSystemPlayer
            ? "[player.nowPlayingItem].compactMap { $0 }" : "try await player.perform { _ in }.items"
        return [
            FlowProgram(
                name: "storekit \(name)", code: storeKit.code(of: .queue, with: FlowProgram.values(queue)),
                calls: [
                    "let player = MPMusicPlayerController.\(player)", "play()",
                    "await wait { player.playbackState == .playing }",
                ] + edits + [
                    "print(player.nowPlayingItem?.playbackStoreID ?? \"\")",
                    "print((\(list)).map(\\.playbackStoreID).joined(separator: \" \"))",
                ],
                printed: (queue.edits.isEmpty ? [] : ["\(FlowProgram.order.split(separator: " ").count) nil"]) + lines),
            FlowProgram(
                name: "swift \(name)", code: musicKit.code(of: .queue, with: FlowProgram.values(queue)),
                calls: [
                    "try await player.prepareToPlay()",
                    "print(\(kit).shared.queue.currentEntry?.item?.id ?? \"\")",
                    queue.isSystemPlayer
                        ? "print(player.queue.currentEntry?.item?.id ?? \"\")"
                        : "print(player.queue.entries.map { $0.item?.id.rawValue ?? \"\" }.joined(separator: \" \"))",
                ], printed: lines, isScript: true),
        ]
    }

    private static let programs: [FlowProgram] = {
        let songs = FlowProgram.songs
        var programs = [
            FlowProgram(
                name: "swift consent", code: Self.musicKit.code(of: .consent, with: FlowProgram.values()),
                scenario: "freshSubscriber",
                calls: [
                    "_ = ConsentButton().body", "Screen.actions.last?()",
                    "await wait { MusicAuthorization.currentStatus == .authorized }",
                    "print(MusicAuthorization.currentStatus)",
                ], printed: ["authorized"]),
            FlowProgram(
                name: "swift capabilities", code: Self.musicKit.code(of: .capabilities, with: FlowProgram.values()),
                calls: [],
                printed: ["can play the catalog: true", "can become a subscriber: false", "cloud library is on: true"],
                isScript: true),
            FlowProgram(
                name: "swift token", code: Self.musicKit.code(of: .token, with: FlowProgram.values()), calls: [],
                printed: ["false"], isScript: true),
            FlowProgram(
                name: "swift updates", code: Self.musicKit.code(of: .subscriptionUpdates, with: FlowProgram.values()),
                calls: [
                    "let button = PlayButton(play: {})", "_ = button.body", "let task = Screen.tasks.last!",
                    "let updates = Task { await task() }", "try await Task.sleep(nanoseconds: 20_000_000)",
                    "updates.cancel()", "print(Screen.tasks.count)",
                ], printed: ["1"]),
        ]
        for message in ["join", "connect", "playMusic"] {
            programs.append(
                FlowProgram(
                    name: "swift offer \(message)",
                    code: Self.musicKit.code(of: .offer, with: FlowProgram.values(FlowProgram.pair, message)),
                    scenario: "eligible",
                    calls: [
                        "_ = OfferButton().body", "Screen.actions.last?()", "let options = Screen.offers.last!",
                        "try await Simulation.current.presentOffer(options, answering: .subscribe)",
                        "print(options.messageIdentifier.rawValue, options.itemID ?? \"\", options.affiliateToken ?? \"\")",
                        "print(try await MusicSubscription.current.canPlayCatalogContent)",
                    ], printed: ["\(message == "connect" ? "join" : message) 310730204 a", "true"]))
        }
        programs += [
            FlowProgram(
                name: "storekit consent", code: Self.storeKit.code(of: .consent, with: FlowProgram.values()),
                scenario: "freshSubscriber",
                calls: ["requestConsent { print(\"authorized\") }", "await wait(for: 1)"], printed: ["authorized"]),
            FlowProgram(
                name: "storekit capabilities",
                code: Self.storeKit.code(of: .capabilities, with: FlowProgram.values()), scenario: "eligible",
                calls: ["readCapabilities()", "await wait(for: 3)"],
                printed: [
                    "can play the catalog: false", "can be offered a subscription: true",
                    "can add to the library: false",
                ]),
            FlowProgram(
                name: "storekit token", code: Self.storeKit.code(of: .token, with: FlowProgram.values()),
                calls: [
                    "let token = try Simulation.current.music.developerToken()",
                    "let key = \"musicUserToken\"", "UserDefaults.standard.removeObject(forKey: key)",
                    "readUserToken(developerToken: token) { token, error in print(token != nil, error == nil) }",
                    "await wait(for: 2)", "print(UserDefaults.standard.string(forKey: key) != nil)",
                    "UserDefaults.standard.removeObject(forKey: key)",
                ], printed: ["storefront: us", "true true", "true"]),
            FlowProgram(
                name: "storekit updates",
                code: Self.storeKit.code(of: .subscriptionUpdates, with: FlowProgram.values()),
                calls: [
                    "let observer = watchCapabilities { print(\"changed\", $0.rawValue) }",
                    "try Simulation.current.music.lapse()", "await wait(for: 1)",
                    "NotificationCenter.default.removeObserver(observer)",
                ], printed: ["changed 2"]),
            FlowProgram(
                name: "storekit offer", code: Self.storeKit.code(of: .offer, with: FlowProgram.values()),
                scenario: "eligible",
                calls: [
                    "let presenter = OfferPresenter()", "presenter.presentOffer(over: UIViewController())",
                    "await wait { !UIViewController.presented.isEmpty }",
                    "try Simulation.current.answerLoadedOffer(with: .subscribe)",
                    "print(try await SKCloudServiceController().requestCapabilities().rawValue)",
                ], printed: ["1"]),
        ]
        programs += Self.queue(FlowProgram.pair, "pair", printing: [songs[1], "\(songs[0]) \(songs[1])"])
        programs += Self.queue(FlowProgram.album, "album", printing: [songs[2], songs[2]])
        programs += Self.queue(FlowProgram.station, "station", printing: ["", " "])
        programs += Self.queue(FlowProgram.edited, "edited", printing: [songs[0], FlowProgram.order])
        return programs
    }()

    static func part() -> PrintedProgram.Part { FlowProgram.part("flows", of: programs) }

    @Test func `one program runs all flows`() async throws {
        FlowProgram.check(try await PrintedProgram.output(of: "flows"), of: Self.programs)
    }
}
