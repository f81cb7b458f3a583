/// In what a request can be written down to be taken home.
package enum CodeLanguage: String, CaseIterable, Sendable {
    case curl
    /// MusicKit for Swift.
    case swift
    /// `URLSession` with `Codable` structs, as apps did it in 2017.
    case urlsession
    /// MusicKit on the Web.
    case javascript
    case python
    case kotlin

    /// What it is, in a few words.
    package var summary: String {
        switch self {
        case .curl: "a command for a system's shell"
        case .swift: "MusicKit for Swift; typed where there is a typed request"
        case .urlsession: "Swift with URLSession and Codable structs"
        case .javascript: "MusicKit on the Web"
        case .python: "Python with requests"
        case .kotlin: "Kotlin with the JDK's HTTP client"
        }
    }

    /// What a line of it begins with that is a comment.
    var commentMark: String {
        switch self {
        case .curl, .python: "#"
        case .swift, .urlsession, .javascript, .kotlin: "//"
        }
    }
}
