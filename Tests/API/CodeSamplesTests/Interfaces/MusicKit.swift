// Declarations that replace Apple's MusicKit, as far as code samples use it. They compile but do not run. Names and
// signatures follow the "MusicKit" reference.

@_exported import Foundation
import SwiftUI

// Foundation on Linux has URLRequest in its own module.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

public struct MusicItemID: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public protocol MusicItem: Sendable { var id: MusicItemID { get } }
public protocol MusicPropertyContainer {}
public protocol FilterableMusicItem: MusicItem { associatedtype FilterType }
public protocol MusicCatalogTopLevelResourceRequesting: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem { associatedtype LibraryFilter }
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol PlayableMusicItem: MusicItem {}
public protocol MusicLibraryRequestFilterValueEquatable {}
extension MusicItemID: MusicLibraryRequestFilterValueEquatable {}

public enum AudioVariant: Codable, Hashable, Sendable { case lossless }

public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral {
    private let elements: [Element]
    public init(arrayLiteral elements: Element...) { self.elements = elements }
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(index: Int) -> Element { elements[index] }
    public subscript(bounds: Range<Int>) -> ArraySlice<Element> { elements[bounds] }
    public var title: String? { nil }
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Element>? { nil }
}

public class PartialMusicProperty<Root> {}
public class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root> {}
public class MusicRelationshipProperty<Root, Related>: PartialMusicAsyncProperty<Root> {}
public class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root> {}

extension MusicItem where Self: MusicPropertyContainer {
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { self }
}

public protocol AlbumFilter {
    var id: MusicItemID { get }
    var upc: String? { get }
}
public protocol LibraryAlbumFilter { var id: MusicItemID { get } }
public struct Album: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, PlayableMusicItem
{
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public typealias FilterType = any AlbumFilter
    public typealias LibraryFilter = any LibraryAlbumFilter
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var appearsOn: MusicItemCollection<Playlist>? { nil }
    public var otherVersions: MusicItemCollection<Album>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }
    public var artistURL: URL? { nil }
    public var audioVariants: [AudioVariant]? { nil }
}
extension PartialMusicProperty where Root == Album {
    public static var artists: MusicRelationshipProperty<Album, Artist> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Album, Genre> { MusicRelationshipProperty() }
    public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> { MusicRelationshipProperty() }
    public static var tracks: MusicRelationshipProperty<Album, Track> { MusicRelationshipProperty() }
    public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { MusicRelationshipProperty() }
    public static var otherVersions: MusicRelationshipProperty<Album, Album> { MusicRelationshipProperty() }
    public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { MusicRelationshipProperty() }
    public static var relatedVideos: MusicRelationshipProperty<Album, MusicVideo> { MusicRelationshipProperty() }
    public static var artistURL: MusicExtendedAttributeProperty<Album, URL> { MusicExtendedAttributeProperty() }
    public static var audioVariants: MusicExtendedAttributeProperty<Album, [AudioVariant]> {
        MusicExtendedAttributeProperty()
    }
}

public protocol ArtistFilter {
    var id: MusicItemID { get }
}
public protocol LibraryArtistFilter { var id: MusicItemID { get } }
public struct Artist: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicLibraryRequestable, MusicLibrarySearchable
{
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any ArtistFilter
    public typealias LibraryFilter = any LibraryArtistFilter
    public var albums: MusicItemCollection<Album>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var station: Station? { nil }
    public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
    public var compilationAlbums: MusicItemCollection<Album>? { nil }
    public var featuredAlbums: MusicItemCollection<Album>? { nil }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
    public var fullAlbums: MusicItemCollection<Album>? { nil }
    public var latestRelease: Album? { nil }
    public var liveAlbums: MusicItemCollection<Album>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var singles: MusicItemCollection<Album>? { nil }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
}
extension PartialMusicProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Artist, Genre> { MusicRelationshipProperty() }
    public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> { MusicRelationshipProperty() }
    public static var playlists: MusicRelationshipProperty<Artist, Playlist> { MusicRelationshipProperty() }
    public static var station: MusicRelationshipProperty<Artist, Station> { MusicRelationshipProperty() }
    public static var appearsOnAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var compilationAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var featuredAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> { MusicRelationshipProperty() }
    public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var latestRelease: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var liveAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { MusicRelationshipProperty() }
    public static var singles: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> { MusicRelationshipProperty() }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> { MusicRelationshipProperty() }
}

public protocol SongFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}
public protocol LibrarySongFilter { var id: MusicItemID { get } }
public struct Song: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicRecentlyPlayedRequestable, MusicLibraryRequestable, MusicLibrarySearchable,
    MusicLibraryAddable, MusicPlaylistAddable, PlayableMusicItem
{
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public typealias FilterType = any SongFilter
    public typealias LibraryFilter = any LibrarySongFilter
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var composers: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var station: Station? { nil }
    public var artistURL: URL? { nil }
    public var audioVariants: [AudioVariant]? { nil }
}
extension PartialMusicProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<Song, Artist> { MusicRelationshipProperty() }
    public static var composers: MusicRelationshipProperty<Song, Artist> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Song, Genre> { MusicRelationshipProperty() }
    public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> { MusicRelationshipProperty() }
    public static var station: MusicRelationshipProperty<Song, Station> { MusicRelationshipProperty() }
    public static var artistURL: MusicExtendedAttributeProperty<Song, URL> { MusicExtendedAttributeProperty() }
    public static var audioVariants: MusicExtendedAttributeProperty<Song, [AudioVariant]> {
        MusicExtendedAttributeProperty()
    }
}

public protocol MusicVideoFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}
public protocol LibraryMusicVideoFilter { var id: MusicItemID { get } }
public struct MusicVideo: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicRecentlyPlayedRequestable, MusicLibraryRequestable, MusicLibrarySearchable,
    MusicLibraryAddable, MusicPlaylistAddable
{
    public let id: MusicItemID
    public let title: String
    public typealias FilterType = any MusicVideoFilter
    public typealias LibraryFilter = any LibraryMusicVideoFilter
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var songs: MusicItemCollection<Song>? { nil }
    public var moreByArtist: MusicItemCollection<MusicVideo>? { nil }
    public var moreInGenre: MusicItemCollection<MusicVideo>? { nil }
    public var artistURL: URL? { nil }
}
extension PartialMusicProperty where Root == MusicVideo {
    public static var albums: MusicRelationshipProperty<MusicVideo, Album> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<MusicVideo, Artist> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<MusicVideo, Genre> { MusicRelationshipProperty() }
    public static var songs: MusicRelationshipProperty<MusicVideo, Song> { MusicRelationshipProperty() }
    public static var moreByArtist: MusicRelationshipProperty<MusicVideo, MusicVideo> { MusicRelationshipProperty() }
    public static var moreInGenre: MusicRelationshipProperty<MusicVideo, MusicVideo> { MusicRelationshipProperty() }
    public static var artistURL: MusicExtendedAttributeProperty<MusicVideo, URL> { MusicExtendedAttributeProperty() }
}

public protocol PlaylistFilter {
    var id: MusicItemID { get }
}
public protocol LibraryPlaylistFilter { var id: MusicItemID { get } }
public struct Playlist: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, PlayableMusicItem
{
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any PlaylistFilter
    public typealias LibraryFilter = any LibraryPlaylistFilter
    public var tracks: MusicItemCollection<Track>? { nil }
    public var curator: Curator? { nil }
    public var featuredArtists: MusicItemCollection<Artist>? { nil }
    public var moreByCurator: MusicItemCollection<Playlist>? { nil }
}
extension PartialMusicProperty where Root == Playlist {
    public static var tracks: MusicRelationshipProperty<Playlist, Track> { MusicRelationshipProperty() }
    public static var curator: MusicRelationshipProperty<Playlist, Curator> { MusicRelationshipProperty() }
    public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { MusicRelationshipProperty() }
    public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> { MusicRelationshipProperty() }
}

public protocol StationFilter {
    var id: MusicItemID { get }
}
public struct Station: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicRecentlyPlayedRequestable, PlayableMusicItem
{
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any StationFilter
}

public protocol GenreFilter {
    var id: MusicItemID { get }
}
public protocol LibraryGenreFilter { var id: MusicItemID { get } }
public struct Genre: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem,
    MusicCatalogTopLevelResourceRequesting, MusicLibraryRequestable
{
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any GenreFilter
    public typealias LibraryFilter = any LibraryGenreFilter
}

public protocol CuratorFilter {
    var id: MusicItemID { get }
}
public struct Curator: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any CuratorFilter
    public var playlists: MusicItemCollection<Playlist>? { nil }
}
extension PartialMusicProperty where Root == Curator {
    public static var playlists: MusicRelationshipProperty<Curator, Playlist> { MusicRelationshipProperty() }
}

public protocol RadioShowFilter {
    var id: MusicItemID { get }
}
public struct RadioShow: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any RadioShowFilter
    public var playlists: MusicItemCollection<Playlist>? { nil }
}
extension PartialMusicProperty where Root == RadioShow {
    public static var playlists: MusicRelationshipProperty<RadioShow, Playlist> { MusicRelationshipProperty() }
}

public protocol RecordLabelFilter {
    var id: MusicItemID { get }
}
public struct RecordLabel: Codable, MusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public typealias FilterType = any RecordLabelFilter
    public var latestReleases: MusicItemCollection<Album>? { nil }
    public var topReleases: MusicItemCollection<Album>? { nil }
}
extension PartialMusicProperty where Root == RecordLabel {
    public static var latestReleases: MusicRelationshipProperty<RecordLabel, Album> { MusicRelationshipProperty() }
    public static var topReleases: MusicRelationshipProperty<RecordLabel, Album> { MusicRelationshipProperty() }
}

public protocol LibraryTrackFilter { var id: MusicItemID { get } }
public struct Track: Codable, MusicItem, MusicPropertyContainer, MusicRecentlyPlayedRequestable,
    MusicLibraryRequestable, MusicLibraryAddable, MusicPlaylistAddable, PlayableMusicItem
{
    public static func musicVideo(_ video: MusicVideo) -> Track { Track(id: video.id, title: "") }
    public let id: MusicItemID
    public let title: String
    public typealias LibraryFilter = any LibraryTrackFilter
}

public struct NotImplemented: Error {}

public struct MusicCatalogResourceRequestOption { public static var findEquivalents: Self { Self() } }

public struct MusicCatalogResourceRequest<Item: MusicItem & Decodable> {
    public init() where Item: MusicCatalogTopLevelResourceRequesting {}
    public init<Value>(matching keyPath: KeyPath<Item.FilterType, Value>, equalTo value: Value)
    where Item: FilterableMusicItem {}
    public init<Value>(matching keyPath: KeyPath<Item.FilterType, Value>, memberOf values: [Value])
    where Item: FilterableMusicItem {}
    public var limit: Int?
    public var properties: [PartialMusicAsyncProperty<Item>] = []
    public var options: [MusicCatalogResourceRequestOption] = []
    public func response() async throws -> MusicCatalogResourceResponse<Item> { throw NotImplemented() }
}
public struct MusicCatalogResourceResponse<Item: MusicItem> { public let items: MusicItemCollection<Item> }

public enum TopResult: MusicItem {
    case song(Song)
    public var id: MusicItemID { "" }
}

public struct MusicCatalogSearchRequest {
    public init(term: String, types: [any MusicCatalogSearchable.Type]) {}
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false
    public func response() async throws -> MusicCatalogSearchResponse { throw NotImplemented() }
}
public struct MusicCatalogSearchResponse {
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let curators: MusicItemCollection<Curator>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let radioShows: MusicItemCollection<RadioShow>
    public let recordLabels: MusicItemCollection<RecordLabel>
    public let songs: MusicItemCollection<Song>
    public let stations: MusicItemCollection<Station>
    public let topResults: MusicItemCollection<TopResult>
}

public struct MusicCatalogSearchSuggestionsRequest {
    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {}
    public var limit: Int?
    public func response() async throws -> MusicCatalogSearchSuggestionsResponse { throw NotImplemented() }
}
public struct MusicCatalogSearchSuggestionsResponse {
    public struct Suggestion { public let displayTerm: String }
    public let suggestions: [Suggestion]
    public let topResults: MusicItemCollection<TopResult>
}

public enum MusicCatalogChartKind { case cityTop, dailyGlobalTop, mostPlayed }
public struct MusicCatalogChart<Item: MusicItem> {
    public let title: String
    public let items: MusicItemCollection<Item>
}
public struct MusicCatalogChartsRequest {
    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {}
    public var limit: Int?
    public var offset: Int?
    public func response() async throws -> MusicCatalogChartsResponse { throw NotImplemented() }
}
public struct MusicCatalogChartsResponse {
    public let albumCharts: [MusicCatalogChart<Album>]
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    public let songCharts: [MusicCatalogChart<Song>]
}

public struct MusicTokenRequestOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignoreCache = MusicTokenRequestOptions(rawValue: 1)
}
public protocol MusicDeveloperTokenProvider {
    func developerToken(options: MusicTokenRequestOptions) async throws -> String
}
open class MusicUserTokenProvider {
    public init() {}
    open func userToken(for developerToken: String, options: MusicTokenRequestOptions) async throws -> String { "" }
}
public class DefaultMusicTokenProvider: MusicUserTokenProvider, MusicDeveloperTokenProvider {
    public func developerToken(options: MusicTokenRequestOptions) async throws -> String { "" }
}
public struct MusicDataRequest {
    public init(urlRequest: URLRequest) {}
    public func response() async throws -> MusicDataResponse { throw NotImplemented() }
    public static var currentCountryCode: String { get async throws { "us" } }
    public static var tokenProvider: any MusicUserTokenProvider & MusicDeveloperTokenProvider {
        get { DefaultMusicTokenProvider() }
        set {}
    }
}
public struct MusicDataResponse {
    public let data: Data
    public let urlResponse: HTTPURLResponse
}

public struct MusicRecentlyPlayedRequest<Item: MusicRecentlyPlayedRequestable & Decodable> {
    public init() {}
    public var limit: Int?
    public var offset: Int?
    public func response() async throws -> MusicCatalogResourceResponse<Item> { throw NotImplemented() }
}
public enum RecentlyPlayedMusicItem: MusicRecentlyPlayedRequestable, Codable {
    case album(Album)
    public var id: MusicItemID { "" }
}
public typealias MusicRecentlyPlayedContainerRequest = MusicRecentlyPlayedRequest<RecentlyPlayedMusicItem>

public struct MusicPersonalRecommendation: MusicItem {
    public enum Item: MusicItem {
        case album(Album)
        public var id: MusicItemID { "" }
    }
    public let id: MusicItemID
    public let title: String?
    public var items: MusicItemCollection<Item> { [] }
}
public struct MusicPersonalRecommendationsRequest {
    public init() {}
    public var limit: Int?
    public var offset: Int?
    public func response() async throws -> MusicPersonalRecommendationsResponse { throw NotImplemented() }
}
public struct MusicPersonalRecommendationsResponse {
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

public struct MusicLibraryRequest<Item: MusicLibraryRequestable> {
    public init() {}
    public var limit = 0
    public var offset = 0
    public mutating func filter<Value: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<Item.LibraryFilter, Value>, equalTo value: Value
    ) {}
    public func response() async throws -> MusicCatalogResourceResponse<Item> { throw NotImplemented() }
}
public struct MusicLibrarySearchRequest {
    public init(term: String, types: [any MusicLibrarySearchable.Type]) {}
    public var limit = 50
    public func response() async throws -> MusicCatalogSearchResponse { throw NotImplemented() }
}
public class MusicLibrary {
    public static var shared: MusicLibrary { MusicLibrary() }
    public func add<Item: MusicLibraryAddable>(_ item: Item) async throws {}
    @discardableResult
    public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist) async throws -> Playlist {
        throw NotImplemented()
    }
    @discardableResult
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw NotImplemented() }
    @discardableResult
    public func createPlaylist<Items: Sequence>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
    ) async throws -> Playlist where Items.Element: MusicPlaylistAddable { throw NotImplemented() }
}

public struct MusicAuthorization {
    public enum Status: String { case authorized, denied, notDetermined, restricted }
    public static var currentStatus: Status { .notDetermined }
    public static func request() async -> Status { .denied }
}
public struct MusicSubscription {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool
    public static var current: MusicSubscription { get async throws { throw NotImplemented() } }
    public static var subscriptionUpdates: Updates { Updates() }
    public struct Updates: AsyncSequence {
        public typealias Element = MusicSubscription
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

public struct MusicSubscriptionOffer {
    public struct MessageIdentifier {
        public static var join: Self { Self() }
        public static var connect: Self { Self() }
        public static var addMusic: Self { Self() }
        public static var playMusic: Self { Self() }
    }
    public struct Options {
        public init() {}
        public var messageIdentifier = MessageIdentifier.join
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?
        public static var `default`: Options { Options() }
    }
}
extension View {
    public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View { self }
}

public class MusicPlayer {
    public class State {
        public var repeatMode: RepeatMode?
        public var shuffleMode: ShuffleMode?
    }
    public enum RepeatMode { case none, one, all }
    public enum ShuffleMode { case off, songs }
    public let state = State()
    public func play() async throws {}
    public class Queue {
        public init<Items: Sequence>(for items: Items, startingAt: Items.Element? = nil)
        where Items.Element: PlayableMusicItem {}
        public enum EntryInsertionPosition { case afterCurrentEntry, tail }
        public func insert<Items: Sequence>(_ items: Items, position: EntryInsertionPosition) async throws
        where Items.Element: PlayableMusicItem {}
        public struct Entry: Hashable { public init(_ item: any PlayableMusicItem) {} }
    }
}
public class ApplicationMusicPlayer: MusicPlayer {
    public class Queue: MusicPlayer.Queue { public var entries: [MusicPlayer.Queue.Entry] = [] }
    public static var shared: ApplicationMusicPlayer { ApplicationMusicPlayer() }
    public var queue = Queue(for: [] as [Song])
}
public class SystemMusicPlayer: MusicPlayer {
    public static var shared: SystemMusicPlayer { SystemMusicPlayer() }
    public var queue = MusicPlayer.Queue(for: [] as [Song])
}
