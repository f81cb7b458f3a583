import HTTPTypes

/// The header fields of a request in which each list is one field.
///
/// A client may split a list into several fields of one name (RFC 9110 §5.3). Over HTTP/2, browsers send each cookie in
/// a field of its own (RFC 9113 §8.2.3). Other fields stay as they are: one that is repeated although it has a single
/// value, such as `Authorization`, counts with its first value.
enum JoinedFields {
    /// The separators of the lists that this program reads, by their names in lower case.
    private static let separators = [
        "accept": ", ", "accept-encoding": ", ", "accept-language": ", ", "access-control-request-headers": ", ",
        "cookie": "; ", "if-match": ", ", "if-none-match": ", ", "purpose": ", ", "sec-purpose": ", ",
    ]

    /// Returns names and values in their order. A joined field is at the place of its first part.
    static func fields(of head: HTTPFields) -> [(String, String)] {
        var joined: [(String, String)] = []
        joined.reserveCapacity(head.count + 1)
        var places: [String: Int] = [:]
        for field in head {
            let name = field.name.canonicalName
            guard let separator = separators[name] else {
                joined.append((field.name.rawName, field.value))
                continue
            }
            if let place = places[name] {
                joined[place].1 += separator + field.value
            } else {
                places[name] = joined.count
                joined.append((field.name.rawName, field.value))
            }
        }
        return joined
    }
}
