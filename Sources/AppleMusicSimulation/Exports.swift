// The tests of an app import only this module.
@_exported public import AppleMusicAPI
@_exported public import MusicDevice
@_exported public import MusicWorld
