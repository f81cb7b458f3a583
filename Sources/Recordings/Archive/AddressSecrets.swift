import AppleMusicAPI
import Console

/// Redaction of secrets in URLs of archives from other programs: browsers store `?access_token=…` as it was sent.
package enum AddressSecrets {
    /// Redacts a URL, or a path and query: the values of secret parameters, and a password before the host.
    package static func hidden(in address: String) -> String {
        guard let mark = address.firstIndex(of: "?") else { return Secrets().hidden(inLine: address) }
        let query = address[address.index(after: mark)...]
        let end = query.firstIndex(of: "#") ?? query.endIndex
        let parts = query[..<end].split(separator: "&", omittingEmptySubsequences: false).map { part -> String in
            guard let equals = part.firstIndex(of: "="),
                Secrets.isSecret(name: PercentEncoding.decode(part[..<equals], plusIsSpace: true))
            else { return String(part) }
            return String(part[...equals]) + Secrets.placeholder
        }
        return Secrets().hidden(inLine: String(address[...mark]) + parts.joined(separator: "&") + String(query[end...]))
    }
}
