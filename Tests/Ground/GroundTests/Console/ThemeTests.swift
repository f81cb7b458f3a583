import Foundation
import Testing
import TonearmConsole

@Suite struct ThemeTests {
    private static let styles: [StyledText.Style] = [
        .plain, .strong, .faint, .hint, .command, .call, .on, .off, .error, .warning, .quoted, .option, .variable,
        .row, .comment,
    ]

    /// xterm's values of the 16 colors, each component from 0 to 255.
    private static let sixteen: [[Double]] = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205], [229, 229, 229],
        [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255],
        [255, 255, 255],
    ]

    /// Returns the color selected by parameters, or nil if they select no color.
    private static func color(of code: String) -> [Double]? {
        let numbers = code.split(separator: ";").compactMap { Int($0) }
        if numbers.count == 3, numbers[0] == 38, numbers[1] == 5 {
            let index = numbers[2]
            if index < 16 { return sixteen[index] }
            if index >= 232 { return Array(repeating: Double(8 + 10 * (index - 232)), count: 3) }
            let steps = [0.0, 95, 135, 175, 215, 255]
            return [steps[(index - 16) / 36], steps[(index - 16) / 6 % 6], steps[(index - 16) % 6]]
        }
        guard let number = numbers.first else { return nil }
        return (30...37).contains(number)
            ? sixteen[number - 30] : (90...97).contains(number) ? sixteen[number - 82] : nil
    }

    /// Returns the relative luminance as defined by WCAG 2.2.
    private static func luminance(_ color: [Double]) -> Double {
        let parts = color.map { part in
            let share = part / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private static func contrast(_ one: [Double], _ other: [Double]) -> Double {
        let (dark, light) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test func `contrast is computed as in WCAG`() {
        #expect(abs(Self.contrast([0, 0, 0], [255, 255, 255]) - 21) < 0.01)
        #expect(abs(Self.contrast([118, 118, 118], [255, 255, 255]) - 4.54) < 0.01)
    }

    @Test(arguments: [Theme.dark, .light], [true, false])
    func `every color of a theme is readable on its background`(theme: Theme, hasManyColors: Bool) {
        let background = Array(repeating: theme == .dark ? 0.0 : 255, count: 3)
        for style in Self.styles {
            guard let code = theme.code(of: style, hasManyColors: hasManyColors), let color = Self.color(of: code)
            else { continue }
            #expect(Self.contrast(color, background) >= 4.5, "\(style) of \(theme): \(code)")
        }
    }

    @Test(arguments: Theme.allCases, [true, false])
    func `on, off, typed, called and dimmed text have different looks`(
        theme: Theme, hasManyColors: Bool
    ) {
        func code(_ style: StyledText.Style) -> String? { theme.code(of: style, hasManyColors: hasManyColors) }
        #expect(code(.on) != code(.off))
        #expect(code(.hint) != code(.plain))
        #expect(code(.call) != code(.faint) && code(.call) != nil)
        for style in [StyledText.Style.quoted, .option, .variable, .row] {
            #expect(code(style) != code(.plain) && code(style) != code(.error), "\(style)")
        }
        #expect(code(.quoted) != code(.option) && code(.command) != code(.error))
    }
}
