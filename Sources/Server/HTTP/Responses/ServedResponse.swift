package import AppleMusicAPI

/// A service's response and its validity.
package struct ServedResponse: Sendable {
    package var response: Response
    /// The moment for which the response is valid; nil if it is valid for one request only.
    package var moment: Moment?
    /// The body, in place of the response's own; nil for a complete response.
    var stream: StreamedBody?

    package init(_ response: Response, moment: Moment? = nil) {
        self.response = response
        self.moment = moment
    }
}
