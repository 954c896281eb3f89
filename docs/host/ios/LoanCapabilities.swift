// Reference host of the loan app for iOS, part 3: location and documents (docs/bridge.md).
// Its syntax is checked in our tests. It was never compiled and never run here: open /sandbox/host-check in yours.

import CoreLocation
import QuickLook

/// Where the phone is. Personal data: never logged.
@MainActor
final class PhoneLocation: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var permission: CheckedContinuation<Bool, Never>?
    private var location: CheckedContinuation<CLLocation?, Never>?

    private var isGranted: Bool {
        [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus)
    }

    override init() {
        super.init()
        manager.delegate = self
    }

    /// Asks for the permission where it was never asked for.
    func isAllowed() async -> Bool {
        guard manager.authorizationStatus == .notDetermined else { return isGranted }
        permission?.resume(returning: false)
        return await withCheckedContinuation { waiting in
            permission = waiting
            manager.requestWhenInUseAuthorization()
        }
    }

    func current() async throws -> [String: Any] {
        guard await isAllowed() else { throw Refusal() }
        location?.resume(returning: nil)
        let found = await withCheckedContinuation { (waiting: CheckedContinuation<CLLocation?, Never>) in
            location = waiting
            manager.requestLocation()
        }
        guard let found else { throw Refusal() }
        let point = found.coordinate
        return ["latitude": point.latitude, "longitude": point.longitude, "accuracy": found.horizontalAccuracy]
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus != .notDetermined else { return }
        permission?.resume(returning: isGranted)
        permission = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations found: [CLLocation]) {
        location?.resume(returning: found.last)
        location = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        location?.resume(returning: nil)
        location = nil
    }
}

/// Fetches a document with the merchant's credentials, and shows it.
@MainActor
final class DocumentViewer: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate, URLSessionTaskDelegate {
    private var file: URL?

    func viewer(of address: String, _ credentials: [String: Any]) async throws -> UIViewController {
        guard let url = URL(string: address), url.scheme == "https" else { throw Refusal() }
        var request = URLRequest(url: url)
        if loanServices.contains(originOf(url)) {
            if let token = credentials["token"] as? String {
                request.setValue("Bearer \(token)", forHTTPHeaderField: "authorization")
            }
            if let id = credentials["businessId"] as? String {
                request.setValue(id, forHTTPHeaderField: "x-business-id")
            }
        }
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request, delegate: self)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Refusal() }
        let kind = ((response.suggestedFilename ?? "") as NSString).pathExtension
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("document.\(kind == "" ? "pdf" : kind)")
        try data.write(to: file, options: [.atomic, .completeFileProtection])
        self.file = file
        let preview = QLPreviewController()
        preview.dataSource = self
        preview.delegate = self
        return preview
    }

    /// A redirect would carry the credentials to another server.
    nonisolated func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest? {
        nil
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
        file == nil ? 0 : 1
    }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        file as NSURL? ?? NSURL()
    }

    /// Documents are personal.
    func previewControllerDidDismiss(_ controller: QLPreviewController) {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }
}
