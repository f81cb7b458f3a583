/// A value for equality in a library request's filter.
public protocol MusicLibraryRequestFilterValueEquatable: Equatable {}

/// A value for membership in a library request's filter.
public protocol MusicLibraryRequestFilterValueMembershipComparable: Equatable {}

extension String: MusicLibraryRequestFilterValueEquatable, MusicLibraryRequestFilterValueMembershipComparable {}
extension Bool: MusicLibraryRequestFilterValueEquatable {}
