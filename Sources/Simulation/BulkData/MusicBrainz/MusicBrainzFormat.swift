import TonearmCatalogFiles
import TonearmConsole

/// MusicBrainz's public dump. Catalogs are not written in its form.
struct MusicBrainzFormat: BulkFormat {
    let option = "musicbrainz"
    let discussion = "- 'catalog import --musicbrainz mbdump/ FILE' makes a catalog of MusicBrainz's public dump."
    let importHelp = "Read the tables of MusicBrainz's dump, or its archive."
    let exportHelp: String? = nil
    let canReplace = true

    func importing(_ paths: [String], into catalog: String, _ work: BulkWork) throws -> BulkReport {
        try DumpFormat.musicBrainz.importing(paths, into: catalog, work)
    }

    func exporting(_ catalog: CatalogFile?, to folder: String, _ work: BulkWork) throws -> BulkReport {
        throw Failure("Cannot export the catalog", "catalogs are not written in MusicBrainz's form")
    }
}
