import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

import { pageHeaders } from '../src/configuration/headers.ts';
import { readConfiguration } from '../src/configuration/read.ts';
import { inlineHashes } from './inline-hashes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The environment's variables, checked before anything is served or built: a wrong one stops the start and is named.
 * The app gets the values, and none of the checking; the preview sends the headers that a host sends for them.
 */
export function configuration(): Plugin {
  return {
    name: 'configuration',
    config: ({ build }, { mode, isPreview }) => {
      const read = readConfiguration(loadEnv(mode, root, 'VITE_'));
      return {
        // The second one as a literal of its own: a build without inspection carries none of its code.
        define: {
          CONFIGURATION: JSON.stringify(read),
          'CONFIGURATION.inspection': String(read.inspection),
        },
        // Of what was built, which is there by then.
        ...(isPreview === true && {
          preview: {
            headers: { ...pageHeaders(read, inlineHashes(resolve(root, build?.outDir ?? 'dist'))) },
          },
        }),
      };
    },
  };
}
