/** What is sent to a translator: every text of a language, with all that helps to translate it. */
import { buildLanguageOf } from '../locale.ts';
import { readSeenTexts } from './seen-in-states.ts';
import type { Slot } from './slots.ts';
import { messageFiles, readMessages, type Unit, unitsOf } from './units.ts';
import { type TranslationUnit, writeXliff } from './xliff.ts';

/** States that are named for a text. */
const MAX_STATES = 4;
/** Numbers that are given as examples of a plural form. */
const MAX_NUMBERS = 4;

/**
 * The file for translators.
 * @param language of the app, or in progress
 * @param files of messages, with their endings
 */
export function exportLanguage(language: string, files: readonly string[] = messageFiles()): string {
  const { tag } = buildLanguageOf(language);
  const seenIn = readSeenTexts();
  return writeXliff(
    tag,
    files.map((file) => ({
      original: `src/messages/en/${file}`,
      units: unitsOf(language, file, readMessages).map((unit) => translationUnit(unit, tag, seenIn)),
    })),
  );
}

function translationUnit(
  { id, source, slot, isTranslatable, english }: Unit,
  tag: string,
  seenIn: ReturnType<typeof readSeenTexts>,
): TranslationUnit {
  const isSame = JSON.stringify(source) === JSON.stringify(slot?.pieces);
  const main = english.find(({ key }) => key === slot?.key) ?? english[0];
  const seen = english.map(({ pieces, parameters }) => seenIn(pieces, numbersIn(parameters)));
  const states = [...new Set(seen.flatMap((one) => one.states))];
  const examples = new Map(seen.flatMap((one) => [...one.examples]));
  const more = states.length > MAX_STATES ? `, and ${states.length - MAX_STATES} more` : '';
  return {
    ...{ id, source, isTranslatable, target: slot?.pieces ?? null },
    state: isSame ? 'needs-translation' : 'needs-review-translation',
    notes: [
      ...new Set([...(main?.comments ?? []), ...(slot?.comments ?? [])]),
      ...parameterNotes(main ?? slot, examples),
      ...(slot === null ? ['The language says this with another text.'] : whenNotes(slot, tag)),
      ...(slot?.isReference ? ['Another message, taken by its name: it is translated there.'] : []),
      ...(states.length > 0 ? [`Seen in: ${states.slice(0, MAX_STATES).join(', ')}${more}.`] : []),
    ],
  };
}

function parameterNotes(slot: Slot | null, examples: ReadonlyMap<string, string>): readonly string[] {
  const parameters = (slot?.parameters ?? []).map((parameter) => {
    const name = parameter.name.getText();
    const type = parameter.type?.getText() ?? '';
    // Without a type it may be a number, whose place any text could take.
    const example = type === '' ? undefined : examples.get(name);
    return `${name}${type === '' ? '' : `: ${type}`}${example === undefined ? '' : `, such as "${example}"`}`;
  });
  const isMasked = parameters.some((text) => text.includes('such as'));
  return parameters.length === 0
    ? []
    : [`Parameters: ${parameters.join('; ')}${isMasked ? ' (each digit is written as 0)' : ''}.`];
}

/** Names of the parameters that are numbers. */
function numbersIn(parameters: Slot['parameters']): ReadonlySet<string> {
  const numbers = parameters.filter(({ type }) => type?.getText() === 'number');
  return new Set(numbers.map(({ name }) => name.getText()));
}

/** In which case a text is said. */
function whenNotes({ key, message, plural }: Slot, tag: string): readonly string[] {
  const cases = (key.slice(message.length).match(/\[[^\]]*\]/g) ?? []).filter(
    (one) => one !== `[${plural?.category}]`,
  );
  const notes = cases.length === 0 ? [] : [`Said in this case: ${cases.join(' ')}.`];
  if (plural === undefined) return notes;
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 120 }, (_, number) => number)
    .filter((number) => rules.select(number) === plural.category)
    .slice(0, MAX_NUMBERS);
  return [...notes, `Plural form "${plural.category}" of ${plural.number}: ${numbers.join(', ')}.`];
}
