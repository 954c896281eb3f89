// Reference host of the loan app for iOS, part 2: the screen around the web view (docs/bridge.md).
// Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.
//
// Needs, beside parts 1 and 3:
//   Info.plist    NSCameraUsageDescription, NSLocationWhenInUseUsageDescription
//   entitlements  Associated Domains, applinks: with the host of loanOrigin; the scene delegate hands such a link to `open`
// The camera and the files of <input type="file"> need no code: WKWebView shows its own menu.
// iOS itself picks one of the apps that claim upi://. To let the merchant choose, ask `canOpenURL` for the schemes of the
// apps; it says yes only to those that LSApplicationQueriesSchemes in Info.plist names.

import SafariServices
import UIKit
import WebKit

@MainActor
final class TermLoanViewController: UIViewController {
    private let session: LoanSession
    private var loan: LoanView
    private var processGoneAt = Date.distantPast
    private let location = PhoneLocation()
    private let documents = DocumentViewer()

    /// - Parameter address: where to go on, of a link or of a restored scene; nil for the start of the app
    init(session: LoanSession, address: URL? = nil) {
        self.session = session
        let warm = address == nil ? WarmStart.take(session) : nil
        loan = warm ?? LoanView(session: session)
        super.init(nibName: nil, bundle: nil)
        if warm == nil, let start = address ?? URL(string: "\(loanOrigin)/termloan") { loan.load(start) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// To store in the scene's `NSUserActivity`, beside `merchantKey`: it is restored for the same merchant only.
    var address: URL? { originOf(loan.web.url) == loanOrigin ? loan.web.url : nil }

    /// A bank's page has led back to the app: its view closes, and exactly this address is loaded.
    func open(_ link: URL) {
        guard originOf(link) == loanOrigin else { return }
        dismiss(animated: false)
        loan.load(link)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(loan)
        // There is no back button. WebKit's own swipe goes back in the history, which is the page's to decide.
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
        swipe.edges = .left
        view.addGestureRecognizer(swipe)
        NotificationCenter.default.addObserver(
            self, selector: #selector(cameBack), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    private func show(_ shown: LoanView) {
        loan = shown
        shown.screen = self
        shown.web.navigationDelegate = self
        shown.web.uiDelegate = self
        shown.web.allowsBackForwardNavigationGestures = false
        shown.web.frame = view.bounds
        shown.web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown.web, at: 0)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        cameBack()
    }

    @objc private func cameBack() {
        loan.send("resume")
    }

    @objc private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .recognized { goBack() }
    }

    /// Connect the back button of your own bar as well.
    @objc func goBack() {
        if !loan.send("back") { leave() }
    }

    private func leave() {
        loan.close()
        guard let navigationController else { return dismiss(animated: true) }
        navigationController.popViewController(animated: true)
    }

    func handle(_ type: String, _ payload: [String: Any]) async throws -> [String: Any]? {
        switch type {
        case "back", "close":
            // After the answer has left.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.leave() }
        case "toast":
            toast(try text("message", of: payload))
        case "call":
            try await openApp("tel:\(try text("phone", of: payload))")
        case "openSettings":
            try await openApp(UIApplication.openSettingsURLString)
        case "shareOnWhatsApp":
            var whatsApp = URLComponents(string: "whatsapp://send")
            let fields = ["text": try text("text", of: payload), "phone": payload["phone"] as? String]
            whatsApp?.queryItems = fields.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
            try await openApp(whatsApp?.string ?? "")
        case "requestLocationPermission":
            guard await location.isAllowed() else { throw Refusal() }
        case "getLocation":
            return try await location.current()
        case "openUpiIntent":
            let address = try text("url", of: payload)
            guard address.lowercased().hasPrefix("upi://") else { throw Refusal() }
            try await openApp(address)
            return ["status": NSNull()] // Whether it is paid is the service's word.
        case "navigate":
            try await navigate(payload)
        case "openDocument":
            let credentials = try await session.credentials()
            present(try await documents.viewer(of: try text("url", of: payload), credentials), animated: true)
        default:
            throw Refusal(reason: "unsupported")
        }
        return nil
    }

    private func navigate(_ target: [String: Any]) async throws {
        if let name = target["screen"] as? String {
            guard let screen = session.screen(named: name) else { throw Refusal() }
            return present(screen, animated: true)
        }
        guard let url = URL(string: try text("url", of: target)) else { throw Refusal() }
        if originOf(url) == loanOrigin { return loan.load(url) }
        guard await openOutside(url) else { throw Refusal() }
    }
}

extension TermLoanViewController: WKNavigationDelegate, WKUIDelegate, SFSafariViewControllerDelegate {
    func webView(_ web: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        let isMainFrame = action.targetFrame?.isMainFrame ?? true
        if !isMainFrame || originOf(action.request.url) == loanOrigin { return .allow }
        if let url = action.request.url { _ = await openOutside(url) }
        return .cancel // What must not be opened is not loaded either.
    }

    /// A link with `target="_blank"`.
    func webView(
        _ web: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if let url = action.request.url { Task { await openOutside(url) } }
        return nil
    }

    func webView(
        _ web: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        let isOurs = frame.isMainFrame && originOf(origin) == loanOrigin
        decisionHandler(isOurs && type == .camera ? .grant : .deny)
    }

    /// Phones with little memory end the page's process. A page that ends it again at once is not loaded a third time.
    func webViewWebContentProcessDidTerminate(_ web: WKWebView) {
        guard Date().timeIntervalSince(processGoneAt) > 30 else { return leave() }
        processGoneAt = Date()
        web.reload()
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        cameBack()
    }

    /// Opens a link outside of the web view; false for what must not be opened at all, such as `file:` and `javascript:`.
    @discardableResult
    func openOutside(_ url: URL) async -> Bool {
        switch url.scheme?.lowercased() {
        case "https":
            let safari = SFSafariViewController(url: url)
            safari.delegate = self
            present(safari, animated: true)
            return true
        case "tel", "upi", "whatsapp":
            return await UIApplication.shared.open(url)
        default:
            return false
        }
    }

    private func openApp(_ address: String) async throws {
        guard let url = URL(string: address), await UIApplication.shared.open(url) else { throw Refusal() }
    }

    private func text(_ name: String, of payload: [String: Any]) throws -> String {
        guard let text = payload[name] as? String else { throw Refusal() }
        return text
    }

    private func toast(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .actionSheet)
        present(alert, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { alert.dismiss(animated: true) }
    }
}
