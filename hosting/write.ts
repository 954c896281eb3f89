/** `npm run hosting`: writes the files for web hosts to `dist-hosting/`, from the build in `dist/` and the `VITE_` variables. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { readConfiguration } from '../src/configuration/read';
import { cspHashes } from './csp-hashes';
import { hostingFiles } from './files';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}dist-hosting`;

mkdirSync(target, { recursive: true });
const configuration = readConfiguration(loadEnv('production', root, 'VITE_'));
for (const [name, text] of Object.entries(hostingFiles(configuration, cspHashes(`${root}dist`))))
  writeFileSync(`${target}/${name}`, text);
