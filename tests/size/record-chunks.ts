import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import type { Chunk } from './chunks.ts';

/**
 * Vite plugin: writes the chunks of the build in `dist` to `reports/size/chunks.<language>.json`, for the tests that count what a page loads.
 * @param root folder of the project, with a slash at its end
 */
export function recordChunks(root: string, language: string): Plugin {
  return {
    name: 'record-chunks',
    apply: 'build',
    generateBundle({ dir = '' }, bundle) {
      if (resolve(dir) !== resolve(root, 'dist')) return;
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map(
          ({ fileName, isEntry, imports, moduleIds }): Chunk => ({
            file: fileName,
            isEntry,
            imports,
            modules: moduleIds.map((id) => id.replace(root, '')),
          }),
        );
      mkdirSync(`${root}reports/size`, { recursive: true });
      writeFileSync(`${root}reports/size/chunks.${language}.json`, JSON.stringify(chunks, null, 2));
    },
  };
}
