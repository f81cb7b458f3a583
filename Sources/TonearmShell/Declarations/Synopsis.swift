/// The synopsis of a command's arguments and options: `RELATIONSHIP`, `[--limit N]`.
enum Synopsis {
    static func argument(_ field: Field) -> String {
        let text = (field.kind?.placeholder ?? "") + (field.isRepeating ? "…" : "")
        return field.isRequired ? text : "[\(text)]"
    }

    /// Returns the syntax of an option, such as `--limit N`, `-o FORM` or `--top`.
    static func option(_ field: Field) -> String {
        let name = field.short.map { "-\($0)" } ?? "--\(field.name)"
        let value = field.kind.map { " \($0.placeholder)" } ?? ""
        return name + value + (field.isRepeating ? " …" : "")
    }
}
