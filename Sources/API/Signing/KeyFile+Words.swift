/// The words for a broken key file, for the shell and the server.
extension KeyFile.Damage {
    /// The reason, as a clause about the file.
    package var reason: String {
        switch self {
        case .empty: "it is empty"
        case .literalNewlines: #"its line breaks are written as the two characters '\n'"#
        case .binary: "it is in DER, the binary form, and a key is read in PEM"
        case .certificate: "it holds a certificate, which cannot sign"
        case .frameMissing: "its lines '-----BEGIN PRIVATE KEY-----' and '-----END PRIVATE KEY-----' are missing"
        case .endMissing: "it is cut off: its line '-----END PRIVATE KEY-----' is missing"
        case .damagedText: "the text between its lines BEGIN and END is damaged"
        case .developerToken: "it holds a developer token, and not the key that signs tokens"
        case .wideText: "it is saved as UTF-16, and a key is ASCII"
        }
    }

    /// The command or step that repairs the file; nil if only the original helps.
    package var remedy: String? {
        switch self {
        case .literalNewlines: #"Turn them into line breaks: 'printf "%b" "$(cat FILE)" > AuthKey_ID.p8'."#
        case .binary: "Convert it: 'openssl pkcs8 -inform DER -in FILE -topk8 -nocrypt -out AuthKey_ID.p8'."
        case .frameMissing: "Write them as the first and the last line."
        case .developerToken: "Type 'token developer set' to use the token itself."
        case .wideText: "Convert it: 'iconv -f UTF-16 -t ASCII FILE > AuthKey_ID.p8'."
        case .empty, .certificate, .endMissing, .damagedText: nil
        }
    }
}
