/**
 * `tsx tests/mutation/paths/run.ts [--seed 1] [--level held|both] [--only 3,7] [--list]`: plants twenty mistakes, one at a
 * time, in a copy of the tree, and walks the journey's paths: with held ports first and, where those see nothing, in
 * Chromium. At least 19 of 20 must be caught. Writes reports/paths/mutants.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportsFolder } from '../../paths/kit/reports-folder';
import { readMutants } from '../../paths/report/mutants';
import { adapterOperators } from './adapter-operators';
import { chartOperators } from './chart-operators';
import { brokenFiles, sourceOf } from './compiler';
import { applyEdit, diffOf } from './edit';
import { equivalentMutants } from './equivalent';
import { judge, type Result, summaryOf } from './judge';
import { drawMutants, type Mutant, mutantName } from './picker';
import { journeysIn } from './places';
import { screenOperators } from './screen-operators';
import { openWorkshop } from './workshop';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'both' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const FILE = join(reportsFolder(), 'mutants.json');
const root = new URL('../../..', import.meta.url).pathname;
const texts = new Map<string, string>();
/** As it stood when it was read first: whoever works on the tree meanwhile changes no mutant. */
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
    const held = drawn.map(({ file, edit }) => [file, applyEdit(textOf(file), edit)] as const);
    const files = brokenFiles(root, new Map(held));
    say(`Drawn: ${drawn.length}; that do not compile: ${files.size}.`);
    return drawn.filter(({ file }) => files.has(file));
  },
});
const chosen = values.only?.split(',').map(Number);
const planted = mutants
  .map((mutant, index) => ({ mutant, number: index + 1 }))
  .filter(({ number }) => chosen === undefined || chosen.includes(number));

say(
  `Seed ${values.seed}: ${mutants.length} mutants of ${new Set(mutants.map(({ journey }) => journey.id)).size} journeys.`,
);
if (values.list) for (const { mutant, number } of planted) say(`\n${number}. ${tell(mutant)}`);
else await plantAll();

async function plantAll(): Promise<void> {
  const workshop = openWorkshop(root);
  const results: Result[] = [];
  try {
    for (const { mutant, number } of planted) {
      say(`\n${number}. ${tell(mutant)}`);
      const result = await judge(mutant, {
        workshop,
        text: applyEdit(textOf(mutant.file), mutant.edit),
        reason: equivalentMutants[mutantName(mutant)],
        isBrowserUsed: values.level !== 'held',
      });
      results.push(result);
      say(`   ${result.verdict}${result.by === '' ? '' : `: ${result.by}`}`);
      keepResults(results);
    }
  } finally {
    workshop.close();
  }
  const { text, isEnough } = summaryOf(results);
  say(`\n${text}`);
  for (const { mutant } of results.filter(({ verdict }) => verdict === 'survived'))
    say(`\nSURVIVED ${tell(mutant)}`);
  if (!isEnough) process.exitCode = 1;
}

/** After each mutant: a run that is cut short has told what it found. Of the same seed, what was not judged again stays. */
function keepResults(results: readonly Result[]): void {
  const now = new Map(results.map(({ mutant, verdict, by }) => [mutantName(mutant), { verdict, by }]));
  const before = readMutants(FILE);
  const known = before?.seed === values.seed ? before.results : [];
  const all = mutants.flatMap((mutant) => {
    const name = mutantName(mutant);
    const found = now.get(name) ?? known.find((one) => one.name === name);
    return found === undefined ? [] : [{ name, verdict: found.verdict, by: found.by }];
  });
  mkdirSync(reportsFolder(), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ seed: values.seed, results: all }, null, 2)}\n`);
}

function tell(mutant: Mutant): string {
  return `${mutantName(mutant)}\n${diffOf(mutant.file, textOf(mutant.file), mutant.edit)}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
