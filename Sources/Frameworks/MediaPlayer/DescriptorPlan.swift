import AppleMusicAPI
import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmWorld

/// The content of a queue descriptor, before it is fetched.
struct DescriptorPlan: Sendable {
    let kind: QueueDescriptor.Kind
    var entries: [Entry]
    /// The item to begin with; nil for the first.
    var start: Source?

    struct Entry: Sendable {
        let source: Source
        var startTime: TimeInterval?
        var endTime: TimeInterval?
    }

    enum Source: Hashable, Sendable {
        /// An id of the catalog, of any type.
        case storeID(String)
        case resource(ResourceIdentifier)

        var id: String {
            switch self {
            case .storeID(let id): id
            case .resource(let resource): resource.id
            }
        }
    }
}

extension KitWorld {
    /// Fetches the content of a queue.
    /// - Throws: an error 6 of `MPMusicPlayerControllerErrorDomain`, or the error of a refusal.
    func descriptor(of plan: DescriptorPlan) async throws -> QueueDescriptor {
        let stage = music.stage
        do {
            let types = try await types(of: plan)
            let resources = try plan.entries.map { entry in
                switch entry.source {
                case .resource(let resource): return resource
                case .storeID(let id):
                    guard let type = types[id] else { throw PlayableProblem.missing(ResourceIdentifier(.songs, id)) }
                    return ResourceIdentifier(type, id)
                }
            }
            let playables = try await stage.client.playables(resources, in: stage)
            let queued = zip(playables, plan.entries).map { playable, entry in
                QueuedPlayable(playable, from: entry.startTime?.milliseconds, to: entry.endTime?.milliseconds)
            }
            return QueueDescriptor(plan.kind, queued, start: plan.startIndex(in: queued))
        } catch let refusal as Refusal {
            throw MPPlaybackProblem.error(refusal)
        } catch let problem as PlayableProblem {
            throw MPPlaybackProblem.error(.prepareFailed, problem.localizedDescription)
        } catch let error where !(error is CancellationError) {
            throw MPPlaybackProblem.error(.prepareFailed, "Cannot prepare the queue: \(error.localizedDescription)")
        }
    }

    /// Returns the types of a plan's catalog ids. An unknown id has none.
    private func types(of plan: DescriptorPlan) async throws -> [String: ResourceType] {
        let ids = plan.entries.compactMap { if case .storeID(let id) = $0.source { id } else { nil } }
        if ids.isEmpty { return [:] }
        let kinds: [ResourceType] = [.songs, .albums, .musicVideos, .playlists, .stations]
        let storefront = music.stage.read(\.accountStorefront)
        var types: [String: ResourceType] = [:]
        for start in stride(from: 0, to: ids.count, by: Self.batch) {
            let list = ids[start..<min(start + Self.batch, ids.count)].joined(separator: ",")
            let request = Request(
                path: "/v1/catalog/\(storefront)", query: kinds.map { QueryItem("ids[\($0)]", list) })
            let answer = try await music.send(request)
            for resource in answer.body.json?["data"]?.array ?? [] {
                guard let id = resource["id"]?.string, let type = resource["type"]?.string else { continue }
                types[id] = types[id] ?? ResourceType(type)
            }
        }
        return types
    }

    /// The number of ids in one request, which every type accepts.
    private static let batch = 25
}

extension DescriptorPlan {
    /// Returns the index of the track to begin with, among the tracks of all containers. Returns nil if no start is
    /// set, and `Int.max` if the start does not exist, which is an error at play.
    fileprivate func startIndex(in queued: [QueuedPlayable]) -> Int? {
        guard let start else { return nil }
        if let index = entries.firstIndex(where: { $0.source == start }), index < queued.count {
            return queued[..<index].reduce(0) { $0 + $1.playable.tracks.count }
        }
        let tracks = queued.flatMap(\.playable.tracks)
        return tracks.firstIndex { $0?.catalogID == start.id || $0?.libraryID == start.id } ?? .max
    }
}

extension Playable {
    /// The tracks; nil for a station.
    fileprivate var tracks: [PlayableItem?] {
        switch self {
        case .item(let item): [item]
        case .container(let container): container.tracks
        case .station: [nil]
        }
    }
}
