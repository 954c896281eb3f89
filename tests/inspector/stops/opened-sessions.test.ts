// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_SELECTION, type Selection } from '../../../src/inspector/stops/comparison/selection';
import {
  cancelReading,
  openFile,
  readSandbox,
  selectVisits,
  useOpenedSessions,
} from '../../../src/inspector/stops/opening/opened-sessions';
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
  worker.answer({ kind: 'opened', report, choices, summary: summaryWith(5), compared: null });
  return worker;
}

describe('opening a file', () => {
  it('tells how far it is, and ends with the counts', () => {
    const worker = open('a.jsonl');
    worker.answer({ kind: 'progress', progress: { share: 0.5, events: 3, skipped: 1 } });
    expect(shown()).toMatchObject({ kind: 'reading', progress: { share: 0.5 } });
    worker.answer({ kind: 'opened', report, choices, summary: summaryWith(5), compared: null });
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

  it('ends before the sandbox answers, so that a file is not shown as the sandbox', () => {
    const first = open('a.jsonl');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    act(() => void readSandbox(shapesById));
    expect(first.isTerminated).toBe(true);
    expect(shown()).toMatchObject({ kind: 'reading', name: 'the sandbox' });
  });

  it('fails by its name where the worker cannot count it', () => {
    const problem = { kind: 'error', message: 'RangeError' } as const;
    open('a.jsonl').answer({ kind: 'failed', problem });
    expect(shown()).toEqual({ kind: 'failed', name: 'a.jsonl', problem });
    openReady().answer({ kind: 'failed', problem });
    expect(shown()).toEqual({ kind: 'failed', name: 'a.jsonl', problem });
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

const ofLender = (lender: string): Selection => ({ filter: { ...NO_FILTER, lender }, comparison: null });

describe('the selection', () => {
  it('is that of the link when a file is opened', () => {
    const selection = ofLender('USFB');
    act(() => openFile(new Blob(['x']), 'a.jsonl', shapesById, selection));
    expect(TestWorker.all.at(-1)?.requests).toMatchObject([{ kind: 'open', ...selection }]);
  });

  it('stays with the counts while other views are shown, and nothing is counted anew', () => {
    const worker = openReady();
    const selection = ofLender('USFB');
    act(() => selectVisits(selection));
    worker.answer({ kind: 'counted', selection, summary: summaryWith(2), compared: null });
    const { unmount } = renderHook(useOpenedSessions);
    unmount();
    act(() => selectVisits(structuredClone(selection)));
    expect(shown()).toMatchObject({ selection, summary: { visits: 2 } });
    expect(worker.requests.map(({ kind }) => kind)).toEqual(['open', 'count']);
  });

  it('shows the counts of the last one only, however late an answer to another is', () => {
    const worker = openReady();
    const [slow, last] = [ofLender('A'), ofLender('B')];
    act(() => selectVisits(slow));
    act(() => selectVisits(last));
    worker.answer({ kind: 'counted', selection: slow, summary: summaryWith(1), compared: null });
    expect(shown()).toMatchObject({ selection: last, summary: { visits: 5 }, isCounting: true });
    worker.answer({ kind: 'counted', selection: last, summary: summaryWith(2), compared: null });
    expect(shown()).toMatchObject({ selection: last, summary: { visits: 2 }, isCounting: false });
  });

  it('is counted with the visits to compare with, and without them again', () => {
    const worker = openReady();
    const compared = { ...NO_SELECTION, comparison: ofLender('A').filter };
    act(() => selectVisits(compared));
    expect(worker.requests.at(-1)).toEqual({ kind: 'count', ...compared });
    worker.answer({
      kind: 'counted',
      selection: compared,
      summary: summaryWith(5),
      compared: summaryWith(3),
    });
    expect(shown()).toMatchObject({ summary: { visits: 5 }, compared: { visits: 3 }, isCounting: false });
    act(() => selectVisits(NO_SELECTION));
    worker.answer({
      kind: 'counted',
      selection: NO_SELECTION,
      summary: summaryWith(5),
      compared: null,
    });
    expect(shown()).toMatchObject({ summary: { visits: 5 }, compared: null });
  });
});
