/** Where a merchant reads a text: the approved texts of the path tests say what each screen shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Piece } from './slots.ts';

const FOLDER = fileURLToPath(new URL('../../tests/paths/approved', import.meta.url));
const SUFFIX = '.texts.txt';
/** Letters from which a text is looked for within another one, too. */
const LONG = 15;
/** Longest value that is given as an example. */
const MAX_EXAMPLE = 40;

interface SeenText {
  readonly text: string;
  /** `home/home`: journey and state. */
  readonly states: ReadonlySet<string>;
}

interface Seen {
  readonly states: readonly string[];
  /** Value of each placeholder on one of these screens; a digit is 0. */
  readonly examples: ReadonlyMap<string, string>;
}

/** Reads what each state of each journey says. @returns a function that finds the states which say a text; it takes the names of placeholders that are numbers, too */
export function readSeenTexts(): (pieces: readonly Piece[], numbers: ReadonlySet<string>) => Seen {
  const texts = seenTexts();
  const byText = new Map(texts.map((seen) => [seen.text, seen]));
  return (pieces, numbers) => {
    const words = pieces.map((piece) => (typeof piece === 'string' ? normal(piece) : '')).join('');
    const letters = words.match(/\p{L}/gu)?.length ?? 0;
    if (letters === 0) return { states: [], examples: new Map() };
    if (pieces.every((piece) => typeof piece === 'string')) {
      const own = byText.get(words.trim());
      const found =
        letters < LONG || own !== undefined ? [own] : texts.filter(({ text }) => text.includes(words));
      return { states: statesOf(found), examples: new Map() };
    }
    const pattern = pieces
      .map((piece) =>
        typeof piece === 'string' ? literal(normal(piece)) : numbers.has(piece.name) ? '(0+)' : '(.+?)',
      )
      .join('');
    const whole = new RegExp(`^${pattern}$`);
    const exact = texts.filter(({ text }) => whole.test(text));
    const found =
      exact.length > 0 || letters < LONG ? exact : texts.filter(({ text }) => new RegExp(pattern).test(text));
    const values = whole.exec(exact[0]?.text ?? '')?.slice(1) ?? [];
    const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
    const examples = names.flatMap((name, index): (readonly [string, string])[] => {
      const value = values[index];
      return value === undefined || value.length > MAX_EXAMPLE || numbers.has(name) ? [] : [[name, value]];
    });
    return { states: statesOf(found), examples: new Map(examples) };
  };
}

function seenTexts(): readonly SeenText[] {
  const states = new Map<string, Set<string>>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(SUFFIX))) {
    const journey = file.slice(0, -SUFFIX.length);
    let state = '';
    for (const line of readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')) {
      if (/^\S/.test(line)) state = line;
      for (const text of textsOf(line))
        states.set(text, (states.get(text) ?? new Set()).add(`${journey}/${state}`));
    }
  }
  return [...states].map(([text, own]) => ({ text, states: own }));
}

/** `  - (Back) | ₹0,000  <- loan.due`: the texts of a line, without what it was filled from. */
function textsOf(line: string): readonly string[] {
  if (!line.startsWith('  ')) return [];
  const [said = ''] = line.replace(/^ +(- )?/, '').split('  <- ');
  return said
    .split(' | ')
    .map((text) => normal(text.replace(/^\((.*)\)$/, '$1')))
    .filter((text) => text !== '');
}

/** As the approved texts are written: digits as 0, one kind of space. */
function normal(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/\s/g, ' ');
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function statesOf(found: readonly (SeenText | undefined)[]): readonly string[] {
  return [...new Set(found.flatMap((seen) => [...(seen?.states ?? [])]))];
}
