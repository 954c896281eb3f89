import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PicturedScreen } from '../../src/inspector/pictures.ts';

/** The screens of which there are pictures in this folder; none where it does not exist. */
export function picturedScreens(folder: string): readonly PicturedScreen[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((journey) => join(folder, journey, 'screens.json'))
    .filter((file) => existsSync(file))
    .flatMap((file): readonly PicturedScreen[] => JSON.parse(readFileSync(file, 'utf8')));
}
