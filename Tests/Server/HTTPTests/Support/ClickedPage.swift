import AppleMusicAPI

/// A page in a browser without a window, on which a test clicks and types.
///
/// Elements are named by CSS selectors. Only elements that a user can see and reach are clicked.
struct ClickedPage: Sendable {
    private let browser: CommandedBrowser

    /// The time in seconds after which a page that does not change as expected has failed. Only a hang reaches it.
    private static let patience = 900

    init() async throws { browser = try await CommandedBrowser() }

    func open(_ address: String) async throws {
        let answer = try await browser.send("Page.navigate", ["url": .string(address)])
        if let reason = answer["errorText"]?.string { throw CommandedBrowser.Failure(reason: reason) }
    }

    /// Clicks an element.
    /// - Parameter accepts: the answer to a question that the page asks then.
    /// - Returns: the question; nil if the page asked none.
    @discardableResult
    func click(_ selector: String, accepting accepts: Bool = true) async throws -> String? {
        let script = """
            (() => {
              const found = document.querySelector(\(Self.quoted(selector)));
              found.scrollIntoView({ block: 'center', behavior: 'instant' });
              const box = found.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              if (found.disabled || !found.contains(top)) throw new Error('a user cannot click the element');
              found.click();
            })()
            """
        await browser.answerQuestions(accepting: accepts)
        _ = try await run(script, about: selector)
        return await browser.question
    }

    /// Replaces the text of a field.
    func type(_ text: String, into selector: String) async throws {
        _ = try await run("document.querySelector(\(Self.quoted(selector))).focus()", about: selector)
        _ = try await run("document.activeElement.select()", about: selector)
        _ = try await browser.send("Input.insertText", ["text": .string(text)])
    }

    /// Chooses the option of a list.
    func choose(_ value: String, in selector: String) async throws {
        let script = "document.querySelector(\(Self.quoted(selector))).value = \(Self.quoted(value))"
        _ = try await run(script, about: selector)
    }

    /// Waits until the visible text of an element contains a text, and returns the visible text. A single space
    /// replaces line breaks and other white space.
    /// - Parameter isPresent: false to wait until the element does not contain the text.
    @discardableResult
    func text(
        _ selector: String, with part: String = "", isPresent: Bool = true
    ) async throws -> String {
        let quoted = Self.quoted(selector)
        let word = isPresent ? "with" : "without"
        return try await wait(
            """
            () => {
              const text = document.querySelector(\(quoted))?.innerText.replace(/\\s+/g, ' ').trim();
              return text !== undefined && text.includes(\(Self.quoted(part))) === \(isPresent) ? text : undefined;
            }
            """, about: "\(selector) \(word) '\(part)'"
        ).string ?? ""
    }

    /// Waits until a selector finds a number of visible elements.
    func count(_ selector: String, is count: Int) async throws {
        _ = try await wait(
            """
            () => [...document.querySelectorAll(\(Self.quoted(selector)))]
              .filter((found) => found.checkVisibility()).length === \(count) || undefined
            """, about: "\(count) \(selector)")
    }

    /// Returns the value of an expression, or of its promise.
    func value(_ expression: String) async throws -> JSON { try await run(expression, about: expression) }

    /// Waits until a function of the page returns a value other than undefined, and returns the value.
    ///
    /// The function is called again after each change of the document. A new document is waited for as well.
    private func wait(_ function: String, about subject: String) async throws -> JSON {
        let script = """
            new Promise((done, fail) => {
              const found = \(function);
              const observer = new MutationObserver(() => check());
              const end = (action, value) => { observer.disconnect(); clearTimeout(timer); action(value); };
              const check = () => { const value = found(); if (value !== undefined) end(done, value); };
              const timer = setTimeout(
                () => end(fail, new Error(`did not appear in: ${document.body.innerText}`)), \(Self.patience)000);
              observer.observe(document,
                { subtree: true, childList: true, characterData: true, attributes: true });
              check();
            })
            """
        while true {
            do { return try await run(script, about: subject) } catch let failure as CommandedBrowser.Failure {
                if !Self.replacements.contains(where: failure.reason.contains) { throw failure }
            }
        }
    }

    /// The failures of a command whose document was replaced by another.
    private static let replacements = [
        "Inspected target navigated", "Execution context was destroyed", "Cannot find default execution context",
    ]

    /// Runs a script as if a user had caused it.
    private func run(_ script: String, about subject: String) async throws -> JSON {
        let answer = try await browser.send(
            "Runtime.evaluate",
            ["expression": .string(script), "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let reason = answer["exceptionDetails"]?["exception"]?["description"]?.string {
            throw CommandedBrowser.Failure(reason: "\(subject): \(reason)")
        }
        return answer["result"]?["value"] ?? .null
    }

    /// Returns a text as a literal of JavaScript.
    private static func quoted(_ text: String) -> String { String(decoding: JSON.string(text).bytes, as: UTF8.self) }
}
