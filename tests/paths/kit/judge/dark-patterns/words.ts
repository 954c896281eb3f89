/** Words that press or shame. A language has a list of its own: a new one is added here, with the patterns of its own phrases. */

/** A phrase that no screen may have. */
interface Phrase {
  /** The dark pattern, as in docs/dark-patterns.md. */
  readonly is: 'confirm shaming' | 'false urgency' | 'interface interference' | 'trick question';
  readonly pattern: RegExp;
}

const english: readonly Phrase[] = [
  ...[
    /\bno,? thanks\b/i,
    /\bno,? I (?:do not|don[’']t|will not|won[’']t|would rather|prefer|like)\b/i,
    /\bI (?:do not|don[’']t) (?:want|need|care|like)\b/i,
    /\byou (?:will|would|may|could) (?:lose|regret|miss)\b/i,
    /\bif you (?:miss|skip|decline)\b/i,
    /\breally sure\b/i,
    /\bmiss(?:ing)? out\b/i,
    /\b(?:do not|don[’']t) miss\b/i,
    /\b(?:stay|remain|be) (?:unprotected|without protection)\b/i,
  ].map((pattern) => ({ is: 'confirm shaming', pattern }) as const),
  ...[
    /\bhurry\b/i,
    /\bact (?:now|fast)\b/i,
    /\b(?:only|just) today\b(?![’'])/i,
    /\btoday only\b/i,
    /\blast (?:chance|day|hours?)\b/i,
    // Not the name of a company: "Private Limited".
    /\blimited (?:time|period|offer|number|stock|deal)\b/i,
    /\b(?:is|are|for a) limited\b/i,
    /\bends? (?:soon|today|in \d)/i,
    /\bexpires? (?:soon|today|in \d)/i,
    /\bbefore it[’']?s? (?:is )?(?:too late|gone|over)\b/i,
    /\b(?:while|as long as) it lasts\b/i,
    /\bonly \d+ (?:are )?(?:left|remain)/i,
    /\b(?:rate|price|charge|fee|offer)s? (?:will|may) (?:rise|go up|be gone)\b/i,
    /\bnow or never\b/i,
  ].map((pattern) => ({ is: 'false urgency', pattern }) as const),
  ...[
    /\bbest (?:offer|deal|price|choice|rate|loan|lender|value)\b/i,
    /\brecommend(?:ed|s)?\b/i,
    /\bpopular\b/i,
    /\bothers (?:have|are|also|like|chose|took)\b/i,
    /\b(?:shops|merchants|people|customers) like you\b/i,
    /\b(?:\d+|many) (?:shops|merchants|people|customers) (?:have|are|chose|took)\b/i,
    /\bcongratulations\b/i,
    /\bexclusive\b/i,
    /\bspecial (?:offer|rate|price|deal)\b/i,
    /\bpre-?approved\b/i,
    /\bguaranteed?\b/i,
    /\btrusted by\b/i,
  ].map((pattern) => ({ is: 'interface interference', pattern }) as const),
  ...[/\bun(?:tick|check)\b/i, /\bopt[- ]out\b/i, /\bleave (?:it|this|the box) (?:ticked|checked)\b/i].map(
    (pattern) => ({ is: 'trick question', pattern }) as const,
  ),
];

/** Sentences that have such words and stay: each is a fact that the merchant must know. */
export const allowedSentences: readonly { readonly sentence: string; readonly reason: string }[] = [
  {
    sentence: 'If you miss any instalment, the cashback is cancelled.',
    reason: 'Spec 2.4 asks for it: the condition of the cashback, told before the merchant relies on it.',
  },
];

/** A consent that is worded as a negation: ticking it would mean "no". */
const NEGATION = /\b(?:not|never|no|without|unless|don[’']t)\b/i;

const languages: Readonly<Record<'en', readonly Phrase[]>> = { en: english };
const phrases = Object.values(languages).flat();
/** Texts without such a phrase: paths show the same screens over and over. */
const cleanTexts = new Set<string>();

/** The pressing phrases of a text, each with the dark pattern that it belongs to; empty if there are none. @param text with single blanks */
export function phraseProblems(text: string): readonly string[] {
  if (cleanTexts.has(text)) return [];
  const others = allowedSentences.reduce((left, { sentence }) => left.replaceAll(sentence, ''), text);
  const problems = phrases.flatMap(({ is, pattern }) => {
    const found = pattern.exec(others);
    return found === null ? [] : [`${is}: it says "${aroundOf(others, found)}"`];
  });
  if (problems.length === 0) cleanTexts.add(text);
  return problems;
}

/** Whether a consent is asked by a negation. @param label the label of its checkbox */
export function isTrickQuestion(label: string): boolean {
  return NEGATION.test(label);
}

/** The phrase with some words around it. */
function aroundOf(text: string, { index, 0: phrase }: RegExpExecArray): string {
  return text.slice(Math.max(0, index - 20), index + phrase.length + 20).trim();
}
