/** Entry point of `npm run paths -- <command>` (docs/paths.md). */
import { type PathsCommand, readArguments } from './arguments';
import { writeReport } from './chromium-run';
import { journeyTable, LEGEND, listJourneys } from './journeys';
import { mutateJourneys } from './mutate';
import { checkOptions } from './options';
import { replay } from './replay';
import { recordJourneys, runJourneys } from './run-journeys';
import { USAGE, UsageError } from './usage';

const write = (text: string) => {
  process.stdout.write(`${text}\n`);
};

try {
  process.exitCode = await main(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

/** @returns the exit code: 0 passed, 1 failed, 2 wrong usage */
async function main(options: PathsCommand): Promise<number> {
  for (const note of checkOptions(options)) write(note);
  switch (options.command) {
    case 'list':
      write(`${journeyTable(listJourneys())}\n\n${LEGEND}`);
      return 0;
    case 'run':
      return runJourneys(options, write);
    case 'mutate':
      return mutateJourneys(options, write);
    case 'replay':
    case 'shrink':
      return replay(options, write);
    case 'record':
      return recordJourneys(options, write);
    case 'report':
      return writeReport();
    case 'help':
      write(USAGE);
      return 0;
    default:
      throw new UsageError(`There is no command "${options.command}".\n\n${USAGE}`);
  }
}
