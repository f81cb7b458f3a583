import AppleMusicAPI

/// The address of a player: the Music app's on a device, or an app's own on a device.
package enum PlayerAddress: Hashable, Sendable, Codable, CustomStringConvertible {
    case system(device: String)
    case application(AppInstance)

    package var device: String {
        switch self {
        case .system(let device): device
        case .application(let instance): instance.device
        }
    }

    package var kind: PlayerKind {
        switch self {
        case .system: .system
        case .application: .application
        }
    }

    /// The app that the lock screen shows while the player plays.
    package var app: NowPlayingApp {
        switch self {
        case .system: .music
        case .application(let instance): .app(instance.app)
        }
    }

    package var description: String { "\(app) on \(device)" }
}

/// The app on the lock screen and in Control Center, which receives remote commands.
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

/// The state of an app on the screen. An app that calls its player is running.
package enum AppPresence: String, Sendable, Codable {
    case foreground, background, ended
}

/// The rule for the application player when its app goes to the background. The sources differ.
package enum BackgroundRule: String, CaseIterable, Sendable, Codable {
    /// The player continues: observed in the article on MusicKit in the real world, and documented by MusicKit for apps
    /// with background audio.
    case observed
    /// The player stops, according to MediaPlayer's documentation.
    case documented

    package var sentence: String {
        switch self {
        case .observed: "as observed, and as MusicKit's page says of apps that declare background audio, it plays on"
        case .documented: "as MediaPlayer's page says, it stops"
        }
    }
}
