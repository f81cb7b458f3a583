import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTranscripts
import TonearmWorld

/// The table of paths, shown by `lesson paths` and included in the guide for authors.
extension SessionValues {
    static let entries: [Entry] = command + place + exchange + device + playing + whole

    private static let command = [
        Entry("command", "the full name of the command that was typed last") { values, _ in
            .optional(values.last?.name)
        },
        Entry("status", "its exit status, 0 when all went well") { values, _ in
            values.last.map { .integer(Int($0.status)) }
        },
        Entry("failure", "why it failed, in one sentence") { values, _ in .optional(values.last?.failure) },
    ]

    private static let place = [
        Entry("focus", "the resource that is open: 'albums/310730204'") { values, _ in
            .optional(values.session.here?.focus?.resource.description)
        },
        Entry("focus.type", "its type") { values, _ in .optional(values.session.here?.focus?.resource.type.rawValue) },
        Entry("focus.id", "its identifier") { values, _ in .optional(values.session.here?.focus?.resource.id) },
        Entry("focus.name", "its name") { values, _ in .optional(values.session.here?.focus?.name) },
        Entry("places", "how many places were visited") { values, _ in .integer(values.session.trail.count) },
        Entry("here", "what the present place is called") { values, _ in .optional(values.session.here?.title) },
        Entry("storefront", "the storefront's id: 'us'") { values, _ in .string(values.session.world.storefront) },
        Entry("locale", "the language tag that is sent, if one is") { values, _ in
            .optional(values.session.world.locale)
        },
        Entry("language", "the language in which answers come") { values, _ in .string(values.session.world.language) },
        Entry("clock", "the session's time: '2026-11-21T09:30:00Z'") { values, _ in .string(Timestamp.text(values.now))
        },
        Entry("output", "how answers are shown: 'table'") { values, _ in
            .string(values.session.settings.output.rawValue)
        },
        Entry("variables.NAME", "what a variable holds") { values, rest in
            .optional(values.session.variables[rest[0]])
        },
    ]

    private static let exchange = [
        Entry("request.method", "of the last request: 'GET'") { values, _ in
            .optional(values.session.world.exchange?.request.method.rawValue)
        },
        Entry("request.path", "its path without the query") { values, _ in
            .optional(values.session.world.exchange?.request.path)
        },
        Entry("request.query.NAME", "a parameter of its query, decoded") { values, rest in
            .optional(values.session.world.exchange?.request.query.first { $0.name == rest[0] }?.value)
        },
        Entry("request.headers.NAME", "one of its header fields; tokens are hidden") { values, rest in
            .optional(values.session.world.exchange?.request.headers[rest[0]])
        },
        Entry("response.status", "the status of its answer: '200'") { values, _ in
            values.session.world.exchange.map { .integer($0.status) }
        },
        Entry("response.headers.NAME", "a header field of its answer") { values, rest in
            .optional(values.session.world.exchange?.headers[rest[0]])
        },
        Entry("rows", "how many numbered rows are shown") { values, _ in
            (values.session.here?.answer).map { .integer($0.rows.count) }
        },
        Entry("answer.…", "the answer that is shown, by names and by numbers from 0: 'answer.data.0.id'") {
            values, _ in values.session.here?.answer?.json
        },
    ]

    private static let device = [
        Entry("device", "the current device") { values, _ in .string(values.session.world.device.currentDevice) },
        Entry("app", "the current app") { values, _ in .string(values.session.world.device.currentApp) },
        Entry("consent", "of the current app: 'notDetermined', 'denied', 'restricted', 'authorized'") { values, _ in
            .string(values.session.world.device.consent.rawValue)
        },
        Entry("dialog", "'consent' or 'offer' while one of them is on the screen") { values, _ in
            let device = values.session.world.device
            return device.consentDialog != nil ? .string("consent") : device.offerSheet != nil ? .string("offer") : nil
        },
        Entry("capabilities", "a list of 'catalogPlayback', 'cloudLibraryAdd', 'subscriptionEligible'") { values, _ in
            .array(values.session.world.device.capabilities.list.map { .string($0.rawValue) })
        },
        Entry("account", "the name of who is signed in on the device") { values, _ in
            .optional(values.session.world.device.account?.name)
        },
        Entry("account.subscription", "'none', 'trial', 'individual', 'lapsed' and others") { values, _ in
            .optional(values.session.world.device.account?.subscription.rawValue)
        },
        Entry("account.storefront", "the storefront of the account") { values, _ in
            .optional(values.session.world.device.account?.storefront)
        },
        Entry("user-token", "the account whose music user token the app holds") { values, _ in
            .optional(values.session.world.userToken?.account)
        },
        Entry("developer-token", "'automatic', or 'own' when one was set or minted") { values, _ in
            .string(values.session.world.developerToken == nil ? "automatic" : "own")
        },
        Entry("offer", "the state of the offer: 'idle', 'loading', 'ready', 'presented'") { values, _ in
            .string(values.session.world.device.offer.name)
        },
        Entry("offer.message", "its message: 'join', 'connect', 'addMusic', 'playMusic'") { values, _ in
            .optional(values.session.world.device.offer.options?.message.rawValue)
        },
    ]

    private static let playing = [
        Entry("player", "which player the app uses: 'system' or 'application'") { values, _ in
            .string(values.session.world.device.player.kind.rawValue)
        },
        Entry("player.state", "'stopped', 'playing', 'paused' or 'interrupted'") { values, _ in
            .string(values.session.world.device.player.status.rawValue)
        },
        Entry("player.item", "the title of what plays, or would play") { values, _ in
            .optional(values.session.world.device.player.queue.nowPlayingItem?.title)
        },
        Entry("player.repeat", "'none', 'one' or 'all'") { values, _ in
            .string(values.session.world.device.player.repeatMode.rawValue)
        },
        Entry("player.shuffle", "'off' or 'songs'") { values, _ in
            .string(values.session.world.device.player.shuffleMode.rawValue)
        },
        Entry("player.transaction", "'true' while edits of the queue are gathered") { values, _ in
            .bool(values.session.world.device.player.transaction != nil)
        },
        Entry("queue", "how many entries the queue has") { values, _ in
            .integer(values.session.world.device.player.shownQueue.entries.count)
        },
        Entry("queue.N", "the title of an entry, by its number from 1") { values, rest in
            let entries = values.session.world.device.player.shownQueue.entries
            guard let number = Int(rest[0]), number > 0, number <= entries.count else { return nil }
            return .string(entries[number - 1].title)
        },
    ]

    private static let whole = [
        Entry("session.…", "anything else, named as in a file of 'session save'") { values, _ in
            (try? DocumentCoding.encode(values.session)).flatMap { try? JSON(parsing: $0) }
        }
    ]
}

extension JSON {
    fileprivate static func optional(_ text: String?) -> JSON? { text.map(JSON.string) }
}
