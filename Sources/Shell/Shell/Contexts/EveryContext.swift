/// All contexts together, which a shell provides. `Action.run` requires it, but each action accepts a smaller context.
typealias EveryContext = AttachmentContext & DeviceContext & LessonContext & RequestContext & ScreenContext
    & ServiceChoiceContext & TokenContext

// The combined contexts of commands that need several parts of a shell.

/// The context for repeating a request until a condition is true.
typealias RepeatingContext = RequestContext & ScreenContext

/// The context for players, and for requests about their music.
typealias PlayContext = DeviceContext & RequestContext

/// The context for the authorization flow or an offer, with requests.
typealias AuthorizationRequestContext = DeviceContext & RequestContext & ScreenContext

/// The context for setting a user token.
typealias UserTokenContext = DeviceContext & TokenContext

/// The context for requesting a user token.
typealias UserTokenRequestContext = AttachmentContext & DeviceContext & TokenContext

/// The context for replacing the session by a saved one.
typealias SessionLoadContext = ServiceChoiceContext & TokenContext

/// The context for showing the whole session and its pending work.
typealias OverviewContext = ServiceChoiceContext & TokenContext

/// The context for checking files, tokens and the service.
typealias DoctorContext = RequestContext & ServiceChoiceContext & TokenContext

/// The context for checking lessons, with progress.
typealias LessonCheckContext = LessonContext & ScreenContext
