import Console

enum TokenCommand: Command {
    static let description = CommandDescription(
        "token", .authorize, "Get, set, inspect and forget developer and user tokens.",
        discussion: """
            Only 'show' prints a token itself.
            - 'token developer inspect' lists the contents of a developer token, and every reason why the service \
            refuses it; its 401 names none.
            - 'token developer mint' signs with the demonstration key, which only the simulator accepts. With --key it \
            signs with yours, and the simulator learns the key's public half, as the developer portal does. Such a \
            token is minted again from the key's file shortly before it expires.
            - 'token developer forget' restores the automatic token.
            - 'set' alone asks for a token and does not show it.
            - 'token user set --from phone' copies the token of another device. On a device the service refuses it; in \
            Apple's simulator, which gets none of its own, the service accepts it.
            A service on the network has its own user tokens: 'token user request' opens a page for one in your \
            browser.
            """, examples: [
            "token developer", "token developer mint --life 1h --origin https://example.org", "token developer inspect",
            "token developer forget", "consent request --answer allow", "token user request", "token user",
            "token user forget",
        ])

    static let forms = [
        CommandForm(
            "developer inspect", "Show what is in a developer token, and why the service refuses it.",
            Developer.Inspect(), isDefault: true),
        CommandForm("developer show", "Print the developer token itself.", Developer.Show()),
        CommandForm("developer mint", "Mint a developer token, and use it from now on.", Developer.Mint()),
        CommandForm("developer set", "Use another developer token from now on.", Developer.SetToken()),
        CommandForm(
            "developer forget", "Forget the developer token, and use the automatic one.", Developer.Forget()),
        CommandForm("user inspect", "Show which user token the app holds.", User.Inspect(), isDefault: true),
        CommandForm("user show", "Print the user token itself.", User.Show()),
        CommandForm("user request", "Request a user token, as the app does.", User.Request()),
        CommandForm("user set", "Use another user token from now on.", User.SetToken()),
        CommandForm("user forget", "Forget the user token.", User.Forget()),
        CommandForm("developer request", "", Developer.Request(), isHidden: true),
        CommandForm("user mint", "", User.Mint(), isHidden: true),
    ]

    /// The position of tokens in typed lines, so that they are redacted.
    static let secret = SecretCommand(
        path: [["token"], ["user", "developer"], ["set", "inspect"]],
        others: ["show", "request", "forget", "mint", "help"],
        options: [
            "-o", "--output", "--from", "--life", "--origin", "--key", "--key-id", "--team", "--anyway",
            "--file", "--variable", "--stdin", "--script", "--port", "--no-browser",
        ])
}
