import Testing
import TonearmBulkData
import TonearmCatalogFiles

/// Imports of tables, one at a time: each takes a thread for a while, and other tests need one.
@Suite(.serialized) enum DumpTests {
    /// Returns an import without the built-in catalog, which takes most of an import's time.
    static func small(
        _ format: DumpFormat, into path: String, progress: @escaping (DumpProgress) throws -> Void = { _ in }
    ) -> DumpImport {
        var dump = DumpImport(format, into: path, progress: progress)
        dump.includesBuiltIn = false
        return dump
    }
}

extension CatalogMaker {
    /// Returns a maker whose imports begin without the built-in catalog, which takes most of an import's time.
    static func small(_ path: String) -> CatalogMaker {
        var maker = CatalogMaker(path)
        maker.includesBuiltIn = false
        return maker
    }
}
