/** Takes over what a translator wrote: the texts of a file that came back, into the messages of its language. */
import { buildLanguageOf } from '../locale.ts';
import { literalOf, type Piece, type Slot, slotsOf } from './slots.ts';
import { parseMessages, withEdits } from './text-literals.ts';
import { messageFiles, type ReadMessages, readMessages, type Unit, unitsOf } from './units.ts';
import { type ReadUnit, readXliff } from './xliff.ts';

interface Imported {
  readonly language: string;
  /** New code of the files that change, not formatted. */
  readonly files: ReadonlyMap<string, string>;
  /** Ids of the units that change. */
  readonly changed: readonly string[];
  /** What is refused, a line for each. Nothing should be written while there is any. */
  readonly problems: readonly string[];
}

/**
 * @param text XLIFF
 * @throws for a file that is no XLIFF 1.2, or of no language of the app
 */
export function importTargets(text: string, read: ReadMessages = readMessages): Imported {
  const { tag, units: returned } = readXliff(text);
  const { language } = buildLanguageOf(tag.split('-')[0] ?? '');
  const names = new Set(returned.map(({ id }) => `${id.split('#')[0]}.ts`));
  const known = messageFiles().filter((file) => names.has(file));
  const units = new Map(
    known.flatMap((file) => unitsOf(language, file, read)).map((unit) => [unit.id, unit]),
  );
  const targets = new Map(returned.map(({ id, target }) => [id, target]));
  const problems = [
    ...returned.flatMap((unit) => problemsOf(unit, units.get(unit.id))),
    ...missingForms(units, targets),
  ];
  // A unit without a target is not translated yet: the message stays as it is.
  const changes = returned.flatMap(({ id, target }) => {
    const unit = units.get(id);
    const isChanged = unit?.slot != null && target.length > 0 && !isSame(target, unit.slot.pieces);
    return isChanged ? [{ id, file: unit.file, slot: unit.slot, target }] : [];
  });
  const files = new Map<string, string>();
  if (problems.length === 0)
    for (const file of new Set(changes.map((change) => change.file))) {
      const own = changes.filter((change) => change.file === file);
      files.set(file, rewritten(file, read(language, file), own));
    }
  return { language, files, changed: changes.map(({ id }) => id), problems };
}

function problemsOf({ id, source, target }: ReadUnit, unit: Unit | undefined): readonly string[] {
  if (unit?.slot == null || !unit.isTranslatable) return [`${id}: there is no such message to translate.`];
  if (!isSame(source, unit.source)) return [`${id}: the English text has changed since the export.`];
  const problems: string[] = [];
  if (target.length > 0) {
    const [has, needs] = [namesIn(target), namesIn(unit.slot.pieces)];
    const missing = needs.filter((name) => !has.includes(name));
    const surplus = has.filter((name, index) => !needs.includes(name) || has.indexOf(name) !== index);
    if (missing.length > 0) problems.push(`${id}: lacks the parameter ${missing.join(', ')}.`);
    if (surplus.length > 0) problems.push(`${id}: has the parameter ${surplus.join(', ')} too many.`);
  }
  return problems;
}

/** Forms of a plural that are not written, while others of it are. */
function missingForms(
  units: ReadonlyMap<string, Unit>,
  targets: ReadonlyMap<string, readonly Piece[]>,
): readonly string[] {
  const isWritten = (id: string) => (targets.get(id) ?? []).length > 0;
  const groupOf = ({ file, slot }: Unit) =>
    slot?.plural === undefined ? null : `${file} ${slot.plural.group}`;
  const plurals = [...units.values()].filter((unit) => unit.isTranslatable && groupOf(unit) !== null);
  const begun = new Set(plurals.filter(({ id }) => isWritten(id)).map(groupOf));
  return plurals
    .filter((unit) => begun.has(groupOf(unit)) && !isWritten(unit.id))
    .map(({ id, slot }) => `${id}: lacks the plural form ${slot?.plural?.category}.`);
}

/** The code of a file with new texts. @throws if anything but these texts would change: a text must never become code */
function rewritten(
  file: string,
  code: string,
  changes: readonly { readonly slot: Slot; readonly target: readonly Piece[] }[],
): string {
  // Texts within another text first: the other one takes them over.
  const innerFirst = changes.toSorted((first, second) => second.slot.node.pos - first.slot.node.pos);
  const next = innerFirst.reduce((edited, { slot: { key }, target }) => {
    const slot = slotsOf(parseMessages(file, edited)).find((one) => one.key === key);
    if (slot === undefined) throw new Error(`${file} has no ${key} any more.`);
    const [start, end] = [slot.node.getStart(), slot.node.getEnd()];
    return withEdits(edited, [{ start, end, text: literalOf(target, slot.code) }]);
  }, code);
  const expected = new Map(changes.map(({ slot, target }) => [slot.key, target]));
  const [before, after] = [slotsOf(parseMessages(file, code)), slotsOf(parseMessages(file, next))];
  const isAsExpected =
    before.length === after.length &&
    after.every(
      ({ key, pieces, code: expressions }, index) =>
        key === before[index]?.key &&
        isSame(pieces, expected.get(key) ?? before[index].pieces) &&
        expressions.size === before[index].code.size,
    );
  if (!isAsExpected) throw new Error(`${file} could not be written with these texts.`);
  return next;
}

export function isSame(first: readonly Piece[], second: readonly Piece[]): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

function namesIn(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
}
