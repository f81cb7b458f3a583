import AppleMusicAPI
package import LineEditor
import MusicDevice
import MusicWorld

/// A storefront: its id, or its English name.
package struct StorefrontName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "STOREFRONT"
    package static let example = "jp"
    package static let isFoundByName = true

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        // The session's own and that of whoever is signed in are likelier than others.
        let likely = [context.session.world.storefront, context.session.world.device.account?.storefront]
        let all = likely.compactMap { $0.flatMap(Storefront.withID) } + Storefront.all
        var known: Set<String> = []
        return all.filter { known.insert($0.id).inserted }.map { Candidate($0.id, description: $0.name) }
    }
}

/// A language tag of the storefront, or `default`.
package struct LocaleTag: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "LANGUAGE"
    package static let example = "es-MX"

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let storefront = context.session.world.currentStorefront
        return storefront.supportedLanguageTags.map { Candidate($0) }
            + [Candidate("default", description: storefront.defaultLanguageTag)]
    }
}
