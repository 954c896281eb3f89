/** `npm run paths -- <command>`: path tests for people (docs/paths.md). */
import { type Asked, readArguments } from './arguments';
import { writeReport } from './chromium-run';
import { journeyTable, LEGEND, listJourneys } from './journeys';
import { checkOptions } from './options';
import { replay } from './replay';
import { runJourneys } from './run-journeys';
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

/** Gives the exit code: 0 all well, 1 something failed, 2 wrong use. */
async function main(asked: Asked): Promise<number> {
  for (const note of checkOptions(asked)) write(note);
  switch (asked.command) {
    case 'list':
      write(`${journeyTable(listJourneys())}\n\n${LEGEND}`);
      return 0;
    case 'run':
      return runJourneys(asked, write);
    case 'replay':
    case 'shrink':
      return replay(asked, write);
    case 'report':
      return writeReport();
    case 'help':
      write(USAGE);
      return 0;
    default:
      throw new UsageError(`There is no command "${asked.command}".\n\n${USAGE}`);
  }
}
