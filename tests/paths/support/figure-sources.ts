/** Names where the amounts and times of a screen come from: approved texts leave out the figures, which depend on the path. */
import type { AnyMachineSnapshot } from 'xstate';

/** `₹1,234.50`, `−₹82.19`. */
const AMOUNT = /₹([\d,]+(?:\.\d{2})?)/g;
/** `28 Nov`, `28 Nov, 2026`, `28 Nov, 9:00 pm`. */
const TIME = /\b(\d{1,2}) ([A-Z][a-z]{2})\b(?:,? (\d{4}))?(?:, (\d{1,2}:\d{2} [ap]m))?/g;
/** Timestamps of this century, ms. */
const EARLIEST_MS = 946_684_800_000;
const MAX_NAMES = 2;

/** Returns the fields of the context that a shown figure may be, such as `agreement.loanAmount`; empty for a computed one. */
export type SourcesOf = (line: string) => readonly string[];

/** @param snapshot its context has amounts in paise, times in ms, and days as `2026-11-28` */
export function figureSources({ context }: AnyMachineSnapshot): SourcesOf {
  const byFigure = new Map<string, Set<string>>();
  const add = (figure: string, name: string) =>
    byFigure.set(figure, (byFigure.get(figure) ?? new Set()).add(name));
  for (const [path, value] of leaves(context, [])) {
    const name = path.slice(-2).join('.');
    if (typeof value === 'number' && value > EARLIEST_MS) {
      add(dayOf(value), name);
      add(minuteOf(value), name);
    } else if (typeof value === 'number') {
      // A zero may come from anywhere.
      if (value !== 0) add(`₹${Math.abs(value)}`, name);
    } else if (/^\d{4}-\d{2}-\d{2}$/.test(value)) add(dayOf(Date.parse(`${value}T12:00:00+05:30`)), name);
  }
  const namesOf = (figure: string) =>
    [...(byFigure.get(figure) ?? [])].sort().slice(0, MAX_NAMES).join(' = ');
  return (line) => {
    const amounts = [...line.matchAll(AMOUNT)].map(([, digits = '']) =>
      namesOf(`₹${Math.round(Number(digits.replaceAll(',', '')) * 100)}`),
    );
    const times = [...line.matchAll(TIME)].map(([, day = '', month = '', , time]) =>
      namesOf([day, month, time].filter(Boolean).join(' ')),
    );
    return [...amounts, ...times].filter((names) => names !== '');
  };
}

function* leaves(
  value: unknown,
  path: readonly string[],
): Generator<readonly [path: readonly string[], value: number | string]> {
  if (typeof value === 'number' || typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  // Items of a list have the name of the list.
  for (const [key, item] of Object.entries(value))
    yield* leaves(item, Array.isArray(value) ? path : [...path, key]);
}

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });
const day = inIndia({ day: 'numeric', month: 'short' });
const minute = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true });

/** `28 Nov`; English abbreviations of three letters, as the app's. */
function dayOf(at: number): string {
  return day.format(at).replace('Sept', 'Sep');
}

function minuteOf(at: number): string {
  return `${dayOf(at)} ${minute.format(at)}`;
}
