/**
 * `npm run compress`: writes a .gz and a .br file beside each text file of the build, for servers that send precompressed
 * files. Arguments: the folder (`dist`), and the quality of Brotli, 0 to 11 (11, which takes ten times as long as 5).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1_024;

const [, , build = 'dist', quality = String(constants.BROTLI_MAX_QUALITY)] = process.argv;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: Number(quality) } };
const folder = resolve(build);
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|json|svg)$/.test(file)) continue;
  const path = join(folder, file);
  const text = readFileSync(path);
  if (text.length < MIN_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, brotli));
}
