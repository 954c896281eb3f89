/** What a phone keeps after the page is closed: nothing of a person may be in it. */

/** Reads both storages, the cookies that scripts see, the address and the history's state. Given to the page as a whole: no imports. */
export function readKept(): Readonly<Record<string, string>> {
  return {
    'local storage': JSON.stringify(Object.entries(window.localStorage)),
    'session storage': JSON.stringify(Object.entries(window.sessionStorage)),
    cookies: document.cookie,
    address: window.location.href,
    history: JSON.stringify(window.history.state),
  };
}

/** What is personal in it, each with its place. @param marksIn what a text holds of a person */
export function keptProblems(
  kept: Readonly<Record<string, string>>,
  marksIn: (text: string) => readonly string[],
): readonly string[] {
  return Object.entries(kept).flatMap(([place, text]) =>
    marksIn(text).map((mark) => `personal data in the ${place}: ${mark}`),
  );
}

/** PAN, Aadhaar and account numbers, phones, e-mails and UPI ids; not the time in ms, nor the digits of an id. */
const PERSONAL = [
  /(?<![A-Za-z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Za-z0-9])/g,
  /(?<![\w-])(?!1[78]\d{11}(?!\d))\d{9,18}(?![\w-])/g,
  /(?<![\w-])\d{4} \d{4} \d{4}(?![\w-])/g,
  /[\w.+-]+@[A-Za-z][\w.-]+/g,
];

/** What looks personal in a text, whoever's it is. */
export function personalIn(text: string): readonly string[] {
  return PERSONAL.flatMap((pattern) => text.match(pattern) ?? []);
}
