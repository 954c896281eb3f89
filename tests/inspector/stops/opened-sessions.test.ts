// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  cancelReading,
  chooseFilter,
  openFile,
  useOpenedSessions,
} from '../../../src/inspector/stops/opened-sessions';
import type { WorkerAnswer, WorkerRequest } from '../../../src/inspector/stops/reading/messages';
import { NO_FILTER } from '../../../src/inspector/stops/summary';
import { shapesById } from './shop-shape';

/** A worker that a test answers for. */
class TestWorker {
  static readonly all: TestWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;
  private listener: (event: { data: WorkerAnswer }) => void = () => {};

  constructor() {
    TestWorker.all.push(this);
  }
  postMessage(request: WorkerRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  addEventListener(kind: string, listener: (event: { data: WorkerAnswer }) => void) {
    if (kind === 'message') this.listener = listener;
  }
  answer(data: WorkerAnswer) {
    act(() => this.listener({ data: structuredClone(data) }));
  }
}

beforeEach(() => vi.stubGlobal('Worker', TestWorker));
afterEach(() => {
  act(cancelReading);
  TestWorker.all.length = 0;
  vi.unstubAllGlobals();
});

const shown = () => renderHook(useOpenedSessions).result.current;
const report = {
  format: 'app',
  events: 1,
  others: 0,
  skipped: 0,
  firstSkipped: [],
  isCut: false,
  late: 0,
} as const;
const choices = { persona: [], lender: [], language: [], version: [], day: [] };
const summaryWith = (visits: number) => ({ visits, open: 0, journeys: [], unknown: [] });

function open(name: string) {
  act(() => openFile(new Blob(['x']), name, shapesById));
  const worker = TestWorker.all.at(-1);
  if (worker === undefined) throw new Error('There is no worker.');
  return worker;
}

function openReady() {
  const worker = open('a.jsonl');
  worker.answer({ kind: 'opened', report, choices, summary: summaryWith(5) });
  return worker;
}

describe('opening a file', () => {
  it('tells how far it is, and ends with the counts', () => {
    const worker = open('a.jsonl');
    worker.answer({ kind: 'progress', progress: { share: 0.5, events: 3, skipped: 1 } });
    expect(shown()).toMatchObject({ kind: 'reading', progress: { share: 0.5 } });
    worker.answer({ kind: 'opened', report, choices, summary: summaryWith(5) });
    expect(shown()).toMatchObject({ kind: 'ready', name: 'a.jsonl', summary: { visits: 5 } });
  });

  it('can be cancelled: the worker ends, and nothing is open', () => {
    const worker = open('a.jsonl');
    act(cancelReading);
    expect(worker.isTerminated).toBe(true);
    expect(shown()).toEqual({ kind: 'nothing' });
  });

  it('ends the reading of the file before', () => {
    const first = open('a.jsonl');
    open('b.jsonl');
    expect(first.isTerminated).toBe(true);
    expect(shown()).toMatchObject({ kind: 'reading', name: 'b.jsonl' });
  });

  it('asks for the columns of CSV, and begins again with them', () => {
    open('a.csv').answer({ kind: 'columns', header: ['a', 'b'] });
    const asked = shown();
    if (asked.kind !== 'columns') throw new Error(`It is ${asked.kind}.`);
    const columns = {
      time: 'a',
      visitor: 'b',
      journey: 'a',
      state: 'b',
      session: null,
      event: null,
      from: null,
      lender: null,
      id: null,
    };
    act(() => asked.onChoose(columns));
    expect(TestWorker.all.at(-1)?.requests).toMatchObject([{ kind: 'open', columns }]);
  });
});

describe('the filter', () => {
  it('stays with the counts while other views are shown, and nothing is counted anew', () => {
    const worker = openReady();
    const filter = { ...NO_FILTER, lender: 'USFB' };
    act(() => chooseFilter(filter));
    worker.answer({ kind: 'counted', filter, summary: summaryWith(2) });
    const { unmount } = renderHook(useOpenedSessions);
    unmount();
    expect(shown()).toMatchObject({ filter, summary: { visits: 2 } });
    expect(worker.requests.map(({ kind }) => kind)).toEqual(['open', 'count']);
  });

  it('shows the counts of the last one only, however late an answer to another is', () => {
    const worker = openReady();
    const [slow, last] = [
      { ...NO_FILTER, lender: 'A' },
      { ...NO_FILTER, lender: 'B' },
    ];
    act(() => chooseFilter(slow));
    act(() => chooseFilter(last));
    worker.answer({ kind: 'counted', filter: slow, summary: summaryWith(1) });
    expect(shown()).toMatchObject({ filter: last, summary: { visits: 5 }, isCounting: true });
    worker.answer({ kind: 'counted', filter: last, summary: summaryWith(2) });
    expect(shown()).toMatchObject({ filter: last, summary: { visits: 2 }, isCounting: false });
  });
});
