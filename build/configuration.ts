import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

import { grievanceOfficer } from '../sandbox/grievance-officer.ts';
import { readConfiguration } from '../src/configuration/read.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vite plugin: validates the environment variables before anything is served or built; an invalid one stops Vite with an
 * error that names it. The app gets the validated values as the constant `CONFIGURATION`.
 */
export function configuration(): Plugin {
  return {
    name: 'configuration',
    config: (_, { mode, command, isPreview }) => {
      const isDevelopment = command === 'serve' && mode === 'development' && isPreview !== true;
      const values = readConfiguration({
        ...(isDevelopment ? grievanceOfficer : {}),
        ...loadEnv(mode, root, 'VITE_'),
      });
      return { define: constantsOf('CONFIGURATION', values) };
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
