import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld

enum CatalogCommand: Command {
    static let description = CommandDescription(
        "catalog", .session, "Show, create and import catalog files.",
        discussion: """
            - 'catalog generate --songs 1000000 big.catalog' adds invented music to the built-in catalog until it has \
            that many songs.
            - 'catalog import --responses answers/ FILE' makes a catalog of the service's recorded answers (JSON or \
            HAR).
            - 'catalog import session.har' makes session.catalog of a recording.
            - 'set catalog FILE' and the option --catalog answer from a catalog file.
            """, examples: ["catalog", "catalog info -o json"])

    static let forms = [
        CommandForm("info", "Show what is in a catalog.", Info(), isDefault: true),
        CommandForm("generate", "Create a catalog of invented music.", Generate()),
        CommandForm("import", "Create a catalog from recorded answers.", Import()),
    ]
}

extension CatalogCommand {
    struct Info: Action {
        var file: CatalogName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&file, "The catalog. Without it, the one that answers.")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let path = file.map { Catalogs.path($0.text) } ?? context.session.world.address.catalog
            guard let path else { return SessionLines.rows([("catalog", BuiltInCatalog().summary)]) }
            return CatalogLines.view(of: try Catalogs.open(path))
        }
    }
}
