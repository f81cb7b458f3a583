/// All contexts together, which a shell provides. `Action.run` requires it, but each action accepts a smaller context.
typealias EveryContext = AuthorContext & AuthorizationContext & EditorContext & HistoryContext & LessonContext
    & PerformanceContext & PersonContext & PlayerContext & ProgramContext & RecordingContext & RefusalContext
    & RequestContext & ScreenContext & ServiceChoiceContext & StatusContext & StoreContext & TokenContext & WatchContext
    & WorldFileContext & AttachmentContext

// The combined contexts of commands that need several parts of a shell.

/// The context for repeating a request until a condition is true.
typealias RepeatingContext = RequestContext & ScreenContext & WatchContext

/// The context for players, and for requests about their music.
typealias PlayContext = PlayerContext & RequestContext

/// The context for the authorization flow or an offer, with requests.
typealias AuthorizationRequestContext = AuthorizationContext & RequestContext & ScreenContext

/// The context for setting a developer token.
typealias TokenEntryContext = AuthorContext & PersonContext & TokenContext

/// The context for setting a user token.
typealias UserTokenContext = AuthorContext & DeviceContext & PersonContext & TokenContext

/// The context for requesting a user token.
typealias UserTokenRequestContext = AttachmentContext & AuthorContext & AuthorizationContext & PersonContext
    & TokenContext

/// The context for replacing the session by a saved one.
typealias SessionLoadContext = AuthorContext & ServiceChoiceContext & StoreContext

/// The context for showing the whole session and its pending work.
typealias OverviewContext = ServiceChoiceContext & StatusContext & TokenContext

/// The context for checking files, tokens and the service.
typealias DoctorContext = RequestContext & ServiceChoiceContext & StoreContext & TokenContext

/// The context for explaining a refusal, also one by the server of an attached world.
typealias ExplanationContext = AttachmentContext & RefusalContext

/// The context for checking lessons, with progress.
typealias LessonCheckContext = LessonContext & PerformanceContext & ScreenContext
