/**
 * Redaction: no personal data leaves the app, so everything is hidden that is not known to be harmless. A text is shown only
 * under a key for identifiers of the code, and only if it looks like an identifier. A number is shown only if it is small, or
 * an amount, a count or a time.
 */
import { type KeyMeaning, meaningOf } from './key-meaning';

/** Replaces a hidden text or number. */
export const HIDDEN = '•••';

/**
 * `SELECT_ACCOUNT`, `mandate.pending`, `#offer`: no blanks and few digits, so it cannot be a PAN, an IFSC or a one-time code.
 */
const IDENTIFIER = /^#?[A-Za-z][A-Za-z_.-]*\d{0,2}[A-Za-z_.-]*$/;

const APP_PATH = /^\/[\w$./-]*$/;

/** A part of `/termloan/bank-account`: small letters and dashes, one digit, or the name of a parameter. Anything else is hidden as an id. */
const SHOWN_PATH_PART = /^(?:[a-z][a-z-]*|\d?|\$\w+)$/;

/** The parts of the app's paths that an id follows, which may look like a word. (Nothing of the app is imported here: a test has its entry URLs.) */
const PARTS_BEFORE_IDS = new Set(
  'cancel-loan complaints contact ekyc otp pay status supplier transaction'.split(' '),
);

/** What stands there without being an id: pages of their own, and the end of a path. */
const PAGES_BESIDE_IDS = new Set(['', 'add', 'new', 'transaction']);

/** `{…}`, `[3]`: placeholder for an object, or for a list with its length. */
const SIZE_PLACEHOLDER = /^(?:\{…\}|\[\d{1,3}\])$/;

/** Whole numbers below this are harmless. */
const MIN_HIDDEN_NUMBER = 100;

const MAX_IDENTIFIER_LENGTH = 80;
const MAX_KEYS = 60;
const MAX_ITEMS = 10;
const MAX_DEPTH = 8;

/** Personal data in any text: UPI ids and e-mails, runs of digits, PANs, tokens. */
const PERSONAL_DATA =
  /[\w.+-]+@[\w.-]+|\d(?:[ -]?\d){4,}|\b[A-Z]{5}\d{4}[A-Z]\b|\beyJ[\w-]+\.[\w-]+\.[\w-]*/gi;

/** Cheap check: a text without a match has no match of `PERSONAL_DATA` either. */
const POSSIBLY_PERSONAL_DATA = /@|\d[ -]?\d|eyj/i;

/**
 * Cache: objects of a chart are immutable. `depth` is the depth to which the object was copied: `MAX_DEPTH` where its copy is
 * complete.
 */
const redactedCopies = new WeakMap<object, { readonly depth: number; readonly copy: unknown }>();

/** Whether something was left out of the current copy, because of its depth or a cycle. */
let isTruncated = false;

/** The objects being copied, to detect cycles. */
const objectsInProgress = new Set<object>();

/** A redacted copy. @param key of the value */
export function redact(value: unknown, key = ''): unknown {
  return redactValue(value, meaningOf(key), MAX_DEPTH);
}

function redactValue(value: unknown, meaning: KeyMeaning, depth: number): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'boolean') return meaning.hasPersonalBooleans ? HIDDEN : value;
  if (typeof value === 'string') return redactText(value, meaning);
  if (typeof value === 'number') return redactNumber(value, meaning);
  if (typeof value !== 'object') return `‹${typeof value}›`;
  if (depth === 0) return truncationMark();
  if (Array.isArray(value)) return redactList(value, meaning, depth);
  if (value instanceof Error)
    return { error: isIdentifier(value.name) ? value.name : 'Error', message: HIDDEN };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `‹${constructorName(value)}›`;
  const cached = redactedCopies.get(value);
  // A copy that was truncated at a smaller depth is made again.
  if (cached !== undefined && cached.depth >= depth) return cached.copy;
  if (objectsInProgress.has(value)) return truncationMark();
  const wasTruncated = isTruncated;
  isTruncated = false;
  objectsInProgress.add(value);
  const copy = redactObject(value, depth);
  objectsInProgress.delete(value);
  redactedCopies.set(value, { depth: isTruncated ? depth : MAX_DEPTH, copy });
  isTruncated ||= wasTruncated;
  return copy;
}

function truncationMark(): string {
  isTruncated = true;
  return '…';
}

function redactList(list: readonly unknown[], meaning: KeyMeaning, depth: number): unknown[] {
  const items: unknown[] = [];
  for (let index = 0; index < list.length && index < MAX_ITEMS; index += 1)
    items.push(redactValue(list[index], meaning, depth - 1));
  if (list.length > MAX_ITEMS) items.push(`… ${list.length - MAX_ITEMS} more`);
  return items;
}

function redactObject(value: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  const names = Object.keys(value);
  const values = valuesOf(value, names);
  for (let index = 0; index < names.length && index < MAX_KEYS; index += 1) {
    const name = names[index] ?? '';
    const meaning = meaningOf(name);
    const shownKey = meaning.isShownKey ? name : `${HIDDEN}${index}`;
    const inner = values[index];
    // Fast paths for the most frequent values.
    if (inner === null) copy[shownKey] = null;
    else if (typeof inner === 'string' && !meaning.hasIdentifierTexts)
      copy[shownKey] = redactText(inner, meaning);
    else copy[shownKey] = redactValue(inner, meaning, depth - 1);
  }
  if (names.length > MAX_KEYS) copy['…'] = names.length - MAX_KEYS;
  return copy;
}

/** The key, or a placeholder where it is not an identifier of the code: it may be the id of a person. */
export function redactKey(name: string): string {
  return meaningOf(name).isShownKey ? name : HIDDEN;
}

/** The values of these keys; a getter that throws gives a placeholder. */
function valuesOf(object: object, names: readonly string[]): readonly unknown[] {
  try {
    return Object.values(object);
  } catch {
    return names.map((name) => readProperty(object, name));
  }
}

function readProperty(object: object, name: string): unknown {
  try {
    return Reflect.get(object, name);
  } catch {
    return HIDDEN;
  }
}

function redactText(text: string, { hasIdentifierTexts }: KeyMeaning): string {
  if (text === '' || (text.length <= 5 && SIZE_PLACEHOLDER.test(text))) return text;
  if (!hasIdentifierTexts) return HIDDEN;
  if (APP_PATH.test(text)) return redactPath(text);
  return isIdentifier(text) ? redactIdentifier(text) : HIDDEN;
}

function redactNumber(value: number, { hasSecretNumbers, hasShownNumbers }: KeyMeaning): number | string {
  if (hasSecretNumbers) return HIDDEN;
  // A coordinate is a small number with a fraction.
  const isSmall = Number.isInteger(value) && Math.abs(value) < MIN_HIDDEN_NUMBER;
  return isSmall || hasShownNumbers || !Number.isFinite(value) ? value : HIDDEN;
}

/** A path with its ids hidden, without its query. */
export function redactPath(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname
    .split('/')
    .map((part, index, parts) => {
      const isId =
        PARTS_BEFORE_IDS.has(parts[index - 1] ?? '') && !PAGES_BESIDE_IDS.has(part) && !part.startsWith('$');
      return SHOWN_PATH_PART.test(part) && !isId ? part : HIDDEN;
    })
    .join('/');
}

/** An identifier of the code, such as an event's type, with personal data hidden. */
export function redactIdentifier(text: string): string {
  const cached = redactedIdentifiers.get(text);
  if (cached !== undefined) return cached;
  const masked = POSSIBLY_PERSONAL_DATA.test(text) ? text.replaceAll(PERSONAL_DATA, HIDDEN) : text;
  const redacted = masked.slice(0, MAX_IDENTIFIER_LENGTH * 3);
  if (redactedIdentifiers.size < MAX_CACHED_IDENTIFIERS) redactedIdentifiers.set(text, redacted);
  return redacted;
}

/** A redacted state value, which is a state name or nested state names. */
export function redactStateValue(value: unknown): unknown {
  if (typeof value === 'string') return redactIdentifier(value);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [redactIdentifier(name), redactStateValue(inner)]),
  );
}

/** Cache: the code has few identifiers. */
const redactedIdentifiers = new Map<string, string>();
const MAX_CACHED_IDENTIFIERS = 2_000;

function isIdentifier(text: string): boolean {
  return text.length <= MAX_IDENTIFIER_LENGTH && IDENTIFIER.test(text);
}

function constructorName(value: object): string {
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && isIdentifier(name) ? name : 'object';
}
