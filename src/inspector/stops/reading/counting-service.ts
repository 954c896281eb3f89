import { isAggregate, readAggregate } from '../../aggregate/read-aggregate';
import { createBatchFolding } from '../folding/fold-batches';
import { createFoldedCounts, type FoldedCounts } from '../folding/folded-counts';
import { TooManyStates } from '../folding/visit-store';
import { journeyPathsOf } from '../paths/journey-paths';
import type { Shapes } from '../shapes';
import { choicesOf, summaryOf } from '../summary';
import type { WorkerAnswer, WorkerRequest } from './messages';
import { readFile } from './read-file';
import { ColumnsNeeded, type ReadProblem, ReadStop } from './read-report';

/** Progress is told no more often than this, ms. */
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

  async function open({ file, shapes: ofJourneys, columns, filter }: OpenRequest): Promise<void> {
    shapes = (journey) => ofJourneys.get(journey) ?? null;
    const folding = createBatchFolding(shapes);
    let toldAt = -Infinity;
    const result = await readFile(file, columns, folding.add, (progress) => {
      const now = performance.now();
      if (now - toldAt < PROGRESS_INTERVAL_MS) return;
      toldAt = now;
      answer({ kind: 'progress', progress });
    });
    if (result.kind === 'document') return openCounts(result.value, filter);
    const { counts, late } = folding.finish();
    sets = [counts];
    answer({
      kind: 'opened',
      report: { ...result.report, late },
      choices: choicesOf(sets),
      summary: summaryOf(sets, shapes, filter),
    });
  }

  /** Opens a file of counts (docs/stops-aggregate.md). */
  function openCounts(value: unknown, filter: OpenRequest['filter']): void {
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
      summary: summaryOf(sets, shapes, filter),
    });
  }

  return async (request: WorkerRequest): Promise<void> => {
    try {
      if (request.kind === 'open') await open(request);
      else if (request.kind === 'paths')
        answer({ ...request, paths: journeyPathsOf(sets, request.journey, request.filter) });
      else
        answer({
          kind: 'counted',
          filter: request.filter,
          summary: summaryOf(sets, shapes, request.filter),
        });
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
