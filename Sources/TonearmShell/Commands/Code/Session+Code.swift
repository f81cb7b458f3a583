import AppleMusicAPI
import CodeSamples
import Console
import MusicDevice
import MusicWorld

/// What of the session stands in code.
extension Session {
    /// The last request, as far as it is known.
    func sample(of exchange: Exchange) -> SampledRequest {
        SampledRequest(
            exchange.request, answer: exchange.answer?.json, sendsUserToken: exchange.hadUserToken == true,
            storefront: world.accountStorefront)
    }

    /// The requests of the places of the trail, the oldest first, and the last one where it led to no place.
    func samplesOfTrail() -> [SampledRequest] {
        let world = world
        var samples = trail.places.map { place in
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

    /// The values that the code of a flow has in this
    var flowValues: FlowValues {
        let device = world.device
        return FlowValues(
            usageDescription: device.app.usageDescription, offer: offerValues(device),
            queue: FlowQueue(device.player),
            system: FlowValues.System(
                name: "iOS \(device.device.version)", hasMusicAPI: device.device.version >= .musicAPI,
                hasMusicKit: device.device.version >= .musicKit))
    }

    /// The platform of the current app and its device.
    var flowPlatform: FlowPlatformName {
        world.device.frameworks.frameworks == .storeKit ? .storekit : .swift
    }

    /// Those of the offer on its way; without one, an offer for what is being looked at.
    private func offerValues(_ device: MusicDevice) -> FlowValues.Offer {
        if let options = device.installation.offer.options {
            return FlowValues.Offer(
                message: options.message.rawValue, itemID: options.item?.id, affiliateToken: options.affiliateToken,
                campaignToken: options.campaignToken)
        }
        let focus = here?.focus?.resource
        let item = focus.flatMap { OfferOptions.itemTypes.contains($0.type) ? $0.id : nil }
        return FlowValues.Offer(message: OfferMessage.join.rawValue, itemID: item)
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
