/** `npm run hosting`: writes the web hosts' configuration files for the last build and the environment's configuration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';

import { cspHashes } from '../build/csp-hashes';
import { readConfiguration } from '../src/configuration/read';
import { hostingFiles } from './files';

const root = new URL('..', import.meta.url).pathname;
const target = `${root}dist-hosting`;

mkdirSync(target, { recursive: true });
const configuration = readConfiguration(loadEnv('production', root, 'VITE_'));
for (const [name, text] of Object.entries(hostingFiles(configuration, cspHashes(`${root}dist`))))
  writeFileSync(`${target}/${name}`, text);
