import AppleMusicAPI
package import TonearmCatalog
import TonearmConsole
import TonearmSQLite
import TonearmSystem

/// A maker of catalog files. Each file is written under a temporary name and renamed when complete. So other processes
/// never see an incomplete catalog, and readers of the old file are undisturbed.
package struct CatalogMaker {
    /// The path of the catalog.
    package let path: String
    /// Called every thousand records. An error stops the work and leaves no files.
    package let progress: (CatalogProgress) throws -> Void
    /// The maximum size in pages, for tests of a full disk.
    package var pageLimit: Int?
    /// Whether a new catalog of imported records begins with the built-in one.
    package var includesBuiltIn = true

    package init(_ path: String, progress: @escaping (CatalogProgress) throws -> Void = { _ in }) {
        self.path = path
        self.progress = progress
    }

    private var partial: String { path + ".partial" }

    /// - Parameter replacing: whether to overwrite an existing file.
    /// - Throws: `CatalogProblem`.
    package func generate(_ source: LargerCatalog, seed: UInt64, replacing: Bool) throws(CatalogProblem) {
        if FileSystem.exists(path), !replacing { throw .exists }
        try make(copying: nil) { writer in try fill(writer, from: source, seed: seed) }
    }

    /// Writes the built-in catalog into a new one, unless it is left out.
    package func addBuiltIn(_ writer: CatalogWriter) throws {
        if includesBuiltIn { try fill(writer, from: LargerCatalog(songs: 1, seed: 0), seed: 0) }
    }

    private func fill(_ writer: CatalogWriter, from source: LargerCatalog, seed: UInt64) throws {
        try writer.set("seed", .text(String(seed)))
        var count = 0
        try source.entries { entry in
            try writer.add(entry)
            if entry.type == .songs {
                count += 1
                if count % 1000 == 0 { try progress(CatalogProgress(.gathering, .songs, count)) }
            }
        }
        try addChartPlaylists(of: source.base, writer)
    }

    private func addChartPlaylists(of catalog: BuiltInCatalog, _ writer: CatalogWriter) throws(SQLiteError) {
        for storefront in Storefront.all {
            for kind in [ChartPlaylistKind.top, .cities] {
                for (position, playlist) in catalog.chartPlaylists(kind, storefront: storefront.id).enumerated() {
                    try writer.addChartPlaylist(kind, storefront.id, position, id: playlist.id)
                }
            }
        }
        for (position, playlist) in catalog.chartPlaylists(.global, storefront: "").enumerated() {
            try writer.addChartPlaylist(.global, "", position, id: playlist.id)
        }
    }

    /// Fills a new file, or a copy of an existing one, and renames it.
    package func make(copying original: String?, _ fill: (CatalogWriter) throws -> Void) throws(CatalogProblem) {
        try claim()
        if let original, let error = FileSystem.copy(original, to: partial) {
            FileSystem.remove(partial)
            throw .unwritable(error.description)
        }
        do {
            let writer = try CatalogWriter(partial, isNew: original == nil)
            if let pageLimit { try writer.limit(pages: pageLimit) }
            try fill(writer)
            try writer.finish(progress: progress)
        } catch {
            FileSystem.remove(partial)
            throw CatalogMaker.problem(error)
        }
        if let error = FileSystem.publish(partial, as: path) {
            FileSystem.remove(partial)
            throw .unwritable(error.description)
        }
    }

    /// Removes the temporary file of a killed run, but not that of a running one or of another program.
    private func claim() throws(CatalogProblem) {
        if FileSystem.isFolder(path) { throw .noFile }
        guard FileSystem.exists(partial) else { return }
        do throws(SQLiteError) {
            try Database(partial, .own(CatalogFormat.partial)).execute("BEGIN EXCLUSIVE")
        } catch  where error.isBusy {
            throw .busy
        } catch  where error.isForeign {
            throw .unwritable("another program made '\(partial)', the name of its temporary file; move that away")
        } catch {
            // Damaged, so no run is using it.
        }
        FileSystem.remove(partial)
    }

    package static func problem(_ error: any Error) -> CatalogProblem {
        switch error {
        case let problem as CatalogProblem: problem
        case let error as SQLiteError: CatalogProblem(writing: error)
        case is CancellationError: .interrupted
        default: .unwritable(String(describing: error))
        }
    }
}
