/** Compares the pictures of two sets, and writes a page that shows only what differs. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

import { picturedScreens } from '../../../build/inspector/pictured-screens';
import type { LookId, PicturedScreen } from '../../../src/inspector/pictures';
import { findChromium } from '../../support/chromium';
import { differenceOf } from './difference';
import { differencePage, type SeenChange, summaryOf } from './difference-page';
import { type MatchedScreens, matchScreens } from './match-screens';
import { openTree } from './other-tree';
import { PICTURES_FOLDER } from './take-pictures';

const REPORT_FOLDER = 'reports/against';

interface Comparison {
  /** Path of the page. */
  readonly page: string;
  readonly summary: string;
  readonly isSame: boolean;
}

/**
 * Compares the pictures that were taken of this tree with those of a revision.
 * @param names of journeys; all when empty
 */
export async function picturesAgainst(
  revision: string,
  names: readonly string[],
  workers: number,
): Promise<Comparison> {
  const tree = openTree(revision);
  const before = mkdtempSync(join(tmpdir(), 'pictures-before-'));
  try {
    await tree.take(names, before, workers);
    return await comparePictures(before, PICTURES_FOLDER, { names, title: tree.name });
  } finally {
    tree.close();
    rmSync(before, { recursive: true, force: true });
  }
}

interface ComparisonOptions {
  /** Journeys to compare; all when empty. */
  readonly names?: readonly string[];
  /** What the pictures are compared with. */
  readonly title: string;
  /** Folder of the page. */
  readonly target?: string;
}

/** Compares two folders of pictures. */
export async function comparePictures(
  before: string,
  after: string,
  { names = [], title, target = REPORT_FOLDER }: ComparisonOptions,
): Promise<Comparison> {
  const isWanted = ({ journey }: PicturedScreen) => names.length === 0 || names.includes(journey);
  const contentOf = (folder: string, screen: PicturedScreen, look: LookId) =>
    readFileSync(join(folder, screen.pictures[look].file));
  const matched = matchScreens(
    picturedScreens(before).filter(isWanted),
    picturedScreens(after).filter(isWanted),
    (old, now, look) => contentOf(before, old, look).equals(contentOf(after, now, look)),
  );
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const changes = await drawChanges(matched, before, after, target);
  for (const screen of matched.added) keep(after, screen, 'light', join(target, 'after'));
  for (const screen of matched.gone) keep(before, screen, 'light', join(target, 'before'));
  const page = join(target, 'index.html');
  writeFileSync(page, differencePage({ title, matched, changes }));
  const isSame = matched.changed.length + matched.added.length + matched.gone.length === 0;
  return { page, summary: summaryOf(matched), isSame };
}

/** Puts all pictures of the changed screens beside the page. */
async function drawChanges(
  { changed }: MatchedScreens,
  before: string,
  after: string,
  target: string,
): Promise<readonly SeenChange[]> {
  const changes: SeenChange[] = [];
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
  try {
    const page = await browser.newPage();
    for (const screens of changed)
      for (const look of screens.looks) {
        const [old, now] = [
          keep(before, screens.before, look, join(target, 'before')),
          keep(after, screens.after, look, join(target, 'after')),
        ];
        const { picture, ...difference } = await differenceOf(page, old, now);
        const { file } = screens.after.pictures[look];
        write(join(target, 'difference', file), picture);
        changes.push({ ...screens, look, ...difference });
      }
  } finally {
    await browser.close();
  }
  return changes;
}

/** Copies a picture. @returns its content */
function keep(from: string, screen: PicturedScreen, look: LookId, to: string): Buffer {
  const { file } = screen.pictures[look];
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(join(from, file), join(to, file));
  return readFileSync(join(to, file));
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
