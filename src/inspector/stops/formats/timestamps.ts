/** Times of other products are read from 2001 on: a smaller number is none. */
const MIN_SECONDS = 1e9;
/** Seconds, ms, µs and ns of the years 2001 to 5138 do not overlap: a number's unit is known by its size. */
const UNITS: readonly { readonly from: number; readonly perMs: number }[] = [
  { from: MIN_SECONDS, perMs: 1e-3 },
  { from: 1e11, perMs: 1 },
  { from: 1e14, perMs: 1e3 },
  { from: 1e17, perMs: 1e6 },
];
const MAX_NUMBER = 1e20;

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,9}))?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * A time in whole ms since 1970: of a Date, of seconds, ms, µs or ns since 1970 (a number, or digits), or of ISO 8601, where a space
 * may stand for the T and no time zone means UTC. Null of anything else.
 */
export function readTime(value: unknown): number | null {
  if (value instanceof Date) return finite(value.getTime());
  if (typeof value === 'bigint') return timeOfNumber(Number(value));
  if (typeof value === 'number') return timeOfNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return timeOfNumber(Number(text));
  const match = ISO.exec(text);
  if (match === null) return null;
  const [, day = '', time = '00:00', fraction = '', zone = 'Z'] = match;
  const offset = /^[+-]/.test(zone)
    ? zone.replace(/^(.\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00')
    : 'Z';
  return finite(Math.round(Date.parse(`${day}T${time}${offset}`) + Number(`0.${fraction}`) * 1_000));
}

/** Whether a number that should be ms is seconds, or µs or ns. */
export function isOtherUnit(ms: number): boolean {
  return unitOf(ms) !== undefined && unitOf(ms)?.perMs !== 1;
}

function timeOfNumber(value: number): number | null {
  const unit = unitOf(value);
  return unit === undefined ? null : Math.round(value / unit.perMs);
}

function unitOf(value: number) {
  return value < MAX_NUMBER ? UNITS.findLast(({ from }) => value >= from) : undefined;
}

function finite(ms: number): number | null {
  return Number.isFinite(ms) ? ms : null;
}
