// @vitest-environment node
/** A replayed path is told step by step, with a picture of each screen as a browser draws it. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Frame } from '../support/test-paths';
import { showFilm, takePictures } from './film';

const reports = mkdtempSync(join(tmpdir(), 'film-'));

beforeAll(() => {
  vi.stubEnv('PATHS_REPORTS', reports);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** Width and height of a PNG stand in its header; its bytes say whether anything is drawn in it. */
function pictureOf(file: string) {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), size: bytes.length };
}

it('tells each step, and draws its screen below its words', async () => {
  const frames: readonly Frame[] = [
    { says: 'It starts as "a loan"', state: 'review', html: '<h1>Set up autopay</h1>' },
    { says: 'the merchant taps "Set up" FAILED', state: 'openingBank', html: null },
  ];
  const film = join(reports, 'film.json');
  writeFileSync(film, JSON.stringify(frames));
  const said: string[] = [];
  await showFilm(film, { isHeaded: false, pause: 0, write: (text) => void said.push(text) });
  expect(said).toEqual([
    '   0. It starts as "a loan" -> review',
    '   1. the merchant taps "Set up" FAILED -> openingBank',
    `  pictures: ${join(reports, 'replay')}/`,
  ]);
  const files = readdirSync(join(reports, 'replay'));
  expect(files).toEqual(['00.png', '01.png']);
  const [first, second] = files.map((file) => pictureOf(join(reports, 'replay', file)));
  expect(first).toMatchObject({ width: 360, height: 890 });
  expect(first?.size).not.toBe(second?.size);
});

it('makes a picture of the screen that a failure kept', async () => {
  const folder = mkdtempSync(join(reports, 'failure-'));
  writeFileSync(join(folder, 'screen.html'), '<h1 style="margin-top: 900px">Far below</h1>');
  await takePictures([folder, reports]);
  const { width, height } = pictureOf(join(folder, 'screen.png'));
  expect(width).toBe(360);
  expect(height, 'the whole screen, not its first part').toBeGreaterThan(900);
});
