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

/** Sampling interval of the profiler, ms. */
const SAMPLING_INTERVAL_MS = 0.2;

/** One measured stretch of work: the share (0 to 1) of the selected scripts, and all scripting in ms. */
export interface Stretch {
  readonly share: number;
  readonly ms: number;
}

/**
 * Runs stretches of work one after the other, and returns for each the share of the page's scripting that ran in scripts of
 * this name or was called by them. Profiler samples are counted, not the time between them: a sample delayed by another process
 * would otherwise count as much as a hundred.
 */
export async function scriptingShares(
  page: Page,
  script: RegExp,
  stretches: readonly (() => Promise<void>)[],
): Promise<readonly Stretch[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_MS * 1_000 });
  const shares: Stretch[] = [];
  for (const work of stretches) {
    await session.send('Profiler.start');
    await work();
    // SAFETY: the protocol's answer to Profiler.stop.
    const { profile } = (await session.send('Profiler.stop')) as Profile;
    shares.push(shareIn(profile, script));
  }
  await session.detach();
  return shares;
}

function shareIn({ nodes, samples = [] }: Profile['profile'], script: RegExp): Stretch {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** The call-tree nodes of scripts whose URL matches, with all that they call. */
  const callsOf = (address: RegExp): ReadonlySet<number> => {
    const calls = new Set<number>();
    const mark = (id: number): void => {
      calls.add(id);
      for (const child of byId.get(id)?.children ?? []) mark(child);
    };
    for (const { id, callFrame } of nodes) if (address.test(callFrame.url)) mark(id);
    return calls;
  };
  // Scripts that Playwright evaluates have no URL: a third of all samples, and not part of the app.
  const [served, selected] = [callsOf(/^https?:/), callsOf(script)];
  const scripting = samples.filter((id) => served.has(id));
  const selectedCount = scripting.filter((id) => selected.has(id)).length;
  return {
    share: scripting.length === 0 ? 0 : selectedCount / scripting.length,
    ms: scripting.length * SAMPLING_INTERVAL_MS,
  };
}

/**
 * What the share is at least, with 97 % certainty: it is counted in samples, and their number varies by its own square root. Some 25
 * samples of 5 % may as well be 3 or 7 %.
 */
export function surelyAtLeast({ share, ms }: Stretch): number {
  const samples = (share * ms) / SAMPLING_INTERVAL_MS;
  return samples === 0 ? 0 : share * Math.max(0, 1 - 2 / Math.sqrt(samples));
}

/** The share over all stretches, weighted by length. */
export function shareOfAll(stretches: readonly Stretch[]): Stretch {
  const ms = stretches.reduce((sum, stretch) => sum + stretch.ms, 0);
  const selectedMs = stretches.reduce((sum, stretch) => sum + stretch.share * stretch.ms, 0);
  return { share: ms === 0 ? 0 : selectedMs / ms, ms };
}
