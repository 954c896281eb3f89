import { loadEnv, type Plugin } from 'vite';

import { grievanceOfficer } from '../sandbox/grievance-officer.ts';
import { readConfiguration } from '../src/configuration/read.ts';

/**
 * Vite plugin: validates the environment variables before anything is served or built; an invalid one stops Vite with an
 * error that names it. The app gets the validated values as the constant `CONFIGURATION`.
 */
export function configuration(): Plugin {
  return {
    name: 'configuration',
    config: (_, { mode, command, isPreview }) => {
      const isDevelopment = command === 'serve' && mode === 'development' && isPreview !== true;
      const variables = loadEnv(mode, `${import.meta.dirname}/..`, 'VITE_');
      const values = readConfiguration({ ...(isDevelopment ? grievanceOfficer : {}), ...variables });
      return { define: constantsOf('CONFIGURATION', values) };
    },
  };
}

/**
 * Replacements of a constant and of each of its members, at any depth: `CONFIGURATION.inspection` becomes `false`, so that dead code is
 * removed, and not the whole object with `.inspection` after it.
 */
function constantsOf(name: string, value: unknown): Record<string, string> {
  const members = value instanceof Object && !Array.isArray(value) ? Object.entries(value) : [];
  const ofMembers = members.map(([member, item]) => constantsOf(`${name}.${member}`, item));
  return Object.assign({ [name]: JSON.stringify(value) }, ...ofMembers);
}
