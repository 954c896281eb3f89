/** The origin that the loan service's papers are relative to: its own, where it is another one than the app's. */
export function paperOrigin(): string {
  return new URL(CONFIGURATION.hosts.termloan, window.location.origin).origin;
}
