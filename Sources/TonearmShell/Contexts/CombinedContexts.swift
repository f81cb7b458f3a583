// The contexts of commands that need several parts of a shell, by the work that they do.

/// A request is sent again and again until a condition holds.
typealias RepeatingContext = RequestContext & ScreenContext & WatchContext

/// Players, and the service that is asked for what they play.
typealias PlayContext = PlayerContext & RequestContext

/// The authorization flow or an offer, with requests.
typealias AuthorizationRequestContext = AuthorizationContext & RequestContext & ScreenContext

/// A developer token is set.
typealias TokenEntryContext = AuthorContext & PersonContext & TokenContext

/// A user token is set.
typealias UserTokenContext = AuthorContext & DeviceContext & PersonContext & TokenContext

/// A user token is requested.
typealias UserTokenRequestContext = AttachmentContext & AuthorContext & AuthorizationContext & PersonContext
    & TokenContext

/// A saved session replaces the present one.
typealias SessionLoadContext = AuthorContext & ServiceContext & StoreContext

/// The session is shown as a whole, with what goes on.
typealias OverviewContext = ServiceContext & StatusContext & TokenContext

/// Files, tokens and the service are checked.
typealias DoctorContext = RequestContext & ServiceContext & StoreContext & TokenContext

/// Lessons are checked, with progress.
typealias LessonCheckContext = LessonContext & PerformanceContext & ScreenContext
