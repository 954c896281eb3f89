/** Takes the pictures of journeys, each in a browser page of its own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { collectScreens } from '../../access/collect-screens';
import { openJudges } from '../../access/open-judges';
import { hasScreens } from '../../paths/harness/open-page';
import { nearestNames } from '../../paths/kit/model/nearest-names';
import { findChromium } from '../../support/chromium';
import { takePictures } from './take-pictures';

const TESTS_FOLDER = 'tests/paths';
const TESTS_SUFFIX = '.test.tsx';

interface Taken {
  readonly journeys: number;
  readonly states: number;
  readonly screens: number;
  /** One sentence for each journey that could not be walked. */
  readonly failures: readonly string[];
}

/**
 * Takes these journeys of the tree in the current folder.
 * @param names all when empty
 * @throws for a name that no journey with screens has
 */
export async function takeJourneys(
  names: readonly string[],
  folder: string,
  workers: number,
): Promise<Taken> {
  const waiting = [...(names.length === 0 ? journeysWithScreens('.') : names.map(knownJourney))];
  const failures: string[] = [];
  const states = new Set<string>();
  let [journeys, screenCount] = [0, 0];
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
  const work = async () => {
    const { page } = await openJudges(browser);
    for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift())
      try {
        const collected = await collectScreens(browser, testFileOf(journey));
        const pictured = await takePictures(page, folder, journey, collected);
        journeys += 1;
        screenCount += pictured.length;
        for (const { state } of pictured) states.add(`${journey} ${state}`);
      } catch (error) {
        failures.push(
          `${journey} has no pictures: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
  }
  return { journeys, states: states.size, screens: screenCount, failures };
}

/** The journeys of a tree that have screens of their own, by their tests: its charts may be other ones than of this tree. */
export function journeysWithScreens(tree: string): readonly string[] {
  return readdirSync(join(tree, TESTS_FOLDER))
    .filter((file) => file.endsWith(TESTS_SUFFIX) && hasScreens(join(tree, TESTS_FOLDER, file)))
    .map((file) => file.slice(0, -TESTS_SUFFIX.length))
    .sort();
}

function knownJourney(name: string): string {
  const known = journeysWithScreens('.');
  if (!known.includes(name))
    throw new Error(`No journey with screens is called "${name}".${nearestNames(name, known)}`);
  return name;
}

function testFileOf(journey: string): string {
  return `${TESTS_FOLDER}/${journey}${TESTS_SUFFIX}`;
}
