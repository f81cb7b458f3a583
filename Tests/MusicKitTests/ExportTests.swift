import MusicKit
import Testing
