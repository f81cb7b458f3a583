# A formula for Homebrew on macOS. 'make dist' fills in the address and the digest of the source.
class Tonearm < Formula
  desc "Interactive shell for the Apple Music API, with a simulator"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on xcode: ["26.0", :build]
  depends_on :macos

  def install
    # SwiftPM cannot make a sandbox inside that of Homebrew.
    system "make", "serve-build", "live-build", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    assert_match "Born to Run", shell_output("#{bin}/tonearm albums 310730204")
  end
end
