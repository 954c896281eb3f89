import type { Selection } from '../comparison/selection';
import type { CsvColumns } from '../formats/csv';
import type { JourneyPaths } from '../paths/journey-paths';
import type { Shape } from '../shapes';
import type { Choices, Filter, Summary } from '../summary';
import type { ReadProgress } from './read-file';
import type { ReadProblem, ReadReport } from './read-report';

/** What the page asks the worker for. */
export type WorkerRequest =
  | ({
      readonly kind: 'open';
      readonly file: Blob;
      /** The shapes of all journeys, by their ids. */
      readonly shapes: ReadonlyMap<string, Shape>;
      /** Of a CSV file; null where they are not chosen. */
      readonly columns: CsvColumns | null;
    } & Selection)
  | ({ readonly kind: 'count' } & Selection)
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

/** The counts of a selection; null where a file of counts cannot tell those visits apart. */
export interface SelectionCounts {
  readonly summary: Summary | null;
  /** Of the visits to compare with; null also where there are none. */
  readonly compared: Summary | null;
}

/** What the worker answers. */
export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'columns'; readonly header: readonly string[] }
  | { readonly kind: 'failed'; readonly problem: ReadProblem }
  | ({
      readonly kind: 'opened';
      /** `late`: events that came long after their visit was counted; they are not counted. */
      readonly report: ReadReport & { readonly late: number };
      readonly choices: Choices;
    } & SelectionCounts)
  | ({ readonly kind: 'counted'; readonly selection: Selection } & SelectionCounts)
  | PathsAnswer;
