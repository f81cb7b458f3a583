import AppleMusicAPI

/// One player of all that there are: the Music app's on a device, or an app's own on a device.
package enum PlayerAddress: Hashable, Sendable, Codable, CustomStringConvertible {
    case system(device: String)
    case application(Place)

    package var device: String {
        switch self {
        case .system(let device): device
        case .application(let place): place.device
        }
    }

    package var kind: PlayerKind {
        switch self {
        case .system: .system
        case .application: .application
        }
    }

    /// Whose music the lock screen shows while it plays.
    package var app: NowPlayingApp {
        switch self {
        case .system: .music
        case .application(let place): .app(place.app)
        }
    }

    package var description: String { "\(app) on \(device)" }
}

/// The app that the lock screen and Control Center show, and that remote commands reach.
package enum NowPlayingApp: Hashable, Sendable, CustomStringConvertible {
    /// Apple's Music app.
    case music
    case app(String)

    package var description: String {
        switch self {
        case .music: "Music"
        case .app(let name): name
        }
    }
}

extension NowPlayingApp: Codable {
    package init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "music": .music
            case "app": .app(try coded.value())
            default: throw coded.unknownCase
            }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .music: try CodedCase.encode("music", to: encoder)
        case .app(let name): try CodedCase.encode("app", name, to: encoder)
        }
    }
}

/// Whether an app is on the screen. An app that calls its player runs.
package enum AppPresence: String, Sendable, Codable {
    case foreground
    case background
    case ended
}

/// What becomes of the application player when its app leaves the screen: the sources differ.
package enum BackgroundRule: String, CaseIterable, Sendable, Codable {
    /// It goes on: what the article on MusicKit in the real world saw, and what MusicKit's page says of apps with background audio.
    case observed
    /// It stops: MediaPlayer's page.
    case documented

    package var sentence: String {
        switch self {
        case .observed: "as observed, and as MusicKit's page says of apps that declare background audio, it plays on"
        case .documented: "as MediaPlayer's page says, it stops"
        }
    }
}
