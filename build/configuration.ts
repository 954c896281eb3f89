import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

import { pageHeaders } from '../src/configuration/headers.ts';
import { readConfiguration } from '../src/configuration/read.ts';
import { cspHashes } from './csp-hashes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Checks the environment variables before anything is served or built: a wrong one stops the start with its name. The app
 * gets the values without the checks; the preview sends the headers that a host would send.
 */
export function configuration(): Plugin {
  return {
    name: 'configuration',
    config: ({ build }, { mode, isPreview }) => {
      const read = readConfiguration(loadEnv(mode, root, 'VITE_'));
      return {
        // The second one is a separate literal, so that a build without inspection contains none of its code.
        define: {
          CONFIGURATION: JSON.stringify(read),
          'CONFIGURATION.inspection': String(read.inspection),
        },
        // Hashes of the build, which exists by then.
        ...(isPreview === true && {
          preview: {
            headers: { ...pageHeaders(read, cspHashes(resolve(root, build?.outDir ?? 'dist'))) },
          },
        }),
      };
    },
  };
}
