/** Origin for relative document URLs of the loan service: the origin of the service, which may differ from the app's. */
export function documentOrigin(): string {
  return new URL(CONFIGURATION.hosts.termloan, window.location.origin).origin;
}
