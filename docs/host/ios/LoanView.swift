// Reference host of the loan app for iOS, part 1: the web view, its channel and its warm start (docs/bridge.md).
// Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.
//
// Needs iOS 15, and the Swift 5 language mode. Part 2 is TermLoanViewController.swift, part 3 LoanCapabilities.swift, part 4 LoanVoice.swift.

import UIKit
import WebKit

/// Of the loan app: scheme, host, and the port if it is not the scheme's own.
let loanOrigin = "https://loans.example"
/// Origins of the loan services. Documents of other origins are fetched without the merchant's credentials.
let loanServices: Set<String> = [loanOrigin]

/// What your app knows of the merchant who is signed in. The dictionaries have the shapes of messages.schema.json.
protocol LoanSession: AnyObject {
    var merchantKey: String { get }
    var device: [String: String] { get }
    func credentials() async throws -> [String: Any]
    /// A token of the same merchant. Never another merchant's.
    func freshToken() async throws -> [String: Any]
    func screen(named name: String) -> UIViewController?
}

struct Refusal: Error {
    var reason = "refused"
}

func originOf(_ url: URL?) -> String {
    guard let url, let scheme = url.scheme, let host = url.host else { return "" }
    return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")"
}

func originOf(_ origin: WKSecurityOrigin) -> String {
    // The port is 0 when it is the scheme's own.
    "\(origin.protocol)://\(origin.host)\(origin.port == 0 ? "" : ":\(origin.port)")"
}

/// The web view with its channel. Kept warm, it is there before the screen that shows it.
@MainActor
final class LoanView: NSObject, WKScriptMessageHandlerWithReply {
    let web: WKWebView
    let session: LoanSession
    private let voice = LoanVoice()
    weak var screen: TermLoanViewController?

    private var isOurs: Bool { originOf(web.url) == loanOrigin }

    init(session: LoanSession) {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true // The preview of the selfie.
        web = WKWebView(frame: .zero, configuration: configuration)
        self.session = session
        super.init()
        // In the world of the page, whose scripts use it. A plain WKScriptMessageHandler could not answer the page that asked.
        web.configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "loanHost")
    }

    /// The channel keeps this object: without this call it is never released.
    func close() {
        voice.stop()
        web.configuration.userContentController.removeScriptMessageHandler(forName: "loanHost", contentWorld: .page)
        web.removeFromSuperview()
    }

    func load(_ url: URL) {
        web.load(URLRequest(url: url))
    }

    // Frames and pages of other origins have the object as well: only a message of our page is answered.
    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        let frame = message.frameInfo
        guard frame.isMainFrame, originOf(frame.securityOrigin) == loanOrigin,
              let json = message.body as? String,
              let request = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        else { return (nil, "not for this page") }
        let type = request["version"] as? Int == 1 ? request["type"] as? String ?? "" : "of a later version"
        var answer: [String: Any] = ["version": 1, "type": "answer", "id": request["id"] as? String ?? ""]
        do {
            let payload = try await handle(type, request["payload"] as? [String: Any] ?? [:])
            answer["ok"] = true
            answer["payload"] = payload
        } catch {
            answer["ok"] = false
            answer["reason"] = (error as? Refusal)?.reason ?? "refused"
        }
        // Another page may be shown by now: a token must not go to it.
        guard isOurs else { return (nil, "the page is gone") }
        if ["toast", "stopSpeaking", "close"].contains(type) { return (nil, nil) } // They have no answer.
        guard let data = try? JSONSerialization.data(withJSONObject: answer) else { return (nil, "no JSON") }
        return (String(decoding: data, as: UTF8.self), nil)
    }

    private func handle(_ type: String, _ payload: [String: Any]) async throws -> [String: Any]? {
        switch type {
        case "hello":
            return ["device": session.device, "credentials": try await session.credentials(),
                    "language": Locale.preferredLanguages.first ?? "en", "speaks": voice.languages]
        case "refreshToken":
            return try await session.freshToken()
        case "speak":
            guard let text = payload["text"] as? String, let language = payload["language"] as? String,
                  await voice.read(text, in: language)
            else { throw Refusal() }
            return nil
        case "stopSpeaking":
            voice.stop()
            return nil
        default:
            guard let screen else { throw Refusal() }
            return try await screen.handle(type, payload)
        }
    }

    /// Sends `back` or `resume`, which carry no secret; false where no page of ours would hear it.
    @discardableResult
    func send(_ event: String) -> Bool {
        guard isOurs else { return false }
        let script = "window.onLoanHostMessage?.('{\"version\": 1, \"type\": \"\(event)\"}')"
        web.evaluateJavaScript(script, completionHandler: nil)
        return true
    }
}

/// A web view that is loaded before it is shown. Discard it when memory is short, and when the account changes.
@MainActor
enum WarmStart {
    private static var kept: LoanView?

    /// Call it when somebody is signed in and the tile that leads to the loans is on the screen.
    /// - Parameter isExpensive: of `NWPath`, or its `isConstrained`: unrequested bytes cost a shopkeeper money.
    static func prepare(_ session: LoanSession, isExpensive: Bool) {
        guard kept == nil, !isExpensive, let url = URL(string: "\(loanOrigin)/termloan") else { return }
        kept = LoanView(session: session)
        kept?.load(url)
    }

    static func take(_ session: LoanSession) -> LoanView? {
        if kept?.session.merchantKey != session.merchantKey { discard() }
        defer { kept = nil }
        return kept
    }

    static func discard() {
        kept?.close()
        kept = nil
    }
}

/// Nothing of a merchant may be left when another one signs in. Dismiss the screen as well.
@MainActor
func forgetMerchant() async {
    WarmStart.discard()
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    await WKWebsiteDataStore.default().removeData(ofTypes: types, modifiedSince: .distantPast)
}
