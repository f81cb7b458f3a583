import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// A change of the account, described by arguments.
protocol AccountChange: DeclaredArguments {
    func event(in context: any DeviceContext) throws(Failure) -> AccountEvent
    /// Whether the arguments become names that the session stores.
    var givesName: Bool { get }
}

extension AccountChange {
    var givesName: Bool { false }
}

/// An action that changes the account, at once or later.
struct AccountAction<Change: AccountChange>: Action {
    var change: Change
    var after: DurationText?

    init(_ change: Change) { self.change = change }

    var givesName: Bool { change.givesName }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.group(&change)
        fields.option("after", &after, "Do it later, such as in 10s or 2d.")
    }

    mutating func run(in context: some AttachmentContext & DeviceContext) async throws -> any View {
        if context.session.attachment != nil {
            return try await AttachedAccount.apply(try change.event(in: context), isLater: after != nil, in: context)
        }
        guard let after = after else {
            var message = context.message(of: try context.happen(try change.event(in: context)))
            if let sheet = context.session.world.device.offerSheet {
                message.lines += OfferSheetView.reminder(of: sheet)
            }
            return message
        }
        let seconds = try TimeSpan.parse(after.text, to: "wait for")
        // Report errors now rather than at the time of the event.
        let event = try change.event(in: context)
        try context.rehearse { _ = try context.happen(event) }
        context.session.world.schedule(event, in: seconds, now: context.now)
        let words = AccountEventWords.words(of: event).joined(separator: " ")
        return Message("In \(TimeSpan.words(seconds)): account \(words)")
    }
}

extension AccountCommand {
    /// A change without arguments.
    struct Simple: AccountChange {
        let event: AccountEvent

        init(_ event: AccountEvent) { self.event = event }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { event }
    }

    struct Add: AccountChange {
        @Required var name: NewName
        var storefront: StorefrontName = "us"
        var givesName: Bool { true }

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The account's name.")
            fields.argument(&storefront, "The account's storefront.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            .add(name: name.text, storefront: try Storefront.named(storefront.text).id)
        }
    }

    struct SignIn: AccountChange {
        var account: AccountName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&account, "The account's name. Without it, the first account that is not signed in.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            let device = context.session.world.device
            let next = device.accounts.first { $0.name != device.device.signedIn }
            return .signIn(name: account?.text ?? next?.name ?? "")
        }
    }

    struct Subscribe: AccountChange {
        var plan: PlanName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&plan, "The plan; individual by default.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            .subscribe(plan?.plan ?? .individual)
        }
    }

    struct CloudLibrary: AccountChange {
        @Required var state: OnOff

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_state, "Whether Sync Library is on.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { .cloudLibrary(on: state == .on) }
    }

    struct PlaylistSongs: AccountChange {
        @Required var state: OnOff

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_state, "Whether songs that are added to a playlist enter the library too.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { .playlistSongs(on: state == .on) }
    }

    struct Restrict: AccountChange {
        @Required var restriction: AccountEvent.Restriction

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(
                &_restriction, "A school's or a company's mode, no consent, or 'none' to lift the restrictions.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { .restrict(restriction) }
    }

    struct Move: AccountChange {
        @Required var storefront: StorefrontName

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_storefront, "The storefront's id or English name.")
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            .move(storefront: try Storefront.named(storefront.text).id)
        }
    }
}

extension DeviceContext {
    fileprivate func happen(_ event: AccountEvent) throws(DeviceRefusal) -> [Change] {
        let name: String? = if case .signIn(let name) = event { name } else { nil }
        return try act(naming: name) { device throws(Refusal) in try device.apply(event) }
    }
}
