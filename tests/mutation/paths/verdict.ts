/** Verdict on a mutant, and whether enough of them were caught. */
import type { Mutant } from './picker';
import type { WalkOutcome, Workshop } from './workshop';

export type MutantVerdict =
  | 'caught with stubbed ports'
  | 'caught in Chromium'
  | 'survived'
  | 'equivalent'
  | 'inconclusive';

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: MutantVerdict;
  /** The test that caught it, or the reason of the verdict. */
  readonly by: string;
}

interface MutantRun {
  readonly workshop: Pick<Workshop, 'withText' | 'walkStubbed' | 'walkBrowser'>;
  /** Text of the file with the mutant. */
  readonly text: string;
  /** Why the mutant is equivalent, if it is. */
  readonly reason: string | undefined;
  readonly isBrowserUsed: boolean;
}

/** One in so many non-equivalent mutants may survive or be inconclusive. */
const MUTANTS_PER_SURVIVOR = 20;

/**
 * Runs the paths of the journey with the mutant, and the failed path again without it: a path that fails either way proves
 * nothing, and the verdict is inconclusive.
 */
export async function verdictOf(
  mutant: Mutant,
  { workshop, text, reason, isBrowserUsed }: MutantRun,
): Promise<Result> {
  if (reason !== undefined) return { mutant, verdict: 'equivalent', by: reason };
  const { journey } = mutant;
  const levels: readonly Level[] = [
    {
      fate: 'caught with stubbed ports',
      walk: (testName) => workshop.walkStubbed(journey.stubbedTests, testName),
    },
    ...(isBrowserUsed && journey.browserTests.length > 0
      ? [
          {
            fate: 'caught in Chromium',
            walk: (testName?: string) => workshop.walkBrowser(journey.browserTests, testName),
          } as const,
        ]
      : []),
  ];
  for (const { fate, walk } of levels) {
    const { passed, failures } = await workshop.withText(mutant.file, text, () => walk());
    if (passed) continue;
    const name = failures[0]?.name ?? '';
    const withoutMutant = await walk(name === '' ? undefined : name);
    const by = [name, failures[0]?.reason ?? ''].filter((part) => part !== '').join(': ');
    if (!withoutMutant.passed) return { mutant, verdict: 'inconclusive', by: `fails without it too: ${by}` };
    return { mutant, verdict: fate, by };
  }
  return { mutant, verdict: 'survived', by: '' };
}

interface Level {
  readonly fate: 'caught with stubbed ports' | 'caught in Chromium';
  readonly walk: (testName?: string) => Promise<WalkOutcome>;
}

/** Summary, and whether the result is good enough: at most one in twenty counted mutants may survive or be inconclusive. */
export function summaryOf(results: readonly Result[]): { readonly text: string; readonly isEnough: boolean } {
  const count = (...fates: readonly MutantVerdict[]) =>
    results.filter(({ verdict }) => fates.includes(verdict)).length;
  const caught = count('caught with stubbed ports', 'caught in Chromium');
  const counted = results.length - count('equivalent');
  const isEnough = counted > 0 && counted - caught <= Math.floor(counted / MUTANTS_PER_SURVIVOR);
  const counts = [
    `${caught} of ${counted} mutants caught by the paths`,
    `${count('caught with stubbed ports')} with stubbed ports`,
    `${count('caught in Chromium')} in Chromium`,
    `${count('survived')} survived`,
    `${count('inconclusive')} inconclusive`,
    `${count('equivalent')} equivalent`,
  ];
  return { text: counts.join(', '), isEnough };
}
