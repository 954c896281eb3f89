/** How much of a page's scripting time one of its scripts takes, by the browser's own profiler. */
import type { CDPSession, Page } from '@playwright/test';

type Profile = Awaited<ReturnType<CDPSession['send']>> & {
  readonly profile: {
    readonly nodes: readonly {
      readonly id: number;
      readonly callFrame: { readonly url: string; readonly functionName: string };
      readonly children?: readonly number[];
    }[];
    readonly samples?: readonly number[];
  };
};

/** ms between two looks of the profiler. */
const INTERVAL = 0.2;

/** What one stretch of work took: the part (0 to 1) of the scripts asked for, and all scripting, in ms. */
export interface Stretch {
  readonly share: number;
  readonly ms: number;
}

/**
 * Runs stretches of work, one after the other, and tells for each the part of the page's scripting that ran in scripts of
 * this name or was called by them. The profiler's looks are counted, not the time between them: a look that comes late
 * because another process had the machine would weigh as much as a hundred.
 */
export async function scriptingShares(
  page: Page,
  script: RegExp,
  stretches: readonly (() => Promise<void>)[],
): Promise<readonly Stretch[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL * 1_000 });
  const found: Stretch[] = [];
  for (const work of stretches) {
    await session.send('Profiler.start');
    await work();
    // SAFETY: the protocol's answer to Profiler.stop.
    const { profile } = (await session.send('Profiler.stop')) as Profile;
    found.push(shareIn(profile, script));
  }
  await session.detach();
  return found;
}

function shareIn({ nodes, samples = [] }: Profile['profile'], script: RegExp): Stretch {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** The calls of scripts whose address fits, with all that they call. */
  const callsOf = (address: RegExp): ReadonlySet<number> => {
    const calls = new Set<number>();
    const mark = (id: number): void => {
      calls.add(id);
      for (const child of byId.get(id)?.children ?? []) mark(child);
    };
    for (const { id, callFrame } of nodes) if (address.test(callFrame.url)) mark(id);
    return calls;
  };
  // What a test looks at the page with is a script of no address: a third of all, and none of the app's.
  const [served, asked] = [callsOf(/^https?:/), callsOf(script)];
  const scripting = samples.filter((id) => served.has(id));
  const own = scripting.filter((id) => asked.has(id)).length;
  return { share: scripting.length === 0 ? 0 : own / scripting.length, ms: scripting.length * INTERVAL };
}

/** The share over all stretches, each by its length. */
export function shareOfAll(stretches: readonly Stretch[]): Stretch {
  const ms = stretches.reduce((sum, one) => sum + one.ms, 0);
  const own = stretches.reduce((sum, one) => sum + one.share * one.ms, 0);
  return { share: ms === 0 ? 0 : own / ms, ms };
}
