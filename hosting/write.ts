/** `npm run hosting`: writes what a host deploys, for the configuration in the environment, beside this file. */
import { writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';

import { readConfiguration } from '../src/configuration/read';
import { hostingFiles } from './files';

const root = new URL('..', import.meta.url).pathname;

for (const [name, text] of Object.entries(
  hostingFiles(readConfiguration(loadEnv('production', root, 'VITE_'))),
))
  writeFileSync(`${root}hosting/${name}`, text);
