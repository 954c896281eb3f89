/** Properties and texts are cut at this length (spec 9, analytics settings). */
export const MAX_TEXT = 255;

/** UPI ids and e-mails; runs of digits, grouped or not, long enough to be an account, a phone, an Aadhaar; PANs. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\d(?:[ -]?\d){5,}|[A-Z]{5}\d{4}[A-Z]/gi;

/** Replaces what looks like personal data, then cuts the text: nothing leaves the app by telemetry without it. */
export function clean(text: string): string {
  return text.replaceAll(PERSONAL, '•').slice(0, MAX_TEXT);
}
