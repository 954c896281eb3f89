/**
 * What a translated text says in English, by the messages of both languages: the walks find a control by its English name
 * on a screen in any language.
 */
import { languageOf } from '../../../../src/language/languages';

type Catalogue = Readonly<Record<string, unknown>>;

const catalogues: Readonly<Record<string, Catalogue>> = import.meta.glob('../../../../src/messages/*/*.ts', {
  eager: true,
});

type Message = (...parameters: readonly unknown[]) => unknown;

/** A message with parameters: the translated text as a pattern, and the English one with marks in their places. */
interface Template {
  readonly pattern: RegExp;
  /** Number of the parameter of each group of the pattern. */
  readonly groups: readonly number[];
  readonly english: string;
  /** Letters besides the parameters: the longest is tried first. */
  readonly letters: number;
}

/** Alternatives that are kept for one text: a translated word may stand for several English ones. */
const MAX_ALTERNATIVES = 12;

/** Stands for a parameter while a message is called. */
const mark = (index: number) => `\u27e8${index}\u27e9`;
const MARK = /\u27e8(\d)\u27e9/g;

/** Returns a function from a text in a language to its possible English texts; the text itself if nothing is known of it. */
export function createDictionary(tag: string): (text: string) => readonly string[] {
  const language = languageOf(tag) ?? 'en';
  const literals = new Map<string, Set<string>>();
  const templates: Template[] = [];
  const addLiteral = (translated: string, english: string) => {
    if (translated === '') return;
    const key = spaced(translated);
    literals.set(key, (literals.get(key) ?? new Set()).add(spaced(english)));
  };
  const addPair = (translated: string, english: string) => {
    if (!translated.includes('\u27e8')) return addLiteral(translated, english);
    const groups = [...translated.matchAll(MARK)].map(([, index]) => Number(index));
    const parts = spaced(translated).split(/\u27e8\d\u27e9/);
    const letters = parts.join('').replaceAll(/[\s\d.,:;·–()%]/g, '').length;
    if (letters === 0 && parts.join('').trim() === '') return;
    templates.push({
      pattern: new RegExp(`^${parts.map(escaped).join('([\\s\\S]+?)')}$`),
      groups,
      english: spaced(english),
      letters,
    });
  };
  const visit = (translated: unknown, english: unknown): void => {
    if (typeof translated === 'string' && typeof english === 'string') addPair(translated, english);
    else if (isMessage(translated) && isMessage(english))
      for (const parameters of parameterSets(Math.max(translated.length, english.length)))
        visit(resultOf(translated, parameters), resultOf(english, parameters));
    else if (isTable(translated) && isTable(english))
      for (const key of Object.keys(english)) visit(translated[key], english[key]);
  };
  for (const [path, english] of Object.entries(catalogues))
    if (path.includes('/messages/en/')) visit(catalogues[path.replace('/en/', `/${language}/`)], english);
  templates.sort((first, second) => second.letters - first.letters);

  const known = new Map<string, readonly string[]>();
  const inEnglish = (text: string): readonly string[] => {
    const before = known.get(text);
    if (before !== undefined) return before;
    // While it is worked out, a text stands for itself.
    known.set(text, [text]);
    const found = translate(text);
    known.set(text, found);
    return found;
  };
  const translate = (text: string): readonly string[] => {
    const whole = wholeMessage(text);
    if (whole.length > 0) return whole;
    // Texts side by side: the longest beginning that is a message, and the rest.
    for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
      const beginning = wholeMessage(text.slice(0, end));
      if (beginning.length === 0) continue;
      const rest = inEnglish(text.slice(end + 1));
      return beginning
        .flatMap((first) => rest.map((second) => `${first} ${second}`))
        .slice(0, MAX_ALTERNATIVES);
    }
    const [word = '', ...others] = text.split(' ');
    return others.length === 0 ? [text] : inEnglish(others.join(' ')).map((rest) => `${word} ${rest}`);
  };
  const wholeMessage = (text: string): readonly string[] => {
    const literal = literals.get(text);
    if (literal !== undefined) return [...literal];
    const filled = templates.flatMap(({ pattern, groups, english }) => {
      const match = pattern.exec(text);
      if (match === null) return [];
      const values = match.slice(1).map(inEnglish);
      // The same parameter in two places has one value.
      return [
        english.replaceAll(MARK, (_, index: string) => values[groups.indexOf(Number(index))]?.[0] ?? ''),
      ];
    });
    return [...new Set(filled)].slice(0, MAX_ALTERNATIVES);
  };
  return (text) => inEnglish(spaced(text.trim()));
}

/** Parameters to call a message with: marks; for one parameter also the numbers that have a text of their own. */
function parameterSets(count: number): readonly (readonly unknown[])[] {
  const marks = Array.from({ length: count }, (_, index) => mark(index));
  const numbers = Array.from({ length: 25 }, (_, number) => number);
  return [
    marks,
    ...marks.flatMap((_, index) =>
      numbers.map((number) => marks.map((value, at) => (at === index ? number : value))),
    ),
    ...(count === 1 ? [[true], [false], [null]] : []),
  ];
}

function resultOf(message: Message, parameters: readonly unknown[]): unknown {
  try {
    const result: unknown = message(...parameters);
    return typeof result === 'string' && /undefined|NaN/.test(result) ? undefined : result;
  } catch {
    // Not a parameter that this message takes.
    return undefined;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'function';
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Testing Library reads no-break spaces as spaces. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
