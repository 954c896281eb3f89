/** Draws mutants: one per operator, from as many journeys as possible; the same seed gives the same mutants. */
import { randomStream } from '../../support/random';
import type { Edit, Operator } from './edit';
import type { Journey } from './journey-files';

export interface Mutant {
  readonly operator: string;
  readonly room: Operator['room'];
  readonly journey: Journey;
  readonly file: string;
  readonly edit: Edit;
}

/** Name of a mutant: operator, file and edit. */
export function mutantName({ operator, file, edit }: Pick<Mutant, 'operator' | 'file' | 'edit'>): string {
  return `${operator} in ${file}: ${edit.what}`;
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
    places: shuffled(journeys, random).flatMap((journey) =>
      shuffled(
        journey.files[operator.room].flatMap((file) =>
          editsIn(file, operator).map((edit) => ({ file, edit })),
        ),
        random,
      )
        .slice(0, TRIES)
        .map((place): Mutant => ({ ...place, operator: operator.name, room: operator.room, journey })),
    ),
  }));
  const refused = new Set<string>();
  const sound = new Set<string>();
  // Terminates, as each round rejects at least one edit. The compiler rejects nearly all edits of some operators.
  for (;;) {
    const left = queues.map(({ places }) => places.filter((one) => !refused.has(mutantName(one))));
    const lost = queues.find(({ places }, index) => places.length > 0 && left[index]?.length === 0);
    if (lost !== undefined) throw new Error(`All mutants of "${lost.operator.name}" do not compile.`);
    const drawn = oneEach(left);
    const unknown = drawn.filter((one) => !sound.has(mutantName(one)));
    const bad = unknown.length === 0 ? [] : broken(unknown);
    if (bad.length === 0) return drawn;
    for (const one of unknown) sound.add(mutantName(one));
    for (const one of bad) refused.add(mutantName(one));
  }
}

/** The first mutant of each queue whose journey and file are not used yet, so that one run covers many journeys. */
function oneEach(queues: readonly (readonly Mutant[])[]): readonly Mutant[] {
  const journeys = new Set<string>();
  const files = new Set<string>();
  return queues.flatMap((places) => {
    const free = places.filter(({ file }) => !files.has(file));
    const chosen = free.find(({ journey }) => !journeys.has(journey.id)) ?? free[0];
    if (chosen === undefined) return [];
    journeys.add(chosen.journey.id);
    files.add(chosen.file);
    return [chosen];
  });
}

/** Edits of one journey that are tried before the next journey. */
const TRIES = 4;

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
