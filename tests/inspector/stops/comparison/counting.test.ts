import { describe, expect, it } from 'vitest';

import { NO_SELECTION } from '../../../../src/inspector/stops/comparison/selection';
import { createCountingService } from '../../../../src/inspector/stops/reading/counting-service';
import type { WorkerAnswer } from '../../../../src/inspector/stops/reading/messages';
import { type Filter, NO_FILTER } from '../../../../src/inspector/stops/summary';
import { blobOf, linesOf } from '../reading/files';
import { shapesById } from '../shop-shape';
import { fileOfCounts } from './file-of-counts';
import { twoVersions } from './versions';

/** The worker's service with an opened file: its last answer, and what it answers to selections. */
async function opened(file: Blob, selection = NO_SELECTION) {
  const answers: WorkerAnswer[] = [];
  const ask = createCountingService((answer) => answers.push(answer));
  await ask({ kind: 'open', file, shapes: shapesById, columns: null, ...selection });
  const count = async (filter: Partial<Filter>, comparison: Partial<Filter> | null) => {
    await ask({
      kind: 'count',
      filter: { ...NO_FILTER, ...filter },
      comparison: comparison === null ? null : { ...NO_FILTER, ...comparison },
    });
    return countedIn(answers.at(-1));
  };
  return { first: countedIn(answers.at(-1)), count };
}

/** Runs and stopped runs of both selections; null where they are not counted. */
function countedIn(answer: WorkerAnswer | undefined) {
  if (answer?.kind !== 'opened' && answer?.kind !== 'counted')
    throw new Error(`It was answered ${JSON.stringify(answer)}.`);
  const [one, other] = [answer.summary, answer.compared].map((summary) => {
    const stops = summary?.journeys[0]?.stops;
    return stops === undefined ? null : [stops.runs, stops.stopped];
  });
  return [one, other];
}

const events = blobOf(linesOf([...twoVersions]));

describe('a comparison, from events', () => {
  it('is counted with the first selection', async () => {
    const { first, count } = await opened(events);
    expect(first).toEqual([[80, 24], null]);
    expect(await count({ version: '2.0.0' }, { version: '1.9.0' })).toEqual([
      [40, 20],
      [40, 4],
    ]);
  });

  it('is counted when the file is opened by a link', async () => {
    const selection = {
      filter: { ...NO_FILTER, version: '1.9.0' },
      comparison: { ...NO_FILTER, version: '2.0.0' },
    };
    expect((await opened(events, selection)).first).toEqual([
      [40, 4],
      [40, 20],
    ]);
  });

  it('is of days as well as of two things at once, and ends', async () => {
    const { count } = await opened(events);
    expect(
      await count(
        { fromDay: '2026-03-03' },
        { toDay: '2026-03-02', fromDay: '2026-03-02', version: '1.9.0' },
      ),
    ).toEqual([
      [40, 20],
      [40, 4],
    ]);
    expect(await count({ version: '1.9.0' }, null)).toEqual([[40, 4], null]);
  });
});

it('counts another file anew', async () => {
  const answers: WorkerAnswer[] = [];
  const ask = createCountingService((answer) => answers.push(answer));
  for (const file of [events, blobOf(fileOfCounts())])
    await ask({ kind: 'open', file, shapes: shapesById, columns: null, ...NO_SELECTION });
  expect(answers.filter(({ kind }) => kind === 'opened').map(countedIn)).toEqual([
    [[80, 24], null],
    [[80, 25], null],
  ]);
});

it('counts only what has changed', async () => {
  const answers: WorkerAnswer[] = [];
  const ask = createCountingService((answer) => answers.push(answer));
  await ask({ kind: 'open', file: events, shapes: shapesById, columns: null, ...NO_SELECTION });
  await ask({ kind: 'count', filter: NO_FILTER, comparison: { ...NO_FILTER, version: '1.9.0' } });
  const [first, second] = answers.flatMap((answer) => ('summary' in answer ? [answer.summary] : []));
  expect(second).toBe(first);
});

describe('a comparison, from a file of counts', () => {
  it('works for one thing at a time, and for one against all', async () => {
    const { count } = await opened(blobOf(fileOfCounts()));
    expect(await count({ version: '2.0.0' }, { version: '1.9.0' })).toEqual([
      [40, 20],
      [40, 5],
    ]);
    expect(await count({ fromDay: '2026-03-03' }, {})).toEqual([
      [40, 20],
      [80, 25],
    ]);
  });

  it('has no answer for the side that needs two', async () => {
    const { count } = await opened(blobOf(fileOfCounts()));
    expect(await count({ version: '2.0.0' }, { version: '1.9.0', toDay: '2026-03-02' })).toEqual([
      [40, 20],
      null,
    ]);
  });
});
