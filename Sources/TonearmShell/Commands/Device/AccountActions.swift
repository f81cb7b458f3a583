import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// An action that changes the account, at once or later.
protocol AccountAction: Action {
    var delay: AccountDelay { get set }
    /// Returns the change that the arguments describe.
    func event(in context: any DeviceContext) throws(Failure) -> AccountEvent
}

extension AccountAction {
    mutating func visit(_ fields: inout FieldVisitor) { fields.group(&delay) }

    mutating func run(in context: some AttachmentContext & DeviceContext) async throws -> any View {
        if context.session.attachment != nil {
            return try await AttachedAccount.apply(try event(in: context), isLater: delay.after != nil, in: context)
        }
        guard let after = delay.after else {
            var message = context.message(of: try context.happen(try event(in: context)))
            if let sheet = context.session.world.device.offerSheet {
                message.lines += OfferSheetView.reminder(of: sheet)
            }
            return message
        }
        let seconds = try TimeSpan.parse(after.text, to: "wait for")
        // Report errors now rather than at the time of the event.
        let event = try event(in: context)
        try context.rehearse { _ = try context.happen(event) }
        context.session.world.schedule(event, in: seconds, now: context.now)
        let words = AccountEventWords.words(of: event).joined(separator: " ")
        return Message("In \(TimeSpan.words(seconds)): account \(words)")
    }
}

/// The option that delays a change.
struct AccountDelay: DeclaredArguments {
    var after: DurationText?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("after", &after, "Do it later, such as in 10s or 2d.")
    }
}

extension AccountCommand {
    /// A change without arguments.
    struct Simple: AccountAction {
        var delay = AccountDelay()
        private var event = AccountEvent.lapse

        init() {}

        init(_ event: AccountEvent) { self.event = event }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { event }
    }

    struct Add: AccountAction, NamingAction {
        @Required var name: NewName
        var storefront: StorefrontName = "us"
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The account's name.")
            fields.argument(&storefront, "The account's storefront.")
            fields.group(&delay)
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            .add(name: name.text, storefront: try Storefront.named(storefront.text).id)
        }
    }

    struct SignIn: AccountAction {
        var account: AccountName?
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&account, "The account's name. Without it, the first account that is not signed in.")
            fields.group(&delay)
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            let device = context.session.world.device
            let next = device.accounts.first { $0.name != device.device.signedIn }
            return .signIn(name: account?.text ?? next?.name ?? "")
        }
    }

    struct Subscribe: AccountAction {
        var plan: PlanName?
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&plan, "The plan; individual by default.")
            fields.group(&delay)
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent {
            .subscribe(plan?.plan ?? .individual)
        }
    }

    struct CloudLibrary: AccountAction {
        @Required var state: OnOff
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_state, "Whether Sync Library is on.")
            fields.group(&delay)
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { .cloudLibrary(on: state == .on) }
    }

    struct Restrict: AccountAction {
        @Required var restriction: AccountEvent.Restriction
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(
                &_restriction, "A school's or a company's mode, no consent, or 'none' to lift the restrictions.")
            fields.group(&delay)
        }

        func event(in context: any DeviceContext) throws(Failure) -> AccountEvent { .restrict(restriction) }
    }

    struct Move: AccountAction {
        @Required var storefront: StorefrontName
        var delay = AccountDelay()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_storefront, "The storefront's id or English name.")
            fields.group(&delay)
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
