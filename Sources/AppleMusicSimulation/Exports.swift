// A test of an app imports this module alone.
@_exported public import AppleMusicAPI
@_exported public import MusicDevice
@_exported public import MusicWorld
