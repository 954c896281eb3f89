/** What became of a mutant, and whether enough of them were caught. */
import type { Mutant } from './picker';
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
 * Walks the journey with the mutant in it, and what failed once more without: a path that fails either way has caught
 * nothing, and the mutant counts as not judged.
 */
export async function judge(
  mutant: Mutant,
  { workshop, text, reason, isBrowserUsed }: Case,
): Promise<Result> {
  if (reason !== undefined) return { mutant, verdict: 'equivalent', by: reason };
  const { journey } = mutant;
  const levels: readonly Level[] = [
    { fate: 'caught with held ports', walk: (named) => workshop.walkHeld(journey.heldTests, named) },
    ...(isBrowserUsed && journey.browserTests.length > 0
      ? [
          {
            fate: 'caught in Chromium',
            walk: (named?: string) => workshop.walkBrowser(journey.browserTests, named),
          } as const,
        ]
      : []),
  ];
  for (const { fate, walk } of levels) {
    const { passed, failures } = await workshop.withText(mutant.file, text, () => walk());
    if (passed) continue;
    const name = failures[0]?.name ?? '';
    const sound = await walk(name === '' ? undefined : name);
    const by = [name, failures[0]?.reason ?? ''].filter((part) => part !== '').join(': ');
    if (!sound.passed) return { mutant, verdict: 'not judged', by: `fails without it too: ${by}` };
    return { mutant, verdict: fate, by };
  }
  return { mutant, verdict: 'survived', by: '' };
}

interface Level {
  readonly fate: 'caught with held ports' | 'caught in Chromium';
  readonly walk: (named?: string) => Promise<Verdict>;
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
