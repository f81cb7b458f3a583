import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms

@testable import TonearmSimulator

/// Lists whose copies share unchanged chunks.
struct PiecesTests {
    @Test(arguments: 0..<20)
    func `it behaves like a list under any operations`(seed: Int) throws {
        var random = RandomSource(seed: UInt64(seed))
        var pieces = Pieces<Int>()
        var plain: [Int] = []
        for number in 0..<600 {
            let place = plain.isEmpty ? 0 : random.below(plain.count)
            switch random.below(10) {
            case 0 where !plain.isEmpty: #expect(pieces.remove(at: place) == plain.remove(at: place))
            case 1:
                pieces.insert(number, at: place)
                plain.insert(number, at: place)
            case 2 where !plain.isEmpty:
                pieces[place] = -number
                plain[place] = -number
            case 3 where number % 5 == 0:
                pieces.removeAll { $0 % 7 == number % 7 }
                plain.removeAll { $0 % 7 == number % 7 }
            case 4:
                let end = min(plain.count, place + random.below(70))
                pieces.replaceSubrange(place..<end, with: [number, number])
                plain.replaceSubrange(place..<end, with: [number, number])
            default:
                pieces.append(number)
                plain.append(number)
            }
            #expect(Array(pieces) == plain && pieces.count == plain.count)
            #expect(pieces.indices.map { pieces[$0] } == plain)
        }
        #expect(pieces.pieces.allSatisfy { (1...Pieces<Int>.pieceLength).contains($0.count) })
        #expect(pieces == Pieces(plain) && pieces.hashValue == Pieces(plain).hashValue)
        let saved = try JSONEncoder().encode(pieces)
        #expect(try JSONDecoder().decode([Int].self, from: saved) == plain)
        #expect(try JSONDecoder().decode(Pieces<Int>.self, from: saved) == pieces)
    }

    private static func addresses(of pieces: Pieces<AccountLibrary.Playlist>) -> Set<UnsafeRawPointer> {
        Set(pieces.pieces.compactMap { $0.withUnsafeBytes(\.baseAddress) })
    }

    private static func library(_ count: Int) -> AccountLibrary {
        var library = AccountLibrary()
        for number in 0..<count {
            library.playlists.append(
                AccountLibrary.Playlist(id: "p.\(number)", name: "Road \(number)", added: number, modified: number))
        }
        return library
    }

    @Test(arguments: [100, 2_000, 20_000])
    func `a change copies one chunk, for any number of playlists`(count: Int) {
        let library = Self.library(count)
        var next = library
        next.playlists[count / 2].modified += 1
        #expect(Self.addresses(of: next.playlists).subtracting(Self.addresses(of: library.playlists)).count == 1)
        next = library
        next.playlists.append(AccountLibrary.Playlist(id: "p.new", added: 0, modified: 0))
        #expect(Self.addresses(of: next.playlists).subtracting(Self.addresses(of: library.playlists)).count <= 1)
        #expect(next.playlists.changes(since: library.playlists)?.map(\.count).reduce(0, +) ?? .max <= 32)
        next = library
        next.playlists.removeAll { $0.id == "p.5" }
        #expect(Self.addresses(of: next.playlists).subtracting(Self.addresses(of: library.playlists)).count == 1)
        #expect(next.playlists.changes(since: library.playlists) == nil)
    }

    @Test(arguments: 0..<10)
    func `an updated index equals a rebuilt one`(seed: Int) throws {
        let client = try AccountClient(seed: UInt64(seed))
        let opened = client.simulator.open("subscriber")
        var library = try #require(opened).library
        var random = RandomSource(seed: UInt64(seed))
        var index = LibraryIndex(library)
        for number in 0..<120 {
            let place = random.below(library.songs.count)
            switch random.below(5) {
            case 0: library.songs[place].isListed.toggle()
            case 1: library.playlists.append(AccountLibrary.Playlist(id: "p.n\(number)", added: 0, modified: 0))
            case 2: library.remove(ResourceIdentifier(.librarySongs, library.songs[place].id))
            case 3: library.songs.swapAt(place, random.below(library.songs.count))
            default: library.songs.append(AccountLibrary.Track(id: "i.n\(number)", catalogID: "\(number)", added: 0))
            }
            index = LibraryIndex(library, after: index)
            let anew = LibraryIndex(library)
            let ids = library.songs.map(\.id) + library.playlists.map(\.id) + library.albums.map(\.id) + ["i.n\(place)"]
            #expect(ids.allSatisfy { "\(index.place($0) as Any)" == "\(anew.place($0) as Any)" })
            let copied = library.songs.compactMap(\.catalogID).map { ResourceIdentifier(.songs, $0) }
            #expect(copied.allSatisfy { index.copy(of: $0) == anew.copy(of: $0) })
            for type in [ResourceType.librarySongs, .libraryPlaylists, .libraryAlbums] {
                #expect(index.sorted(type, language: "en", name: \.id) == anew.sorted(type, language: "en", name: \.id))
            }
        }
    }
}
