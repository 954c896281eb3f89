// Reference host of the loan app for iOS, part 4: reading aloud (docs/bridge.md).
// Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.

import AVFoundation

/// The phone's own voice. The text is not logged and not kept.
@MainActor
final class LoanVoice: NSObject, AVSpeechSynthesizerDelegate {
    private let synthesizer = AVSpeechSynthesizer()
    private var reading: (utterance: AVSpeechUtterance, waiting: CheckedContinuation<Bool, Never>)?

    override init() {
        super.init()
        synthesizer.delegate = self
    }

    /// Of the app's languages, those that this phone reads.
    var languages: [String] {
        ["en", "hi", "mr"].filter { voice(for: $0) != nil }
    }

    private func voice(for language: String) -> AVSpeechSynthesisVoice? {
        let prefix = language.prefix(2)
        let voices = AVSpeechSynthesisVoice.speechVoices().filter { $0.language.prefix(2) == prefix }
        return voices.first { $0.language.hasSuffix("IN") } ?? voices.first
    }

    /// Reads the text, instead of what is being read. Whether it was read to its end.
    func read(_ text: String, in language: String) async -> Bool {
        stop()
        guard let voice = voice(for: language) else { return false }
        // Heard also where the phone is switched to silent: somebody has tapped on Listen.
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: .duckOthers)
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = voice
        return await withCheckedContinuation { waiting in
            reading = (utterance, waiting)
            synthesizer.speak(utterance)
        }
    }

    func stop() {
        synthesizer.stopSpeaking(at: .immediate)
        if let utterance = reading?.utterance { finish(utterance, isReadToEnd: false) }
    }

    private func finish(_ utterance: AVSpeechUtterance, isReadToEnd: Bool) {
        guard let reading, reading.utterance === utterance else { return }
        self.reading = nil
        reading.waiting.resume(returning: isReadToEnd)
        try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
    }

    nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        Task { @MainActor in finish(utterance, isReadToEnd: true) }
    }

    nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        Task { @MainActor in finish(utterance, isReadToEnd: false) }
    }
}
