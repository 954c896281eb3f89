/** Draws mutants: one per operator, from as many journeys as possible; the same seed gives the same mutants. */
import { randomStream } from '../../support/random/random';
import type { Edit, Operator } from './edit';
import type { Journey } from './journey-files';

export interface Mutant {
  readonly operator: string;
  readonly fileKind: Operator['fileKind'];
  readonly journey: Journey;
  readonly file: string;
  readonly edit: Edit;
}

/** Name of a mutant: operator, file and edit. */
export function mutantName({ operator, file, edit }: Pick<Mutant, 'operator' | 'file' | 'edit'>): string {
  return `${operator} in ${file}: ${edit.description}`;
}

export interface Draw {
  readonly operators: readonly Operator[];
  readonly journeys: readonly Journey[];
  readonly seed: number;
  /** Possible edits of this operator in a file. */
  readonly editsIn: (file: string, operator: Operator) => readonly Edit[];
  /** The drawn mutants that do not compile: others are drawn instead. */
  readonly broken: (drawn: readonly Mutant[]) => readonly Mutant[];
}

/** @returns one mutant per operator, each in another file; fewer only when an operator has no possible edit */
export function drawMutants({ operators, journeys, seed, editsIn, broken }: Draw): readonly Mutant[] {
  const random = randomStream(seed);
  const queues = operators.map((operator) => ({
    operator,
    mutants: shuffled(journeys, random).flatMap((journey) =>
      shuffled(
        journey.files[operator.fileKind].flatMap((file) =>
          editsIn(file, operator).map((edit) => ({ file, edit })),
        ),
        random,
      )
        .slice(0, MAX_EDITS_OF_A_JOURNEY)
        .map(
          (fileEdit): Mutant => ({
            ...fileEdit,
            operator: operator.name,
            fileKind: operator.fileKind,
            journey,
          }),
        ),
    ),
  }));
  const rejectedNames = new Set<string>();
  const compilingNames = new Set<string>();
  // Terminates, as each round rejects at least one edit. The compiler rejects nearly all edits of some operators.
  for (;;) {
    const remaining = queues.map(({ mutants }) =>
      mutants.filter((mutant) => !rejectedNames.has(mutantName(mutant))),
    );
    const exhausted = queues.find(
      ({ mutants }, index) => mutants.length > 0 && remaining[index]?.length === 0,
    );
    if (exhausted !== undefined)
      throw new Error(`All mutants of "${exhausted.operator.name}" do not compile.`);
    const drawn = pickOneEach(remaining);
    const unchecked = drawn.filter((mutant) => !compilingNames.has(mutantName(mutant)));
    const rejected = unchecked.length === 0 ? [] : broken(unchecked);
    if (rejected.length === 0) return drawn;
    for (const mutant of unchecked) compilingNames.add(mutantName(mutant));
    for (const mutant of rejected) rejectedNames.add(mutantName(mutant));
  }
}

/** The first mutant of each queue whose journey and file are not used yet, so that one run covers many journeys. */
function pickOneEach(queues: readonly (readonly Mutant[])[]): readonly Mutant[] {
  const journeys = new Set<string>();
  const files = new Set<string>();
  return queues.flatMap((mutants) => {
    const free = mutants.filter(({ file }) => !files.has(file));
    const chosen = free.find(({ journey }) => !journeys.has(journey.id)) ?? free[0];
    if (chosen === undefined) return [];
    journeys.add(chosen.journey.id);
    files.add(chosen.file);
    return [chosen];
  });
}

/** Maximum number of edits of one journey in the queue of an operator. */
const MAX_EDITS_OF_A_JOURNEY = 4;

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
