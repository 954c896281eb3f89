/** Origin for relative document URLs of the loan service: the origin of the service, which may differ from the app's. */
export function termloanOrigin(): string {
  return new URL(CONFIGURATION.serviceUrls.termloan, window.location.origin).origin;
}
