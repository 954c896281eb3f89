/**
 * What a text of one language says in another, by the messages of both: a test finds a control by its English name on a screen in any
 * language.
 */

/** The modules of a language's messages, by the name of their file. */
export type Catalogue = Readonly<Record<string, unknown>>;

type Message = (...parameters: readonly unknown[]) => unknown;

/** A message with parameters: its text as a pattern, and that of the other language with marks in their places. */
interface Template {
  readonly pattern: RegExp;
  /** Number of the parameter of each group of the pattern. */
  readonly groups: readonly number[];
  readonly translation: string;
  /** Letters besides the parameters: the longest is tried first. */
  readonly letters: number;
}

interface Dictionary {
  /** Possible translations of a text; the text itself if nothing is known of it. */
  readonly translationsOf: (text: string) => readonly string[];
  /** Sources of regular expressions for the translations of all messages that a pattern matches. */
  readonly matching: (pattern: RegExp) => readonly string[];
}

/** Alternatives that are kept for one text: a translated word may stand for several English ones. */
const MAX_ALTERNATIVES = 24;

/** Stands for a parameter while a message is called. */
const mark = (index: number) => `\u27e8${index}\u27e9`;
const MARK = /\u27e8(\d)\u27e9/g;

/**
 * Creates the dictionary from one language to another.
 * @param script of the language that is translated from: a text in it is not translated yet; null where texts of both are in one script
 */
export function createDictionary(from: Catalogue, to: Catalogue, script: RegExp | null): Dictionary {
  const literals = new Map<string, Set<string>>();
  const templates: Template[] = [];
  const pairs: (readonly [string, string])[] = [];
  const addPair = (text: string, translation: string) => {
    if (text === '') return;
    const [own, other] = [spaced(text), spaced(translation)];
    if (!own.includes('\u27e8')) {
      literals.set(own, (literals.get(own) ?? new Set()).add(other));
      return;
    }
    const groups = [...own.matchAll(MARK)].map(([, index]) => Number(index));
    const parts = own.split(/\u27e8\d\u27e9/);
    const letters = parts.join('').replaceAll(/[\s\d.,:;·–()%]/g, '').length;
    // Without a letter of its own it would match every text.
    if (letters === 0) return;
    const pattern = new RegExp(`^${parts.map(escaped).join('([\\s\\S]+?)')}$`);
    pairs.push([own, other]);
    templates.push({ pattern, groups, translation: other, letters });
  };
  const visit = (own: unknown, other: unknown): void => {
    if (typeof own === 'string' && typeof other === 'string') addPair(own, other);
    else if (isMessage(own) && isMessage(other))
      for (const parameters of parameterSets(Math.max(own.length, other.length)))
        visit(resultOf(own, parameters), resultOf(other, parameters));
    else if (isTable(own) && isTable(other)) for (const key of Object.keys(own)) visit(own[key], other[key]);
  };
  visit(from, to);
  templates.sort((first, second) => second.letters - first.letters);

  const known = new Map<string, readonly string[]>();
  const translationsOf = (text: string): readonly string[] => {
    const before = known.get(text);
    if (before !== undefined) return before;
    // While it is worked out, a text stands for itself.
    known.set(text, [text]);
    const found = translate(text);
    known.set(text, found);
    return found;
  };
  const translate = (text: string): readonly string[] => {
    const found = [...wholeMessage(text), ...sideBySide(text)].slice(0, MAX_ALTERNATIVES);
    if (found.length > 0) return found;
    const [word = '', ...others] = text.split(' ');
    return others.length === 0 ? [text] : translationsOf(others.join(' ')).map((rest) => `${word} ${rest}`);
  };
  /** Texts side by side: a beginning that is a message, and the rest. */
  const sideBySide = (text: string): readonly string[] => {
    for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
      const rest = translationsOf(text.slice(end + 1));
      const both = wholeMessage(text.slice(0, end)).flatMap((first) =>
        rest.map((second) => `${first} ${second}`),
      );
      const whole = both.filter((candidate) => script?.test(candidate) !== true);
      if (whole.length > 0) return whole;
    }
    return [];
  };
  const wholeMessage = (text: string): readonly string[] => {
    const literal = literals.get(text);
    if (literal !== undefined) return [...literal];
    const filled = templates.flatMap(({ pattern, groups, translation }) => {
      const match = pattern.exec(text);
      if (match === null) return [];
      const values = match.slice(1).map(translationsOf);
      // A short message matches much: its values have to be known, too.
      if (values.some(([value = '']) => script?.test(value) === true)) return [];
      // The same parameter in two places has one value.
      return [
        translation.replaceAll(MARK, (_, index: string) => values[groups.indexOf(Number(index))]?.[0] ?? ''),
      ];
    });
    return [...new Set(filled)].slice(0, MAX_ALTERNATIVES);
  };
  const matching = (pattern: RegExp): readonly string[] => {
    const inLiterals = [...literals].flatMap(([text, others]) => (pattern.test(text) ? [...others] : []));
    const inTemplates = pairs.flatMap(([text, other]) =>
      pattern.test(text.replaceAll(MARK, '₹1')) ? [other] : [],
    );
    return [...new Set([...inLiterals, ...inTemplates].map((text) => patternOf(text)))];
  };
  return { translationsOf: (text) => translationsOf(spaced(text.trim())), matching };
}

/** Source of a regular expression for a text with marks: any text in their places, and any space for a space. */
export function patternOf(text: string): string {
  return escaped(text).replaceAll(MARK, '[\\s\\S]+?').replaceAll(' ', '\\s');
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
