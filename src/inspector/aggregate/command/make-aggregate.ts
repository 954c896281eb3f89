import { DuckDBInstance } from '@duckdb/node-api';

import { loadJourneys } from '../../catalogue';
import { shapesOf } from '../../stops/shapes';
import type { SetTally } from '../tally';
import { type ChartFacts, countEvents } from './count-events';
import { openInput } from './input';
import { readTallies } from './read-tallies';

interface AggregateOptions {
  /** Names or globs of the files of events. */
  readonly patterns: readonly string[];
  /** Folder for what does not fit into memory; it exists. */
  readonly folder: string;
  /** Memory that DuckDB may use, such as "4GB". */
  readonly memory: string;
  readonly threads: number;
  readonly eventsPerPart: number;
  readonly maxPaths: number;
  readonly onProgress: (text: string) => void;
}

/** The exact counts of the files' events. @throws {InputProblem} for files that cannot be counted; DuckDB's own errors */
export async function makeAggregate(options: AggregateOptions): Promise<readonly SetTally[]> {
  const { folder, memory, threads, onProgress } = options;
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: memory,
    temp_directory: folder,
    // Nothing is fetched: Parquet and JSON are part of the package.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    // DuckDB 1.5.6 fails in it ("INTERNAL Error: Failed to cast expression") on the numbering of copies in sql/visits.sql.
    await connection.run("SET disabled_optimizers = 'top_n_window_elimination'");
    const { files, badLines } = await openInput(connection, options.patterns);
    onProgress(`${files} ${files === 1 ? 'file' : 'files'}`);
    if (badLines > 0) onProgress(`${badLines} lines are no batch, and are left out`);
    await countEvents({ ...options, connection, charts: await chartsOfCatalogue() });
    return await readTallies(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function chartsOfCatalogue(): Promise<readonly ChartFacts[]> {
  const journeys = await loadJourneys();
  const shapes = shapesOf(journeys);
  return journeys.flatMap(({ id }) => {
    const shape = shapes(id);
    return shape === null ? [] : [{ journey: id, shape }];
  });
}
