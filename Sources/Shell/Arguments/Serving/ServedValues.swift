// The kinds of values that serving takes. Each is any text, which the server checks.

/// A path that a system shell can complete.
package protocol PathValue: TextValue {}

struct ServedFile: PathValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "FILE", example: "ready.json")
}

struct ServedFolder: PathValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "FOLDER", example: "feed")
}

struct LearnersValue: PathValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "FILE|N", example: "12")
}

struct HostAndPort: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "HOST:PORT", example: "127.0.0.1:8502")
}

struct ServedName: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "NAME", example: "music.test")
}

struct OriginValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "ORIGIN", example: "https://music.test")
}

struct TeamValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "ID", example: "TEAMID1234")
}

struct FaultValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "FAULT", example: "503", mayBeginWithHyphen: true)
}

struct ClockValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "TIME", example: "2027-01-01T00:00:00Z", mayBeginWithHyphen: true)
}

struct EraValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "YEAR", example: "2017")
}

struct LessonValue: TextValue {
    let text: String
    static let traits = ArgumentTraits(placeholder: "LESSON", example: "tour")
}

extension FieldVisitor {
    /// Visits an option whose value is kept as text.
    mutating func option<V: TextValue>(
        _ name: String, _ property: inout String, _: V.Type, _ summary: String
    ) {
        var value = V(text: property)
        option(name, &value, summary)
        property = value.text
    }

    /// Visits an option whose value is kept as text; nil without the option.
    mutating func option<V: TextValue>(
        _ name: String, _ property: inout String?, _: V.Type, _ summary: String
    ) {
        var value = property.map { V(text: $0) }
        option(name, &value, summary)
        property = value?.text
    }

    /// Visits an option that can be repeated, whose values are kept as texts.
    mutating func option<V: TextValue>(
        _ name: String, _ property: inout [String], _: V.Type, _ summary: String
    ) {
        var values = property.map { V(text: $0) }
        option(name, &values, summary)
        property = values.map(\.text)
    }
}
