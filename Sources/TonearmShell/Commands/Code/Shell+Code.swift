import AppleMusicAPI
import CodeSamples
import Console
import MusicDevice
import MusicWorld

/// What of the session stands in code.
extension Shell {
    /// The last request, as far as it is known.
    func sample(of exchange: Exchange) -> SampledRequest {
        SampledRequest(
            exchange.request, answer: exchange.answer?.json, sendsUserToken: exchange.hadUserToken == true,
            storefront: session.world.accountStorefront)
    }

    /// The requests of the places of the trail, the oldest first, and the last one where it led to no place.
    func samplesOfTrail() -> [SampledRequest] {
        let world = session.world
        var samples = session.trail.places.map { place in
            let use = Schema.appleMusic.userTokenUse(of: place.request)
            return SampledRequest(
                world.localized(place.request), answer: place.response?.body.json,
                sendsUserToken: use != .none && world.userToken != nil, storefront: world.accountStorefront)
        }
        if let exchange = world.exchange {
            let last = sample(of: exchange)
            if !samples.contains(where: { $0.request.method == .get && $0.request.target == last.request.target }) {
                samples.append(last)
            }
        }
        return samples
    }

    /// The values that the code of a flow has in this session.
    var flowValues: FlowValues {
        let device = session.world.device
        return FlowValues(
            usageDescription: device.app.usageDescription, offer: offerValues(device), queue: queueValues(device))
    }

    /// Those of the offer on its way; without one, an offer for what is being looked at.
    private func offerValues(_ device: MusicDevice) -> FlowValues.Offer {
        if let options = device.installation.offer.options {
            return FlowValues.Offer(
                message: options.message.rawValue, itemID: options.item?.id, affiliateToken: options.affiliateToken,
                campaignToken: options.campaignToken)
        }
        let focus = session.here?.focus?.resource
        let item = focus.flatMap { OfferOptions.itemTypes.contains($0.type) ? $0.id : nil }
        return FlowValues.Offer(message: OfferMessage.join.rawValue, itemID: item)
    }

    private func queueValues(_ device: MusicDevice) -> FlowValues.Queue {
        let player = device.player
        let queue = player.shownQueue
        var values = FlowValues.Queue(
            items: [], isSystemPlayer: player.kind == .system, repeatMode: player.repeatMode.rawValue,
            shuffleMode: player.shuffleMode.rawValue)
        let containers = Set(queue.entries.map(\.content.container))
        if containers.count == 1, let container = containers.first ?? nil, let whole = container.catalogResource {
            values.items = [whole]
        } else {
            let items = queue.entries.map(\.content.item)
            let found = items.compactMap(\.catalogResource)
            // Songs and videos are of two types in MusicKit: the code is about the first's.
            values.items = found.filter { $0.type == found.first?.type }
            values.omitted = items.count - values.items.count
        }
        values.takesPlayParameters = device.device.version.hasPlayParameters
        values.entries =
            containers.count == 1
            ? (containers.first ?? nil).map { [$0.flowEntry] } ?? queue.entries.map(\.content.item.flowEntry)
            : queue.entries.map(\.content.item.flowEntry)
        if queue.current > 0, let item = queue.currentEntry?.content.item {
            values.startID = item.catalogID
            values.start = item.flowEntry
        }
        return values
    }
}

extension ContainerIdentity {
    fileprivate var catalogResource: ResourceIdentifier? {
        let type: ResourceType =
            switch kind {
            case .album: .albums
            case .playlist: .playlists
            case .station: .stations
            }
        return catalogID.map { ResourceIdentifier(type, $0) }
    }
}

extension ContainerIdentity {
    fileprivate var flowEntry: FlowValues.Entry {
        let kind = kind == .station ? "radioStation" : kind.rawValue
        return FlowValues.Entry(id: catalogID ?? libraryID ?? "", kind: kind, isLibrary: catalogID == nil)
    }
}

extension PlayableItem {
    fileprivate var flowEntry: FlowValues.Entry {
        FlowValues.Entry(
            id: playParameters?.id ?? catalogID ?? libraryID ?? "", kind: playParameters?.kind ?? kind.rawValue,
            isLibrary: playParameters?.isLibrary ?? (catalogID == nil), uploadTitle: isUpload ? title : nil)
    }

    fileprivate var catalogResource: ResourceIdentifier? {
        catalogID.map { ResourceIdentifier(kind == .song ? .songs : .musicVideos, $0) }
    }
}

extension Message {
    /// Code, of which no line is broken: what is copied from the screen runs.
    init(code lines: [String], of kind: String) {
        self = .verbatim(
            lines.map { StyledText($0) },
            value: ["language": .string(kind), "code": .string(lines.joined(separator: "\n") + "\n")])
    }
}
