/// The built-in lessons, Markdown files embedded in the program.
package enum BuiltInLessons {
    package struct File: Sendable {
        /// The file name, such as `tour.md`; a translation contains its language: `tour.ja.md`.
        package let file: String
        package let bytes: @Sendable () -> [UInt8]
    }

    /// The lessons in the recommended order.
    package static let all: [File] = [
        File(file: "tour.md") { PackageResources.tour_md },
        File(file: "tour.ja.md") { PackageResources.tour_ja_md },
        File(file: "url.md") { PackageResources.url_md },
        File(file: "storefronts.md") { PackageResources.storefronts_md },
        File(file: "forms.md") { PackageResources.forms_md },
        File(file: "relationships.md") { PackageResources.relationships_md },
        File(file: "pages.md") { PackageResources.pages_md },
        File(file: "search.md") { PackageResources.search_md },
        File(file: "recommendations.md") { PackageResources.recommendations_md },
        File(file: "errors.md") { PackageResources.errors_md },
        File(file: "developer-token.md") { PackageResources.developer_token_md },
        File(file: "consent.md") { PackageResources.consent_md },
        File(file: "user-token.md") { PackageResources.user_token_md },
        File(file: "capabilities.md") { PackageResources.capabilities_md },
        File(file: "offer.md") { PackageResources.offer_md },
        File(file: "library.md") { PackageResources.library_md },
        File(file: "players.md") { PackageResources.players_md },
        File(file: "descriptors.md") { PackageResources.descriptors_md },
        File(file: "transactions.md") { PackageResources.transactions_md },
        File(file: "swift.md") { PackageResources.swift_md },
        File(file: "serving.md") { PackageResources.serving_md },
    ]
}
