import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// One side of a comparison: the setting that replaces the session's own.
enum ComparedSide: Equatable {
    case storefront(String)
    case language(String)
    case service(ServiceAddress)
    /// A time of the simulator's clock in milliseconds since 1970.
    case moment(SimulatedClock)
    /// The current answer, as it was shown.
    case then
    /// The same request, sent again.
    case now

    /// Reads two words of the same kind. `de` is a storefront next to `at`, and a language next to `en`.
    /// - Throws: `Failure` if the words are unknown or of different kinds.
    static func pair(_ left: String, _ right: String) throws(Failure) -> (ComparedSide, ComparedSide) {
        for kind in [readStorefront, readMoment, readLanguage, readService] as [(String) -> ComparedSide?] {
            if let left = kind(left), let right = kind(right) { return (left, right) }
        }
        throw Failure.usage(
            "Cannot compare '\(left)' with '\(right)'",
            "they are not two storefronts, two languages, two services or two moments",
            next: "Type for example 'diff us jp', 'diff en-US ja', 'diff simulator live' or 'diff then now'.")
    }

    private static func readStorefront(_ word: String) -> ComparedSide? {
        Storefront.plainly(named: word).map { .storefront($0.id) }
    }

    private static func readLanguage(_ word: String) -> ComparedSide? {
        LanguageTag.isWellFormed(word) && !LanguageTag.isAbsent(word) ? .language(word) : nil
    }

    private static func readMoment(_ word: String) -> ComparedSide? {
        switch word {
        case "then": .then
        case "now": .now
        default: (try? SimulatedClock.parse(word)).map { .moment($0) }
        }
    }

    private static func readService(_ word: String) -> ComparedSide? {
        (try? ServiceAddress.typed(word)).map { .service($0) }
    }
}
