import AppleMusicAPI
import TonearmConsole
import TonearmDevice
package import TonearmLineEditor
import TonearmSimulator
import TonearmWorld

extension Output: CompletableArgument {
    package static let traits = ArgumentTraits(placeholder: "FORM", example: "table", isOrdered: true)

    package static var candidates: [Candidate] {
        allCases.map { Candidate($0.rawValue, description: $0.format.summary) }
    }
}

extension Settings.Color: CompletableArgument {}

extension Settings.Pager: CompletableArgument {
    package static let candidates = [
        Candidate(off.rawValue, description: "never"),
        Candidate(automatic.rawValue, description: "answers that do not fit on the screen"),
        Candidate(always.rawValue, description: "every answer"),
    ]
}

extension Settings.Artwork: CompletableArgument {
    package static var candidates: [Candidate] {
        allCases.map { choice in
            let description =
                switch choice {
                case .off: "never"
                case .automatic: "the best that the terminal is known to have, while you type"
                case .blocks: "half blocks in true colour"
                case .palette: "half blocks in 256 colours"
                case .kitty: "kitty's graphics protocol"
                case .sixel: "sixels"
                }
            return Candidate(choice.rawValue, description: description)
        }
    }
}

extension Settings.Links: CompletableArgument {
    package static let candidates = [
        Candidate(off.rawValue, description: "never"),
        Candidate(automatic.rawValue, description: "where the terminal is known to have them, while you type"),
        Candidate(on.rawValue, description: "on every terminal"),
    ]
}

extension Settings.Dates: CompletableArgument {
    package static let candidates = [
        Candidate(iso.rawValue, description: "as the service writes them: 1975-08-25"),
        Candidate(automatic.rawValue, description: "as in the locale while you type, as in 'iso' elsewhere"),
        Candidate(locale.rawValue, description: "as in the locale, everywhere in tables and cards"),
    ]
}

extension Settings.KeyringUse: CompletableArgument {
    package static let candidates = [
        Candidate(off.rawValue, description: "tokens of your own are kept in files"),
        Candidate(automatic.rawValue, description: "where a desktop has a keyring, they are kept in it"),
    ]
}

extension Settings.Vocabulary: CompletableArgument {
    package static let candidates = [
        Candidate(brief.rawValue, description: "a line of the newest framework"),
        Candidate(both.rawValue, description: "those of each framework that the app uses"),
        Candidate(storeKit.rawValue, description: "StoreKit's and MediaPlayer's, of 2017"),
        Candidate(musicKit.rawValue, description: "MusicKit's, of 2021"),
        Candidate(none.rawValue, description: "none"),
    ]
}

extension Settings.Words: CompletableArgument {
    package static let candidates = [
        Candidate(first.rawValue, description: "as before version 0.3, for kept transcripts"),
        Candidate(second.rawValue, description: "the usual ones"),
    ]
}

extension Resource.Form: CompletableArgument {
    /// The alternative name of the full form. The WWDC session of 2017 calls it the default form.
    private static let defaultForm = "default"

    package init?(argument: String) {
        self.init(rawValue: argument == Self.defaultForm ? Self.full.rawValue : argument)
    }

    package static var allValueStrings: [String] { allCases.map(\.rawValue) + [defaultForm] }
}

extension OfferMessage: CompletableArgument {
    package static var candidates: [Candidate] { allCases.map { Candidate($0.rawValue, description: $0.headline) } }
}

/// A time for a stopped clock, in ISO 8601.
package struct ClockTime: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "TIME", example: "2026-11-21T09:30:00Z")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let time: [Candidate] =
            if case .fixed(let seconds) = context.session.world.clock {
                [Candidate(Timestamp.text(seconds), description: "as it is now")]
            } else { [] }
        return time + [Candidate("system", description: "the system's time again")]
    }
}

/// The effect of a fault: a status, or a name.
struct FaultEffect: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "EFFECT", example: "503")
    static var names: [String] {
        Quirk.allCases.map(\.rawValue) + ["delay", "offline", "rate-limit"] + PlayerFault.allCases.map(\.rawValue)
    }
    /// The descriptions of all faults, those of players last.
    static var descriptions: [FaultDescription] {
        FaultDescription.all + PlayerFault.allCases.map { FaultDescription($0.rawValue, $0.summary, .players) }
    }
    static var allValueStrings: [String] { ["429", "500", "503"] + names }

    static var candidates: [Candidate] { allValueStrings.map { Candidate($0, description: summary(of: $0)) } }

    /// Returns the effect in a clause.
    private static func summary(of name: String) -> String {
        FaultDescription.named(name)?.summary ?? descriptions.first { $0.name == name }?.summary ?? ""
    }
}

/// A width in columns, or `auto`.
struct WidthName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "COLUMNS|auto", example: "100", isOrdered: true)

    static var candidates: [Candidate] {
        [Candidate("auto", description: "the terminal's"), Candidate("80"), Candidate("120")]
    }
}

/// The number of retries of a read.
struct RetryCount: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "N", example: "3", isOrdered: true)
    static var allValueStrings: [String] { Settings.retryCounts.map(String.init) }
}

/// A line of the command language.
package struct CommandLineText: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "LINE", example: "albums 310730204")
}

extension Era: CompletableArgument {
    package static let candidates = [
        Candidate("2017", description: "as the talk of that year shows it"),
        Candidate("today", description: "as it is documented and recorded now"),
    ]
}
