/** What became of a mutant, and whether enough of them were caught. */
import type { Mutant } from './picker';
import type { Journey } from './places';
import type { Verdict, Workshop } from './workshop';

export type Fate = 'caught with held ports' | 'caught in Chromium' | 'survived' | 'equivalent' | 'not judged';

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: Fate;
  /** What caught it, or why it counts as it does. */
  readonly by: string;
}

interface Case {
  readonly workshop: Pick<Workshop, 'withText' | 'walkHeld' | 'walkBrowser'>;
  /** The file with the mutant in it. */
  readonly text: string;
  /** Why the mutant is equivalent, where it is. */
  readonly reason: string | undefined;
  readonly isBrowserUsed: boolean;
}

/** Of so many mutants that are not equivalent, one may survive. */
const MAY_SURVIVE_ONE_IN = 20;

/**
 * Walks the journey with the mutant in it, and without: a path that fails either way has caught nothing, and the mutant
 * counts as not judged.
 */
export async function judge(
  mutant: Mutant,
  { workshop, text, reason, isBrowserUsed }: Case,
): Promise<Result> {
  if (reason !== undefined) return { mutant, verdict: 'equivalent', by: reason };
  const { journey } = mutant;
  const levels: readonly Level[] = [
    { fate: 'caught with held ports', walk: () => workshop.walkHeld(journey.heldTests) },
    ...(isBrowserUsed && journey.browserTests.length > 0
      ? [{ fate: 'caught in Chromium', walk: () => workshop.walkBrowser(journey.browserTests) } as const]
      : []),
  ];
  for (const { fate, walk } of levels) {
    const { passed, failures } = await workshop.withText(mutant.file, text, walk);
    if (passed) continue;
    const sound = await soundness(journey, fate, walk);
    if (!sound.passed)
      return { mutant, verdict: 'not judged', by: `fails without it too: ${sound.failures[0]}` };
    return { mutant, verdict: fate, by: failures[0] ?? '' };
  }
  return { mutant, verdict: 'survived', by: '' };
}

interface Level {
  readonly fate: 'caught with held ports' | 'caught in Chromium';
  readonly walk: () => Promise<Verdict>;
}

/** Whether the paths pass without any mutant: asked once a journey and level. */
const known = new Map<string, Verdict>();

async function soundness(journey: Journey, level: string, walk: () => Promise<Verdict>): Promise<Verdict> {
  const key = `${level} ${journey.id}`;
  const verdict = known.get(key) ?? (await walk());
  known.set(key, verdict);
  return verdict;
}

/** The sum in words, and whether it is enough: at most one in twenty of those that count may survive, and each is judged. */
export function summaryOf(results: readonly Result[]): { readonly text: string; readonly isEnough: boolean } {
  const count = (...fates: readonly Fate[]) =>
    results.filter(({ verdict }) => fates.includes(verdict)).length;
  const caught = count('caught with held ports', 'caught in Chromium');
  const counted = results.length - count('equivalent');
  const isEnough = counted > 0 && counted - caught <= Math.floor(counted / MAY_SURVIVE_ONE_IN);
  const parts = [
    `${caught} of ${counted} mutants caught by the paths`,
    `${count('caught with held ports')} with held ports`,
    `${count('caught in Chromium')} in Chromium`,
    `${count('survived')} survived`,
    `${count('not judged')} not judged`,
    `${count('equivalent')} equivalent`,
  ];
  return { text: parts.join(', '), isEnough };
}
