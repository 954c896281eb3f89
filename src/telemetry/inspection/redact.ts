/**
 * No personal data leaves the app: everything not known to be harmless is hidden. A text is shown only under a key for
 * identifiers of the code, and only if it looks like one; a number only if it is small or an amount, a count or a time.
 */
import { type KeyMeaning, meaningOf } from './key-meaning';

/** Replaces a hidden text or number. */
export const HIDDEN = '•••';

/** `SELECT_ACCOUNT`, `mandate.pending`, `#offer`: no blanks, few digits, so no PAN, no IFSC, no code of an SMS. */
const WORD = /^#?[A-Za-z][A-Za-z_.-]*\d{0,2}[A-Za-z_.-]*$/;

/** `/termloan/bank-account`; a part with a digit or a capital is somebody's id. */
const PATH = /^\/[\w$./-]*$/;
const PLAIN_PART = /^(?:[a-z][a-z-]*|\d?|\$\w+)$/;

/** `{…}`, `[3]`: placeholder with the size of an object or a list. */
const SIZE = /^(?:\{…\}|\[\d{1,3}\])$/;

const SMALL = 100;

const MAX_TEXT = 80;
const MAX_KEYS = 60;
const MAX_ITEMS = 10;
const MAX_DEPTH = 8;

/** Personal data in any text: UPI ids and e-mails, runs of digits, PANs, tokens. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\d(?:[ -]?\d){4,}|\b[A-Z]{5}\d{4}[A-Z]\b|\beyJ[\w-]+\.[\w-]+\.[\w-]*/gi;

/** Cheap check before `PERSONAL`: without a match there is none. */
const PERHAPS_PERSONAL = /@|\d[ -]?\d|eyj/i;

/**
 * Objects of a chart are immutable: each is redacted once. `depth` is the depth of its copy; a complete copy fits any depth.
 */
const done = new WeakMap<object, { readonly depth: number; readonly copy: unknown }>();

/** Whether something was left out of the current copy: too deep, or a cycle. */
let isCut = false;

/** Objects being copied: one found again inside itself is a cycle. */
const walking = new Set<object>();

/** A redacted copy. @param key of the value */
export function redact(value: unknown, key = ''): unknown {
  return visit(value, meaningOf(key), MAX_DEPTH);
}

function visit(value: unknown, says: KeyMeaning, depth: number): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'boolean') return says.isFact ? HIDDEN : value;
  if (typeof value === 'string') return redactText(value, says);
  if (typeof value === 'number') return redactNumber(value, says);
  if (typeof value !== 'object') return `‹${typeof value}›`;
  if (depth === 0) return leftOut();
  if (Array.isArray(value)) return visitList(value, says, depth);
  if (value instanceof Error) return { error: isWord(value.name) ? value.name : 'Error', message: HIDDEN };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `‹${constructorName(value)}›`;
  const known = done.get(value);
  // A copy cut at a lower depth may be complete here.
  if (known !== undefined && known.depth >= depth) return known.copy;
  if (walking.has(value)) return leftOut();
  const wasCut = isCut;
  isCut = false;
  walking.add(value);
  const copy = visitObject(value, depth);
  walking.delete(value);
  done.set(value, { depth: isCut ? depth : MAX_DEPTH, copy });
  isCut ||= wasCut;
  return copy;
}

function leftOut(): string {
  isCut = true;
  return '…';
}

function visitList(list: readonly unknown[], says: KeyMeaning, depth: number): unknown[] {
  const shown: unknown[] = [];
  for (let at = 0; at < list.length && at < MAX_ITEMS; at += 1) shown.push(visit(list[at], says, depth - 1));
  if (list.length > MAX_ITEMS) shown.push(`… ${list.length - MAX_ITEMS} more`);
  return shown;
}

function visitObject(value: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  const names = Object.keys(value);
  const values = valuesOf(value, names);
  for (let at = 0; at < names.length && at < MAX_KEYS; at += 1) {
    const name = names[at] ?? '';
    const says = meaningOf(name);
    const shown = says.isName ? name : `${HIDDEN}${at}`;
    const inner = values[at];
    // The most frequent case.
    if (inner === null) copy[shown] = null;
    else if (typeof inner === 'string' && !says.isWords) copy[shown] = redactText(inner, says);
    else copy[shown] = visit(inner, says, depth - 1);
  }
  if (names.length > MAX_KEYS) copy['…'] = names.length - MAX_KEYS;
  return copy;
}

/** A key may be an id: only identifiers of the code are shown. */
export function redactKey(name: string): string {
  return meaningOf(name).isName ? name : HIDDEN;
}

/** Reads all values at once; with getters, which may throw, one by one. */
function valuesOf(from: object, names: readonly string[]): readonly unknown[] {
  try {
    return Object.values(from);
  } catch {
    return names.map((name) => read(from, name));
  }
}

function read(from: object, name: string): unknown {
  try {
    return Reflect.get(from, name);
  } catch {
    return HIDDEN;
  }
}

function redactText(text: string, { isWords }: KeyMeaning): string {
  if (text === '' || (text.length <= 5 && SIZE.test(text))) return text;
  if (!isWords) return HIDDEN;
  if (PATH.test(text)) return redactPath(text);
  return isWord(text) ? redactAnywhere(text) : HIDDEN;
}

function redactNumber(value: number, { isSecret, isNumber }: KeyMeaning): number | string {
  if (isSecret) return HIDDEN;
  // A coordinate is a small number with a fraction.
  const isSmall = Number.isInteger(value) && Math.abs(value) < SMALL;
  return isSmall || isNumber || !Number.isFinite(value) ? value : HIDDEN;
}

/** A path with hidden ids and without its search. */
export function redactPath(path: string): string {
  const [plain = ''] = path.split('?');
  return plain
    .split('/')
    .map((part) => (PLAIN_PART.test(part) ? part : HIDDEN))
    .join('/');
}

/** A text of the code, such as an event's type, with personal data hidden. */
export function redactAnywhere(text: string): string {
  const before = clean.get(text);
  if (before !== undefined) return before;
  const hidden = PERHAPS_PERSONAL.test(text) ? text.replaceAll(PERSONAL, HIDDEN) : text;
  const shown = hidden.slice(0, MAX_TEXT * 3);
  if (clean.size < MAX_CLEAN) clean.set(text, shown);
  return shown;
}

/** A state value: nested state names. */
export function redactStateValue(value: unknown): unknown {
  if (typeof value === 'string') return redactAnywhere(value);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [redactAnywhere(name), redactStateValue(inner)]),
  );
}

/** Cached: the code has few identifiers, and repeats them. */
const clean = new Map<string, string>();
const MAX_CLEAN = 2_000;

function isWord(text: string): boolean {
  return text.length <= MAX_TEXT && WORD.test(text);
}

function constructorName(value: object): string {
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && isWord(name) ? name : 'object';
}
