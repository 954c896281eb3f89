import { isAggregate, readAggregate } from '../../aggregate/read-aggregate';
import type { Selection } from '../comparison/selection';
import { createBatchFolding } from '../folding/fold-batches';
import { createFoldedCounts, type FoldedCounts } from '../folding/folded-counts';
import { TooManyStates } from '../folding/visit-store';
import { journeyPathsOf } from '../paths/journey-paths';
import type { Shapes } from '../shapes';
import { choicesOf, type Filter, type Summary, summaryOf } from '../summary';
import type { SelectionCounts, WorkerAnswer, WorkerRequest } from './messages';
import { readFile } from './read-file';
import { ColumnsNeeded, type ReadProblem, ReadStop } from './read-report';

/** Minimum interval between two reports of progress, ms. */
const PROGRESS_INTERVAL_MS = 100;

/** The report on a file of counts, whose events were read by who made it. */
const NO_EVENTS = {
  format: 'counts',
  events: 0,
  others: 0,
  skipped: 0,
  firstSkipped: [],
  isCut: false,
  late: 0,
} as const;

/** Opens files and counts them: what the worker does, apart from being one. Errors are answers. */
export function createCountingService(answer: (message: WorkerAnswer) => void) {
  let sets: readonly FoldedCounts[] = [];
  let shapes: Shapes = () => null;
  /** The summaries of the last selection: often only one of its two filters is changed. */
  let lastSummaries: ReadonlyMap<string, Summary | null> = new Map();

  function count({ filter, comparison }: Selection): SelectionCounts {
    const summaries = new Map<string, Summary | null>();
    const countOne = (one: Filter): Summary | null => {
      const key = JSON.stringify(one);
      const summary = summaries.get(key) ?? lastSummaries.get(key) ?? summaryOf(sets, shapes, one);
      summaries.set(key, summary);
      return summary;
    };
    const counts = {
      summary: countOne(filter),
      compared: comparison === null ? null : countOne(comparison),
    };
    lastSummaries = summaries;
    return counts;
  }

  async function open(request: OpenRequest): Promise<void> {
    const { file, shapes: ofJourneys, columns } = request;
    shapes = (journey) => ofJourneys.get(journey) ?? null;
    lastSummaries = new Map();
    const folding = createBatchFolding(shapes);
    let reportedAt = -Infinity;
    const result = await readFile(file, columns, folding.add, (progress) => {
      const now = performance.now();
      if (now - reportedAt < PROGRESS_INTERVAL_MS) return;
      reportedAt = now;
      answer({ kind: 'progress', progress });
    });
    if (result.kind === 'document') return openCounts(result.value, request);
    const { counts, late } = folding.finish();
    sets = [counts];
    answer({
      kind: 'opened',
      report: { ...result.report, late },
      choices: choicesOf(sets),
      ...count(request),
    });
  }

  /** Opens a file of counts (docs/stops-aggregate.md). */
  function openCounts(value: unknown, selection: Selection): void {
    if (!isAggregate(value)) throw new ReadStop('unknown-format');
    const aggregate = readAggregate(value);
    if (!aggregate.ok) throw new ReadStop({ kind: 'bad-counts', message: aggregate.problem });
    sets = aggregate.sets.map(({ by, groups }) => {
      const counts = createFoldedCounts(shapes, by);
      for (const group of groups) counts.addGroup(group);
      return counts;
    });
    answer({
      kind: 'opened',
      report: { ...NO_EVENTS, smallest: aggregate.smallest },
      choices: choicesOf(sets),
      ...count(selection),
    });
  }

  return async (request: WorkerRequest): Promise<void> => {
    try {
      if (request.kind === 'open') await open(request);
      else if (request.kind === 'paths')
        answer({ ...request, paths: journeyPathsOf(sets, request.journey, request.filter) });
      else {
        const { filter, comparison } = request;
        answer({ kind: 'counted', selection: { filter, comparison }, ...count(request) });
      }
    } catch (error) {
      if (error instanceof ColumnsNeeded) answer({ kind: 'columns', header: error.header });
      else answer({ kind: 'failed', problem: problemOf(error) });
    }
  };
}

type OpenRequest = Extract<WorkerRequest, { kind: 'open' }>;

function problemOf(error: unknown): ReadProblem {
  if (error instanceof ReadStop) return error.problem;
  if (error instanceof TooManyStates) return 'too-many-states';
  return { kind: 'error', message: String(error) };
}
