/** A file of counts and the events that it was made from say the same on the page. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { makeAggregate } from '../../../src/inspector/aggregate/command/make-aggregate';
import { mergeSmall } from '../../../src/inspector/aggregate/merge-small';
import type { SetTally } from '../../../src/inspector/aggregate/tally';
import { aggregateOf } from '../../../src/inspector/aggregate/write-aggregate';
import { loadJourneys } from '../../../src/inspector/catalogue';
import { NO_SELECTION } from '../../../src/inspector/stops/comparison/selection';
import { createCountingService } from '../../../src/inspector/stops/reading/counting-service';
import type { WorkerAnswer } from '../../../src/inspector/stops/reading/messages';
import { shapesById } from '../../../src/inspector/stops/shapes';
import { type Filter, NO_FILTER, type Summary } from '../../../src/inspector/stops/summary';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'aggregate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SESSIONS = new URL('../../browser/support/sessions-24.jsonl.gz', import.meta.url).pathname;
const shapes = shapesById(await loadJourneys());

type Opened = Extract<WorkerAnswer, { kind: 'opened' }>;

/** A file in the page: what it answers when it is opened, and for each filter. */
async function openInPage(bytes: Uint8Array<ArrayBuffer>) {
  const answers: WorkerAnswer[] = [];
  const ask = createCountingService((message) => answers.push(message));
  await ask({ kind: 'open', file: new Blob([bytes]), shapes, columns: null, ...NO_SELECTION });
  const summaryFor = async (filter: Partial<Filter>) => {
    await ask({ kind: 'count', filter: { ...NO_FILTER, ...filter }, comparison: null });
    const answer = answers.at(-1);
    return answer?.kind === 'counted' ? answer.summary : undefined;
  };
  /** The paths of a journey, in an order that does not depend on the order of the file. */
  const pathsFor = async (journey: string, filter: Partial<Filter>) => {
    await ask({ kind: 'paths', journey, filter: { ...NO_FILTER, ...filter } });
    const answer = answers.at(-1);
    if (answer?.kind !== 'paths') throw new Error(`The page answered ${JSON.stringify(answer)}.`);
    const sorted = (rows: readonly unknown[] | null | undefined) =>
      rows?.map((row) => JSON.stringify(row)).sort();
    const { paths } = answer;
    return {
      suppressedRuns: paths?.suppressedRuns,
      walked: sorted(paths?.walked),
      beforeStops: sorted(paths?.beforeStops),
      runs: paths?.walked.reduce((sum, { runs }) => sum + runs, 0),
    };
  };
  return { answer: answers.at(-1), summaryFor, pathsFor };
}

function opened(answer: WorkerAnswer | undefined): Opened {
  if (answer?.kind !== 'opened') throw new Error(`The page answered ${JSON.stringify(answer)}.`);
  return answer;
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Medians and 90th percentiles of a summary by what they are of, and the summary without them. */
function split(summary: Summary | null | undefined) {
  const medians: (number | null)[] = [];
  const rest = JSON.parse(
    JSON.stringify(summary, (key, value) => {
      if (value instanceof Map) return [...value].sort();
      if (key !== 'medianMs' && key !== 'p90Ms') return value;
      medians.push(value);
      return undefined;
    }),
  );
  return { medians, rest };
}

describe('a file of counts in the page', () => {
  let sets: readonly SetTally[] = [];
  let events: Awaited<ReturnType<typeof openInPage>>;
  beforeAll(async () => {
    sets = await makeAggregate({
      patterns: [SESSIONS],
      folder,
      memory: '1GB',
      threads: 1,
      eventsPerPart: 1_000_000,
      maxPaths: 1_000,
      onProgress: () => {},
    });
    events = await openInPage(new Uint8Array(gunzipSync(readFileSync(SESSIONS))));
  });

  it('says what the events say, in every number but the medians, and those within 3 %', async () => {
    const counts = await openInPage(bytesOf(aggregateOf(sets, 1)));
    const { choices } = opened(events.answer);
    expect(opened(counts.answer).choices).toEqual({ ...choices, persona: [] });
    const filters: Partial<Filter>[] = [
      {},
      ...choices.lender.map(({ value }) => ({ lender: value })),
      ...choices.day.map(({ value }) => ({ fromDay: value, toDay: value })),
      { fromDay: choices.day[1]?.value ?? null },
    ];
    expect(filters.length).toBeGreaterThan(8);
    for (const filter of filters) {
      const [fromEvents, fromCounts] = [
        split(await events.summaryFor(filter)),
        split(await counts.summaryFor(filter)),
      ];
      expect(fromCounts.rest).toEqual(fromEvents.rest);
      for (const [index, exact] of fromEvents.medians.entries()) {
        const median = fromCounts.medians[index] ?? null;
        if (exact === null || median === null) expect(median).toBe(exact);
        else expect(Math.abs(median - exact)).toBeLessThanOrEqual(1 + exact * 0.03);
      }
    }
  });

  it('says the same of the order of states, for each lender', async () => {
    const counts = await openInPage(bytesOf(aggregateOf(sets, 1)));
    for (const lender of [null, ...opened(events.answer).choices.lender.map(({ value }) => value)]) {
      const fromEvents = await events.pathsFor('offer-selection', { lender });
      expect(await counts.pathsFor('offer-selection', { lender })).toEqual(fromEvents);
    }
    const all = await events.pathsFor('offer-selection', {});
    expect(
      [all.suppressedRuns, all.walked?.length, all.beforeStops?.length].map((count) => Number(count) > 0),
    ).toEqual([false, true, true]);
  });

  it('says how many runs it does not have the order of, where rare paths are merged', async () => {
    const counts = await openInPage(bytesOf(aggregateOf(mergeSmall(sets, 5), 5)));
    const exact = await events.pathsFor('loan-entry', {});
    const merged = await counts.pathsFor('loan-entry', {});
    expect(merged.suppressedRuns).toBeGreaterThan(0);
    expect((merged.runs ?? 0) + (merged.suppressedRuns ?? 0)).toBe(exact.runs);
  });

  it('is opened in its first version, which does not tell what came before a stop', async () => {
    const file = aggregateOf(sets, 1);
    const first = {
      ...file,
      version: 1,
      sets: file.sets.map(({ by, groups }) => ({
        by,
        groups: groups.map((group) => ({
          ...group,
          journeys: group.journeys.map(({ beforeStops: _, ...journey }) => journey),
        })),
      })),
    };
    const paths = await (await openInPage(bytesOf(first))).pathsFor('offer-selection', {});
    expect(paths).toEqual({ ...(await events.pathsFor('offer-selection', {})), beforeStops: undefined });
  });

  it('is opened in its second version, which does not tell what came next after a change', async () => {
    const file = aggregateOf(sets, 1);
    const second = {
      ...file,
      version: 2,
      sets: file.sets.map(({ by, groups }) => ({
        by,
        groups: groups.map((group) => ({
          ...group,
          journeys: group.journeys.map(({ nextPages: _, ...journey }) => journey),
        })),
      })),
    };
    const { answer } = await openInPage(bytesOf(second));
    const nexts = opened(answer).summary?.journeys.flatMap(({ stops }) =>
      stops.transitions.map(({ next }) => next),
    );
    expect([...new Set(nexts)]).toEqual([null]);
  });

  it('has no answer for two things at once, and none for personas', async () => {
    const counts = await openInPage(bytesOf(aggregateOf(sets, 1)));
    const [lender] = opened(events.answer).choices.lender;
    const [day] = opened(events.answer).choices.day;
    expect(
      await counts.summaryFor({ lender: lender?.value ?? null, fromDay: day?.value ?? null }),
    ).toBeNull();
    expect(await counts.summaryFor({ persona: 'offers' })).toBeNull();
  });

  it('keeps the number of visits and runs when what few did is merged, and names no state (other) as unknown', async () => {
    const counts = opened((await openInPage(bytesOf(aggregateOf(mergeSmall(sets, 5), 5)))).answer);
    const exact = opened(events.answer);
    const totals = ({ summary }: Opened) => [
      summary?.visits,
      summary?.journeys.reduce((sum, { stops }) => sum + stops.runs, 0),
    ];
    expect(totals(counts)).toEqual(totals(exact));
    expect(counts.report).toMatchObject({ format: 'counts', smallest: 5 });
    expect(exact.summary?.unknown).toEqual(
      expect.arrayContaining([...(counts.summary?.unknown ?? ['none'])]),
    );
  });

  it('is refused with the place of the fault, and another document as no file of the page', async () => {
    const file = aggregateOf(sets, 1);
    const wrong = { ...file, sets: [{ by: 'visitor', groups: [] }] };
    expect((await openInPage(bytesOf(wrong))).answer).toMatchObject({
      kind: 'failed',
      problem: { kind: 'bad-counts', message: expect.stringMatching(/^sets\.0\.by: /) },
    });
    expect((await openInPage(bytesOf({ ...file, version: 4 }))).answer).toMatchObject({
      problem: { message: expect.stringMatching(/^version: /) },
    });
    expect((await openInPage(bytesOf({ format: 'other' }))).answer).toMatchObject({
      problem: 'unknown-format',
    });
  });
});
