import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

import { pageHeaders } from '../src/configuration/headers.ts';
import { readConfiguration } from '../src/configuration/read.ts';
import { cspHashes } from './csp-hashes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Grievance officer of this app beside the sandbox lender, as made-up as the officers of the lenders there. Only for the development
 * server: what is built for merchants shows an officer who is configured, or none.
 */
const SANDBOX_OFFICER = {
  VITE_GRIEVANCE_NAME: 'Savita Kulkarni',
  VITE_GRIEVANCE_PHONE: '1800-000-3101',
  VITE_GRIEVANCE_EMAIL: 'grievance@loans.example',
  VITE_GRIEVANCE_HOURS: 'Monday to Friday, 10 am to 5 pm',
  VITE_GRIEVANCE_ADDRESS: 'Sandbox Arcade, MG Road, Bengaluru 560001',
};

/**
 * Vite plugin: validates the environment variables before anything is served or built; an invalid one stops Vite with an
 * error that names it. The app gets the validated values as the constant `CONFIGURATION`; the preview server sends the
 * headers of a web host.
 */
export function configuration(): Plugin {
  return {
    name: 'configuration',
    config: ({ build }, { mode, command, isPreview }) => {
      const isDevelopment = command === 'serve' && mode === 'development' && isPreview !== true;
      const values = readConfiguration({
        ...(isDevelopment ? SANDBOX_OFFICER : {}),
        ...loadEnv(mode, root, 'VITE_'),
      });
      return {
        define: constantsOf('CONFIGURATION', values),
        // A preview runs after the build: the documents whose hashes are needed exist.
        ...(isPreview === true && {
          preview: {
            headers: { ...pageHeaders(values, cspHashes(resolve(root, build?.outDir ?? 'dist'))) },
          },
        }),
      };
    },
  };
}

/**
 * Replacements of a constant and of each of its members, at any depth: `CONFIGURATION.inspection` becomes `false`, so that dead code is
 * removed, and not the whole object with `.inspection` after it.
 */
function constantsOf(name: string, value: unknown): Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const members = isObject ? Object.entries(value) : [];
  return Object.assign(
    { [name]: JSON.stringify(value) },
    ...members.map(([member, item]) => constantsOf(`${name}.${member}`, item)),
  );
}
