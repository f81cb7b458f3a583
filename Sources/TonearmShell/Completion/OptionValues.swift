import AppleMusicAPI
import LineEditor
import MusicDevice
import MusicWorld

/// What can stand after an option.
struct OptionValues {
    let session: Session

    func values(of option: String, command: String) -> [Candidate]? {
        let type =
            Schema.standard.type(named: command) ?? session.here?.focus.flatMap { Schema.standard[$0.resource.type] }
        return switch option {
        case "--output", "-o": Output.allCases.map { Candidate($0.rawValue) }
        case "--form": Resource.Form.allCases.map { Candidate($0.rawValue) }
        case "--types":
            (command == "charts" ? Schema.chartTypes : Schema.searchTypes).map { Candidate($0.rawValue) } + [
                Candidate("all")
            ]
        case "--include", "--relate":
            type?.relationships.map {
                Candidate($0.name, description: $0.targets.map(\.rawValue).joined(separator: ", "))
            }
        case "--extend": type?.attributes.filter { $0.presence == .extended }.map { Candidate($0.name) }
        case "--views": type?.views.map { Candidate($0.name, description: $0.target.rawValue) }
        case "--answer": ConsentCommand.Answer.allCases.map { Candidate($0.rawValue) }
        case "--from": session.world.device.devices.map { Candidate($0.name) }
        case "--message": OfferMessage.allCases.map { Candidate($0.rawValue, description: $0.headline) }
        case "--life": ["1h", "12h", "30d", "180d"].map { Candidate($0) }
        case "--storefront-chart": ArgumentValues.storefronts
        case "--chart": ["most-played", "daily-global-top", "city-top"].map { Candidate($0) }
        default: nil
        }
    }
}
