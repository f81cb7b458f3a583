import AppleMusicAPI
import TonearmArguments

/// A command of the program that the shell does not have.
enum ProgramCommand: String, CaseIterable {
    case run, join, serve, `class`, openapi

    var abstract: String {
        switch self {
        case .run: "Run a script of commands; stops at the first that fails, unless --keep-going is given."
        case .join: "Enter a class by the link that the teacher gave you: begin its lesson, or go on where you were."
        case .serve: ServingHelp.serve.abstract
        case .class: ServingHelp.class.abstract
        case .openapi: "Print the API's description as OpenAPI 3.1."
        }
    }

    /// The text of `help serve` and `serve --help`.
    var help: [String] {
        switch self {
        case .serve: ServingHelp.serve.lines
        case .class: ServingHelp.class.lines
        case .run: ["OVERVIEW: \(abstract)", "", "USAGE: tonearm run FILE", "", "  FILE", "      The script."]
        case .join: ["OVERVIEW: \(abstract)", "", "USAGE: tonearm join LINK", "", "  LINK", "      The link."]
        case .openapi: ["OVERVIEW: \(abstract)", "", "USAGE: tonearm openapi"]
        }
    }

    /// The API's description.
    static var description: String {
        String(decoding: JSONLayout.pretty(OpenAPI(schema: .appleMusic).json.bytes), as: UTF8.self)
    }
}
