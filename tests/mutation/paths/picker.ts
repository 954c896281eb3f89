/** Draws mutants: one of each kind, of as many journeys as there are, the same ones for the same seed. */
import { randomStream } from '../../support/random';
import type { Edit, Operator } from './edit';
import type { Journey } from './places';

export interface Mutant {
  readonly operator: string;
  readonly room: Operator['room'];
  readonly journey: Journey;
  readonly file: string;
  readonly edit: Edit;
}

/** The name by which a mutant is spoken of: kind, file, and what was done. */
export function mutantName({ operator, file, edit }: Pick<Mutant, 'operator' | 'file' | 'edit'>): string {
  return `${operator} in ${file}: ${edit.what}`;
}

export interface Draw {
  readonly operators: readonly Operator[];
  readonly journeys: readonly Journey[];
  readonly seed: number;
  /** The places in a file where this kind of mistake can be made. */
  readonly editsIn: (file: string, operator: Operator) => readonly Edit[];
  /** Those of the drawn mutants that do not compile: they are no mutants, and other places are drawn. */
  readonly broken: (drawn: readonly Mutant[]) => readonly Mutant[];
}

/** @returns one mutant an operator, each in a file of its own; fewer only where an operator finds no place at all */
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
  // Each round refuses a place at least, so it ends: of some kinds of mistakes the compiler sees nearly all.
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

/** The first place of each queue, of a journey and a file that no queue before it has taken: one night looks at many. */
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

/** Places of one journey that are tried before the next journey's turn. */
const TRIES = 4;

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
