import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The hash by which a policy allows the sheet of the documents (`sha256-...`): all of them have the same one.
 * @param folder of the build
 * @throws when nothing was built there
 */
export function sheetHash(folder: string): string {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  if (sheet === undefined) throw new Error(`${folder}/index.html has no sheet.`);
  return `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
}
