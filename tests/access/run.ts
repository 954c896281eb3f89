/**
 * `npm run access -- [journey ...] [--pictures]`: judges every screen of every state of the journeys in all looks
 * (docs/decisions/024-access.md), in the language of `APP_LOCALE`: a translation in the looks that its words can break, the pseudo-locale in two. With `--pictures` it takes their pictures for the inspector's Catalogue, too, from the same walk. Writes reports/access: faults.json, and each faulty screen as a page. The exit code is 1 when there is a fault.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';

import { buildLanguage } from '../../build/locale';
import { englishOf, PSEUDO } from '../../build/messages/pseudo-letters';
import { journeysNamed } from '../paths/cli/journeys';
import { hasScreens } from '../paths/harness/open-page';
import { PICTURES_FOLDER, takePictures } from '../pictures/states/take-pictures';
import { findChromium } from '../support/chromium';
import { ACCEPTED } from './accepted';
import { collectScreens } from './collect-screens';
import { judgeScreen } from './judge-screen';
import { letterFaults } from './letter-faults';
import { LIGHT, LOOKS, NARROW, TRANSLATED_LOOKS } from './looks';
import { openJudges } from './open-judges';
import { serviceTextsOf } from './service-texts';

const isTranslation = buildLanguage !== 'en';
const FOLDER = isTranslation ? `reports/access-${buildLanguage}` : 'reports/access';

/** The pseudo-locale is about words and their length: sizes of text are judged in the languages that people read. */
const looks = buildLanguage === PSEUDO.language ? [LIGHT, NARROW] : isTranslation ? TRANSLATED_LOOKS : LOOKS;

interface Finding {
  readonly journey: string;
  readonly state: string;
  readonly look: string;
  readonly fault: string;
  /** The screen, as a page. */
  readonly page: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' }, pictures: { type: 'boolean', default: false } },
});
const waiting = journeysNamed(positionals).flatMap(({ id, testFile }) =>
  testFile !== null && hasScreens(testFile) ? [{ id, file: testFile }] : [],
);
const journeyCount = waiting.length;
const findings: Finding[] = [];
const failures: string[] = [];
const used = new Set<RegExp>();
let stateCount = 0;
let screenCount = 0;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
if (values.pictures && positionals.length === 0) rmSync(PICTURES_FOLDER, { recursive: true, force: true });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await browser.close();
writeFileSync(join(FOLDER, 'faults.json'), `${JSON.stringify(findings, null, 1)}\n`);

for (const { journey, state, look, fault, page } of findings)
  say(`${journey}/${state}, ${look}: ${fault} (${page})`);
for (const failure of failures) say(`FAILED: ${failure}`);
// The names in accepted faults are English.
const isComplete = positionals.length === 0 && buildLanguage === 'en';
const unused = isComplete ? ACCEPTED.filter(({ fault }) => !used.has(fault)) : [];
for (const { journey, fault } of unused) say(`FAILED: nothing is accepted any more by ${journey} ${fault}`);
say(
  `${journeyCount} journeys, ${stateCount} states, ${screenCount} screens: ${findings.length} faults in ${new Set(findings.map(({ page }) => page)).size} screens.`,
);
if (findings.length + failures.length + unused.length > 0) process.exitCode = 1;

async function work(): Promise<void> {
  const judges = await openJudges(browser);
  for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift()) {
    const { id, file } = journey;
    const startedAt = Date.now();
    try {
      const screens = await collectScreens(browser, file);
      const serviceTexts = serviceTextsOf(file);
      let faults = 0;
      for (const [index, { state, html }] of screens.entries()) {
        const judged = [
          ...(await judgeScreen(judges, html, looks)),
          ...(await letterFaults(judges, html, serviceTexts)),
        ];
        const found = judged.filter(({ fault }) => !isAccepted(id, fault));
        if (found.length === 0) continue;
        faults += found.length;
        const page = join(FOLDER, `${id}-${state}-${index}.html`);
        writeFileSync(page, html);
        findings.push(...found.map((one) => ({ journey: id, state, ...one, page })));
      }
      if (values.pictures) await takePictures(judges.page, PICTURES_FOLDER, id, screens);
      stateCount += new Set(screens.map(({ state }) => state)).size;
      screenCount += screens.length;
      say(
        `${faults === 0 ? 'ok    ' : 'FAULTS'} ${id}: ${screens.length} screens, ${faults} faults, ${Math.round((Date.now() - startedAt) / 1_000)} s`,
      );
    } catch (error) {
      failures.push(`${id} could not be judged: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function isAccepted(id: string, fault: string): boolean {
  const accepted = ACCEPTED.find((one) => one.journey === id && one.fault.test(englishOf(fault)));
  if (accepted !== undefined) used.add(accepted.fault);
  return accepted !== undefined;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
