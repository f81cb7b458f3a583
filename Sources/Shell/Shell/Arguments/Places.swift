import AppleMusicAPI
import TonearmDevice
package import TonearmLineEditor
import TonearmWorld

/// A storefront by its id, its code of three letters, or its name.
package struct StorefrontName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "STOREFRONT", example: "jp", isFoundByName: true)

    /// The storefront's id. An unknown text stays unchanged, so that the service can refuse it.
    package var id: String { Storefront.plainly(named: text)?.id ?? text }

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        // The storefronts of the session and of the signed-in account are likelier than others.
        let likely = [context.session.world.storefront, context.session.world.device.account?.storefront]
        let all = likely.compactMap { $0.flatMap(Storefront.withID) } + Storefront.all
        var known: Set<String> = []
        return all.filter { known.insert($0.id).inserted }.map { Candidate($0.id, description: $0.name) }
    }

    package static func candidates(named typed: String, inFull: Bool) -> [Candidate] {
        let names = StorefrontNames.shared
        let found = inFull ? names.storefronts(named: typed) : names.storefronts(beginning: typed)
        return found.map { Candidate($0.id, description: $0.name) }
    }
}

/// A language tag of the storefront, or `default`.
package struct LocaleTag: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "LANGUAGE", example: "es-MX")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let storefront = context.session.world.currentStorefront
        return storefront.supportedLanguageTags.map { Candidate($0) }
            + [Candidate("default", description: storefront.defaultLanguageTag)]
    }
}
