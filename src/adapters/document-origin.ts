/** Origin of relative document URLs of the loan service: the service's own, where it differs from the app's. */
export function documentOrigin(): string {
  return new URL(CONFIGURATION.hosts.termloan, window.location.origin).origin;
}
