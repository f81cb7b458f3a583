import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole
import TonearmSystem

/// The link of `tonearm join LINK`. After `#ca=` it has the certificate of the server's own authority, so that the line
/// works on a machine that has never heard of it.
struct ClassLink {
    /// The link to the learner's world.
    let link: String
    /// The DER of the authority's certificate; nil for a server that the system trusts.
    private let certificate: [UInt8]?

    private static let mark = "#ca="

    /// - Returns: nil for another command.
    /// - Throws: `Failure` if there is not one link, or its end is damaged.
    init?(_ command: [String]) throws(Failure) {
        guard command.first == "join" else { return nil }
        guard command.count == 2 else {
            throw Failure.usage(
                "Cannot join a class", "one link is needed, not \(command.count - 1)",
                next: "Paste the line that the teacher gave you: tonearm join LINK")
        }
        let text = command[1]
        guard let range = text.firstRange(of: Self.mark) else {
            (link, certificate) = (text, nil)
            return
        }
        link = String(text[..<range.lowerBound])
        guard let bytes = Base64URL.decode(String(text[range.upperBound...])), bytes.first == 0x30 else {
            throw Failure.usage(
                "Cannot join a class", "the link is cut off: the certificate at its end cannot be read",
                next: "Paste the whole line that the teacher gave you: tonearm join LINK")
        }
        certificate = bytes
    }

    /// Writes the certificate to the state folder, and returns the path of the file; nil if the link has none.
    func authority(in folder: String?) throws(Failure) -> String? {
        guard let certificate else { return nil }
        guard let folder else {
            throw Failure(
                "Cannot join a class", "there is no folder to keep its certificate in",
                next: "Set HOME or XDG_STATE_HOME.")
        }
        let path = "\(folder)/authorities/\(Digits.hexadecimal(FNV1a.hash(certificate))).pem"
        if let error = PrivateFile.replace(path, with: Array(Self.pem(certificate).utf8)) {
            throw Failure(
                "Cannot write '\(path)'", "\(error)", next: "Check the folder's permissions and the free space.")
        }
        return path
    }

    /// Returns a certificate in PEM (RFC 7468).
    private static func pem(_ der: [UInt8]) -> String {
        var text = Base64URL.encode(der).replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        var lines = ["-----BEGIN CERTIFICATE-----"]
        var rest = text[...]
        while !rest.isEmpty {
            lines.append(String(rest.prefix(64)))
            rest = rest.dropFirst(64)
        }
        return (lines + ["-----END CERTIFICATE-----", ""]).joined(separator: "\n")
    }
}
