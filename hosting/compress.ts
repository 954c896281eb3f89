/**
 * `npm run compress`: writes a .gz and a .br file beside each text file of the build, for servers that send precompressed
 * files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1_024;

const folder = resolve(process.argv[2] ?? 'dist');
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|json|svg)$/.test(file)) continue;
  const path = join(folder, file);
  const text = readFileSync(path);
  if (text.length < MIN_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}
