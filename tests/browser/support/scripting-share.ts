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
    readonly timeDeltas?: readonly number[];
  };
};

/** What is no script's work. */
const OTHER = new Set(['(root)', '(program)', '(idle)', '(garbage collector)']);

/** Runs `work`, then tells the part (0 to 1) of the page's scripting time that ran in scripts of this name or was called by them. */
export async function scriptingShare(
  page: Page,
  script: RegExp,
  work: () => Promise<void>,
): Promise<{ share: number; ms: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  await work();
  // SAFETY: the protocol's answer to Profiler.stop.
  const { profile } = (await session.send('Profiler.stop')) as Profile;
  await session.detach();

  const within = new Set<number>();
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const mark = (id: number): void => {
    within.add(id);
    for (const child of byId.get(id)?.children ?? []) mark(child);
  };
  for (const { id, callFrame } of profile.nodes) if (script.test(callFrame.url)) mark(id);

  let own = 0;
  let all = 0;
  profile.samples?.forEach((id, at) => {
    const took = Math.max(0, profile.timeDeltas?.[at] ?? 0);
    if (OTHER.has(byId.get(id)?.callFrame.functionName ?? '')) return;
    all += took;
    if (within.has(id)) own += took;
  });
  return { share: all === 0 ? 0 : own / all, ms: all / 1_000 };
}
