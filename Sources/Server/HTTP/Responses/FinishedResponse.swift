package import AppleMusicAPI
import HTTPTypes
import NIOCore
import TonearmSystem

/// A response in the form in which connections write it, built once.
package final class FinishedResponse: Sendable {
    package let response: Response
    /// The status and the header fields, with `Date`.
    let head: HTTPResponse
    let body: ByteBuffer
    /// The body that follows the head piece by piece; nil for a response that is complete.
    let stream: StreamedBody?
    /// The time of the header field `Date`, in seconds since 1970, by the system's clock.
    let date: Int

    package init(_ response: Response, stream: StreamedBody? = nil) {
        self.response = response
        self.stream = stream
        date = OperatingSystem.now
        var head = HTTPResponse(status: HTTPResponse.Status(code: response.status))
        for field in response.headers.fields {
            guard let name = HTTPField.Name(field.name) else { continue }
            head.headerFields.append(HTTPField(name: name, value: field.value))
        }
        head.headerFields[.date] = HTTPDate.text(date)
        self.head = head
        body = ByteBuffer(bytes: response.body.bytes)
    }
}
