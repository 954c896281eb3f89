/**
 * `tsx tests/mutation/paths/run.ts [--seed 1] [--level held|both] [--only 3,7] [--list]`: seeds twenty mutants, one at a
 * time, in a copy of the tree, and runs the journey's path tests: with stubbed ports first and, if those pass, in Chromium. At least 19 of 20 must be caught. Writes reports/paths/mutants.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportsFolder } from '../../paths/kit/coverage/reports-folder';
import { readMutants } from '../../paths/report/mutants';
import { adapterOperators } from './adapter-operators';
import { chartOperators } from './chart-operators';
import { brokenFiles, sourceOf } from './compiler';
import { applyEdit, diffOf } from './edit';
import { equivalentMutants } from './equivalent';
import { journeysIn } from './journey-files';
import { drawMutants, type Mutant, mutantName } from './picker';
import { screenOperators } from './screen-operators';
import { type Result, summaryOf, verdictOf } from './verdict';
import { openWorkshop } from './workshop';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'both' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const RESULTS_FILE = join(reportsFolder(), 'mutants.json');
const root = new URL('../../..', import.meta.url).pathname;
const texts = new Map<string, string>();
/** Text of the file when it was first read: later changes of the working tree do not affect the mutants. */
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

const mutants = drawMutants({
  operators: [...chartOperators, ...adapterOperators, ...screenOperators],
  journeys: journeysIn(root),
  seed: Number(values.seed),
  editsIn: (file, { find }) => find(sourceOf(file, textOf(file))),
  broken: (drawn) => {
    const edited = drawn.map(({ file, edit }) => [file, applyEdit(textOf(file), edit)] as const);
    const files = brokenFiles(root, new Map(edited));
    say(`Drawn: ${drawn.length}; that do not compile: ${files.size}.`);
    return drawn.filter(({ file }) => files.has(file));
  },
});
const requestedNumbers = values.only?.split(',').map(Number);
const selected = mutants
  .map((mutant, index) => ({ mutant, number: index + 1 }))
  .filter(({ number }) => requestedNumbers === undefined || requestedNumbers.includes(number));

say(
  `Seed ${values.seed}: ${mutants.length} mutants of ${new Set(mutants.map(({ journey }) => journey.id)).size} journeys.`,
);
if (values.list) for (const { mutant, number } of selected) say(`\n${number}. ${mutantText(mutant)}`);
else await runAll();

async function runAll(): Promise<void> {
  const workshop = openWorkshop(root);
  const results: Result[] = [];
  try {
    for (const { mutant, number } of selected) {
      say(`\n${number}. ${mutantText(mutant)}`);
      const result = await verdictOf(mutant, {
        workshop,
        text: applyEdit(textOf(mutant.file), mutant.edit),
        reason: equivalentMutants[mutantName(mutant)],
        isBrowserUsed: values.level !== 'held',
      });
      results.push(result);
      say(`   ${result.verdict}${result.by === '' ? '' : `: ${result.by}`}`);
      storeResults(results);
    }
  } finally {
    workshop.close();
  }
  const { text, isEnough } = summaryOf(results);
  say(`\n${text}`);
  for (const { mutant } of results.filter(({ verdict }) => verdict === 'survived'))
    say(`\nSURVIVED ${mutantText(mutant)}`);
  if (!isEnough) process.exitCode = 1;
}

/** Stores the results after each mutant, in case the run is interrupted. Earlier results of the same seed are kept for mutants that did not run. */
function storeResults(results: readonly Result[]): void {
  const newResults = new Map(results.map(({ mutant, verdict, by }) => [mutantName(mutant), { verdict, by }]));
  const stored = readMutants(RESULTS_FILE);
  const earlier = stored?.seed === values.seed ? stored.results : [];
  const all = mutants.flatMap((mutant) => {
    const name = mutantName(mutant);
    const found = newResults.get(name) ?? earlier.find((result) => result.name === name);
    return found === undefined ? [] : [{ name, verdict: found.verdict, by: found.by }];
  });
  mkdirSync(reportsFolder(), { recursive: true });
  writeFileSync(RESULTS_FILE, `${JSON.stringify({ seed: values.seed, results: all }, null, 2)}\n`);
}

function mutantText(mutant: Mutant): string {
  return `${mutantName(mutant)}\n${diffOf(mutant.file, textOf(mutant.file), mutant.edit)}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
