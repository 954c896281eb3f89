/** Data that stays on the phone after the page is closed: it must not contain personal data. */

/** Reads both storages, the cookies that scripts can read, the URL and the history state. Playwright serialises it into the page: no imports. */
export function readStoredData(): Readonly<Record<string, string>> {
  return {
    'local storage': JSON.stringify(Object.entries(window.localStorage)),
    'session storage': JSON.stringify(Object.entries(window.sessionStorage)),
    cookies: document.cookie,
    address: window.location.href,
    history: JSON.stringify(window.history.state),
  };
}

/** Personal data in the stored data, each with its location. @param personalDataIn finds personal data in a text */
export function storedDataProblems(
  storedData: Readonly<Record<string, string>>,
  personalDataIn: (text: string) => readonly string[],
): readonly string[] {
  return Object.entries(storedData).flatMap(([location, text]) =>
    personalDataIn(text).map((found) => `personal data in the ${location}: ${found}`),
  );
}

/** PAN, Aadhaar and account numbers, phones, e-mails and UPI ids; neither a time in ms nor the digits of an id matches. */
const PERSONAL_DATA_PATTERNS = [
  /(?<![A-Za-z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Za-z0-9])/g,
  /(?<![\w-])(?!1[78]\d{11}(?!\d))\d{9,18}(?![\w-])/g,
  /(?<![\w-])\d{4} \d{4} \d{4}(?![\w-])/g,
  /[\w.+-]+@[A-Za-z][\w.-]+/g,
];

/** Anything that looks like personal data. */
export function personalIn(text: string): readonly string[] {
  return PERSONAL_DATA_PATTERNS.flatMap((pattern) => text.match(pattern) ?? []);
}
