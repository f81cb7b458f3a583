import AppleMusicAPI
import TonearmSigning

/// Reads tokens: the input itself or, after a `{`, the JSON of a token's parts, one a line.
enum TokenHarness {
    private static let now = 1_795_253_400
    private static let known = DeveloperTokenCheck(
        signers: .keys([DeveloperKey.demonstration.publicKey]), now: now)
    private static let anyone = DeveloperTokenCheck(signers: .anyone, now: now)

    static func run(_ input: [UInt8]) throws {
        let text = text(input)
        let request = Request(.get, "/", headers: Headers([("Authorization", text)]))
        let flaws = known.flaws(of: request)
        try require(!flaws.isEmpty, "it is let in, and nobody signed it: \(text)")
        let bearer = text.hasPrefix("Bearer ") ? String(text.dropFirst(7)) : text
        _ = anyone.flaws(of: bearer, origin: "http://localhost")
        guard let token = DeveloperToken(bearer) else { return }
        try require(!token.isSigned(by: DeveloperKey.demonstration.publicKey), "it is signed, and nobody did it")
        _ = (token.life, token.origins, token.signatureSize, known.signer(of: token))
        for part in bearer.split(separator: ".") {
            if let bytes = Base64URL.decode(part) {
                try require(Base64URL.encode(bytes) == part, "two texts of \(part)")
            }
        }
    }

    private static func text(_ input: [UInt8]) -> String {
        guard input.first == UInt8(ascii: "{") else { return String(decoding: input, as: UTF8.self) }
        let parts = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return "Bearer " + parts.map { Base64URL.encode($0) }.joined(separator: ".")
    }
}
