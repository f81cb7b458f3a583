import AppleMusicAPI

/// The style and the scripts of the pages, which are embedded in the program. They contain nothing of a world, so they
/// need no link: the pages that refuse use the style, too.
enum PageFile: String {
    case style = "style.css"
    case script = "script.js"
    case classScript = "class.js"

    var response: Response {
        let (type, bytes) =
            switch self {
            case .style: ("text/css; charset=utf-8", PackageResources.inspector_css)
            case .script: ("text/javascript; charset=utf-8", PackageResources.inspector_js)
            case .classScript: ("text/javascript; charset=utf-8", PackageResources.class_js)
            }
        return Response(status: 200, headers: Headers([("Content-Type", type)]), body: .bytes(bytes))
    }
}
