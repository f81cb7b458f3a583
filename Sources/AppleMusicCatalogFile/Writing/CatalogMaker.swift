import AppleMusicAPI
import Console
package import MusicCatalog
import SQLite

/// Makes catalog files. Each is written beside its name and renamed when it is whole, so that nobody sees half a catalog, and whoever reads
/// the old one goes on reading it.
package struct CatalogMaker {
    /// The file that is to be made.
    package let path: String
    /// Told every thousand records. What it throws ends the work and leaves nothing behind.
    private let progress: (CatalogProgress) throws -> Void
    /// For tests: the size of the disk, in pages.
    package var pageLimit: Int?

    package init(_ path: String, progress: @escaping (CatalogProgress) throws -> Void = { _ in }) {
        self.path = path
        self.progress = progress
    }

    private var partial: String { path + ".partial" }

    /// - Parameter replacing: whether a file of this name may be there already.
    /// - Throws: `CatalogProblem`.
    package func generate(_ source: LargerCatalog, seed: UInt64, replacing: Bool) throws(CatalogProblem) {
        if FileSystem.exists(path), !replacing { throw .exists }
        try make(copying: nil) { writer in try fill(writer, from: source, seed: seed) }
    }

    func fill(_ writer: CatalogWriter, from source: LargerCatalog, seed: UInt64) throws {
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

    /// Fills a new file, or a copy of one that is there, and gives it its name.
    func make(
        copying original: String?, _ fill: (CatalogWriter) throws -> Void
    ) throws(CatalogProblem) {
        try claim()
        if let original, let number = FileSystem.copy(original, to: partial) {
            FileSystem.remove(partial)
            throw .unwritable(OperatingSystem.message(number))
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
        if let number = FileSystem.publish(partial, as: path) {
            FileSystem.remove(partial)
            throw .unwritable(OperatingSystem.message(number))
        }
    }

    /// What an earlier run left behind when it was killed goes away; what another run writes stays.
    private func claim() throws(CatalogProblem) {
        if FileSystem.isFolder(path) { throw .noFile }
        guard FileSystem.exists(partial) else { return }
        do throws(SQLiteError) {
            try Database(partial, .new).execute("BEGIN EXCLUSIVE")
        } catch  where error.isBusy {
            throw .busy
        } catch {
            // Not even a database: nobody's work.
        }
        FileSystem.remove(partial)
    }

    private static func problem(_ error: any Error) -> CatalogProblem {
        switch error {
        case let problem as CatalogProblem: problem
        case let error as SQLiteError: CatalogProblem(writing: error)
        case is CancellationError: .interrupted
        default: .unwritable(String(describing: error))
        }
    }
}
