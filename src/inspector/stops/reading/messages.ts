import type { CsvColumns } from '../formats/csv';
import type { JourneyPaths } from '../paths/journey-paths';
import type { Shape } from '../shapes';
import type { Choices, Filter, Summary } from '../summary';
import type { ReadProgress } from './read-file';
import type { ReadProblem, ReadReport } from './read-report';

/** What the page asks the worker for. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly file: Blob;
      /** The shapes of all journeys, by their ids. */
      readonly shapes: ReadonlyMap<string, Shape>;
      /** Of a CSV file; null where they are not chosen. */
      readonly columns: CsvColumns | null;
      readonly filter: Filter;
    }
  | { readonly kind: 'count'; readonly filter: Filter }
  | PathsRequest;

/** Asks for the paths of one journey: they are many, so only those of the journey that is shown leave the worker. */
export interface PathsRequest {
  readonly kind: 'paths';
  readonly journey: string;
  readonly filter: Filter;
}

/** `paths`: see `journeyPathsOf`. */
export interface PathsAnswer extends PathsRequest {
  readonly paths: JourneyPaths | null;
}

/** What the worker answers. */
export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'columns'; readonly header: readonly string[] }
  | { readonly kind: 'failed'; readonly problem: ReadProblem }
  | {
      readonly kind: 'opened';
      /** `late`: events that came long after their visit was counted; they are not counted. */
      readonly report: ReadReport & { readonly late: number };
      readonly choices: Choices;
      readonly summary: Summary | null;
    }
  | { readonly kind: 'counted'; readonly filter: Filter; readonly summary: Summary | null }
  | PathsAnswer;
