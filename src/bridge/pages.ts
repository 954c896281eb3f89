/** Whether this is a page that the app may leave for: https, or our own origin; never a scheme that runs something. */
export function isPage(text: string, origin: string): boolean {
  try {
    const url = new URL(text, origin);
    // A `blob:` of ours has our origin too, but is no page.
    return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin);
  } catch {
    return false;
  }
}
