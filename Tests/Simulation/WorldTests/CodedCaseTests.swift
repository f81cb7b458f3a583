import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmSimulator

/// Tests that the coding written by hand, for types that every start decodes, equals the compiler's, which older files
/// have.
@Suite struct CodedCaseTests {
    private static let held = HeldToken(
        UserToken(text: "", account: "subscriber", issued: 5, expires: 9), fault: .expired)
    private static let heldText = #"{"_0":{"fault":"expired","token":{"account":"subscriber","expires":9,"issued":5}}}"#
    private static let options = OfferOptions(message: .playMusic, campaignToken: "c")
    private static let optionsText = #"{"_0":{"campaignToken":"c","message":"playMusic"}}"#

    private static let cases: [(any Case, String)] = [
        (SimulatedClock.system, #"{"system":{}}"#),
        (SimulatedClock.ahead(milliseconds: .min), #"{"ahead":{"milliseconds":-9223372036854775808}}"#),
        (SimulatedClock.fixed(milliseconds: 7), #"{"fixed":{"milliseconds":7}}"#),
        (ServiceAddress.simulator(catalog: nil), #"{"simulator":{}}"#),
        (ServiceAddress.simulator(catalog: "a b"), #"{"simulator":{"catalog":"a b"}}"#),
        (ServiceAddress.server(at: .appleMusic), #"{"server":{"at":"https://api.music.apple.com"}}"#),
        (ServiceAddress.recording("a.har"), #"{"recording":{"_0":"a.har"}}"#),
        (NowPlayingApp.music, #"{"music":{}}"#),
        (NowPlayingApp.app("Runner"), #"{"app":{"_0":"Runner"}}"#),
        (Offer.idle, #"{"idle":{}}"#),
        (Offer.loading(options), #"{"loading":\#(optionsText)}"#),
        (Offer.ready(options), #"{"ready":\#(optionsText)}"#),
        (Offer.presented(options), #"{"presented":\#(optionsText)}"#),
        (UserTokenCache.empty, #"{"empty":{}}"#),
        (UserTokenCache.held(held), #"{"held":\#(heldText)}"#),
        (UserTokenCache.suspect(held), #"{"suspect":\#(heldText)}"#),
        (UserTokenCache.dropped, #"{"dropped":{}}"#),
        (UserTokenCache.rechecked, #"{"rechecked":{}}"#),
        (UserTokenCache.renewed(held), #"{"renewed":\#(heldText)}"#),
        (AccountRecord.Content.untouched, #"{"untouched":{}}"#),
        (AccountRecord.Content.initial(day: 3), #"{"initial":{"day":3}}"#),
        (AccountRecord.Content.initial(day: 3, storefront: "jp"), #"{"initial":{"day":3,"storefront":"jp"}}"#),
        (AccountRecord.Content.changed(AccountData()), #"{"changed":{"_0":\#(text(of: AccountData()))}}"#),
    ]

    @Test func writesWhatTheCompilerWrote() {
        for (value, text) in Self.cases { #expect(Self.text(of: value) == text) }
    }

    @Test func readsWhatItWrites() throws {
        for (value, text) in Self.cases { try Self.check(value, is: text) }
    }

    /// An enum with the compiler's coding.
    private enum Compiled: Case {
        case plain
        case both(Int, label: String?)
    }

    @Test func writesAndReadsTheFormOfTheCompiler() throws {
        for (value, name) in [
            (Compiled.plain, "plain"), (.both(4, label: nil), "both"), (.both(4, label: "x"), "both"),
        ] {
            let coded = try JSONDecoder().decode(ReadCase.self, from: Data(Self.text(of: value).utf8)).coded
            #expect(coded.name == name)
            guard case .both(let number, let label) = value else { continue }
            #expect(try coded.value() == number)
            #expect(try coded.optionalValue("label") == label)
        }
    }

    @Test(arguments: [
        "{}", #"{"idle":{},"ready":{}}"#, #"{"gone":{}}"#, #"{"ready":{}}"#, #"{"ready":7}"#, "[]", "7", "null",
    ])
    func refusesWhatIsNoCase(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Offer.self, from: Data(text.utf8)) }
    }

    private typealias Case = Codable & Equatable & Sendable

    private struct ReadCase: Decodable {
        let coded: CodedCase

        init(from decoder: any Decoder) throws { coded = try CodedCase(from: decoder) }
    }

    private static func check<Value: Case>(_ value: Value, is text: String) throws {
        #expect(try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == value, "\(text)")
    }

    private static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    }
}
