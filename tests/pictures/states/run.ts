/**
 * `npm run pictures -- [journey ...] [--against <revision>] [--workers 2]`: takes the picture of every screen of every state, in every look,
 * for the inspector's Catalogue. With `--against` of the revision too, and writes reports/against/index.html: what differs. Then the exit
 * code is 1 when anything does.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { picturesAgainst } from './against';
import { takeJourneys } from './take-journeys';
import { PICTURES_FOLDER } from './take-pictures';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    workers: { type: 'string', default: '2' },
    // Of the process that takes the other revision's.
    folder: { type: 'string', default: PICTURES_FOLDER },
  },
});
const { against, folder } = values;
const workers = Number(values.workers);
if (!Number.isInteger(workers) || workers < 1) throw new Error('--workers needs a number, at least 1.');

const startedAt = Date.now();
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
const taken = await takeJourneys(positionals, folder, workers);
say(
  `${taken.journeys} journeys, ${taken.states} states, ${taken.screens} screens in ${Math.round((Date.now() - startedAt) / 1_000)} s: ${folder}`,
);
for (const failure of taken.failures) say(`FAILED: ${failure}`);
if (taken.failures.length > 0) process.exitCode = 1;
else if (against !== undefined) {
  const { page, summary, isSame } = await picturesAgainst(against, positionals, workers);
  say(`${summary}\n${page}`);
  if (!isSame) process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
