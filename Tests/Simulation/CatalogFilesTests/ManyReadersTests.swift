import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmCatalogFiles

@Suite struct ManyReadersTests {
    @Test func `many concurrent readers get the results of a single reader`() async throws {
        let catalog = try MadeCatalog.catalog
        let ids = catalog.search("the", type: .songs, limit: 300).map(\.resource.id)
        let expected = ids.map { catalog.song($0)?.name.standard }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    ids.map { catalog.song($0)?.name.standard } == expected
                        && catalog.search("the", type: .songs, limit: 300).map(\.resource.id) == ids
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
        #expect(catalog.problem == nil)
    }

    @Test(arguments: ["the", "love", "a", "loev", "zzzz", ""])
    func `a search of several types equals the searches of each type, concurrently too`(term: String) async throws {
        let catalog = try MadeCatalog.catalog
        let types: [ResourceType] = [.songs, .albums, .artists, .playlists, .songs, .genres]
        let expected = types.map { catalog.search(term, type: $0, limit: 7).map(\.resource) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    catalog.search(term, types: types, limit: 7).map { $0.map(\.resource) } == expected
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
        #expect(catalog.problem == nil)
    }
}
