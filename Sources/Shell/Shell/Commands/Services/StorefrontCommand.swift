import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

struct StorefrontCommand: PlainCommand {
    static let description = CommandDescription(
        "storefront", .session, "Show or change the storefront whose catalog is asked.",
        discussion: "'storefronts' lists all of them. '--device' asks the device for its account's, as an app does.",
        examples: [
            "storefront", "storefront jp", "storefront Germany", "storefront uk", "consent request --answer allow",
            "storefront --device",
        ])

    var storefront: [StorefrontName] = []
    var device = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(
            &storefront, "The storefront's id, such as jp, its code, such as jpn, or its name in any language.")
        fields.flag("device", &device, "Change to the storefront of the device's account.")
    }

    func validate() throws(ValueProblem) {
        if device, !storefront.isEmpty { throw ValueProblem("'--device' says which storefront; name none.") }
    }

    var setsValue: Bool { device || !storefront.isEmpty }

    mutating func run(in context: some SessionContext) throws -> any View {
        if !storefront.isEmpty {
            let text = storefront.map(\.text).joined(separator: " ")
            let found = try Storefront.named(text)
            let era = context.session.world.memory.era
            guard era.storefront(withID: found.id) != nil else {
                throw Failure(
                    "Cannot use the storefront '\(text)'",
                    "'\(found.id)' (\(found.name)) is newer than the service of \(era.rawValue)",
                    next: "Type 'set era today' first.")
            }
            context.session.world.storefront = found.id
        }
        if device { return try useDevice(context) }
        return SessionLines.storefront(context.session)
    }

    private func useDevice(_ context: any SessionContext) throws -> any View {
        let id = try context.session.world.device.readStorefront()
        guard Storefront.withID(id) != nil else {
            let place = StorefrontNames.shared.absentPlace(named: id) ?? "there"
            throw Failure(
                "Cannot change to the storefront '\(id)'",
                "Apple Music is not sold \(place == "there" ? place : "in \(place)")",
                next: "Type 'storefront us', or another of 'storefronts'.")
        }
        context.session.world.storefront = id
        var message = SessionLines.storefront(context.session)
        message.lines += CallLines.lines(.readStorefront, in: context.session.frameworks)
        return message
    }
}

struct Locale: PlainCommand {
    static let description = CommandDescription(
        "locale", .session, "Show or change the language in which answers are asked for.",
        discussion: "'locale default' leaves the choice to the storefront again.",
        examples: ["locale", "locale es-MX", "locale default"])

    var tag: LocaleTag?

    var setsValue: Bool { tag != nil }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&tag, "A language tag, such as fr-FR, or 'default'.")
    }

    mutating func run(in context: some SessionContext) throws -> any View {
        if let tag { try context.session.use(locale: tag.text) }
        return SessionLines.storefront(context.session)
    }
}

extension Session {
    /// Sets the language of answers; `default` selects the storefront's own language.
    /// - Throws: `Failure` with the storefront's languages if the service does not support the tag.
    package mutating func use(locale tag: String) throws(Failure) {
        if tag == "default" {
            world.locale = nil
            return
        }
        guard LanguageTag.isWellFormed(tag), !LanguageTag.isAbsent(tag) else {
            throw Failure.usage(
                "Cannot use the language tag '\(tag)'", "the service does not accept it",
                next: "The storefront '\(world.storefront)' has: "
                    + world.currentStorefront.supportedLanguageTags.joined(separator: ", ") + ".")
        }
        world.locale = world.currentStorefront.supportedTag(tag) ?? tag
    }
}
