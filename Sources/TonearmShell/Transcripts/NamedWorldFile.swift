import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld
import Transcript

/// A world file that a header names.
struct NamedWorldFile: Hashable, Sendable {
    /// The name in the header, from the transcript's folder.
    let name: String
    let folder: String

    /// Begins a world with the file.
    /// - Parameter time: the time of loading, in seconds since 1970.
    /// - Throws: `PerformanceProblem` with the line and the path of a wrong value.
    func begin(_ world: inout World, at time: Int) throws(PerformanceProblem) -> WorldFixture {
        let expanded = UserFolder.expandingHome(name)
        let path = expanded.hasPrefix("/") ? expanded : "\(folder)/\(expanded)"
        let text: [UInt8]
        let catalog: any Catalog
        do throws(Failure) {
            text = try WorldFile(name: path).read()
            catalog = if let file = world.address.catalog { try Catalogs.open(file) } else { BuiltInCatalog() }
        } catch {
            throw PerformanceProblem(
                "the header's world '\(name)' cannot be read: \(error.why)",
                next: error.next ?? "Name a file in the folder of this one.")
        }
        do throws(FixtureProblem) { return try world.begin(text: text, catalog: catalog, now: time) } catch {
            throw PerformanceProblem("the header's world '\(name)' is wrong: \(error.sentence)", next: error.next)
        }
    }
}
