/// The built-in talks, Markdown files embedded in the program.
package enum BuiltInTalks {
    package struct File: Sendable {
        /// The name that users type, such as `2017`.
        package let name: String
        /// The file's name in errors.
        package let file: String
        package let bytes: @Sendable () -> [UInt8]
    }

    /// The talks in the order of their years.
    package static let all: [File] = [
        File(name: "2017", file: "wwdc-2017.md") { PackageResources.wwdc_2017_md },
        File(name: "2021", file: "wwdc-2021.md") { PackageResources.wwdc_2021_md },
        File(name: "article", file: "article.md") { PackageResources.article_md },
    ]
}
