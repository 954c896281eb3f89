/** A visit: what one tab does, also over reloads. Analytics and the error log name it, and a merchant can read its code out. */
export interface Visit {
  /** Random id of the tab: 32 letters, because a run of digits would be masked as personal data. */
  readonly tabId: string;
  /** Short code that is derived from the id: "K7M2QF". */
  readonly code: string;
}

/** Key of the tab's id in session storage. */
export const TAB_ID_KEY = 'analytics-session';

/** Without B, I, O, S and Z, which look like 8, 1, 0, 5 and 2. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY';
const DIGITS = '234679';
/** Letters and digits take turns, so that a code is neither a word nor a number, and is never masked as personal data. */
const PATTERN = [LETTERS, DIGITS, LETTERS, DIGITS, LETTERS, LETTERS];

/** The visit of this tab. @param storedTabId the id that an earlier page of this tab stored; null without one */
export function visitOf(storedTabId: string | null, newId: () => string): Visit {
  const tabId = storedTabId ?? newId().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return { tabId, code: codeOf(tabId) };
}

/** One of 7 million codes: enough to find the entries of a visit together with the day. */
function codeOf(tabId: string): string {
  let rest = hashOf(tabId);
  return PATTERN.map((characters) => {
    const character = characters.charAt(rest % characters.length);
    rest = Math.floor(rest / characters.length);
    return character;
  }).join('');
}

/** FNV-1a, 32 bits: the codes of similar ids differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
