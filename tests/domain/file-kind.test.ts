import { expect, it } from 'vitest';

import { fileKind } from '../../machines/domain/files/file-kind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['image/jpeg', '\u00ff\u00d8\u00ff\u00e0'],
  ['image/png', '\u0089PNG'],
  ['application/pdf', '%PDF'],
  // A text named .jpg, an archive, a truncated file, an empty one.
  [null, 'GIF8'],
  [null, 'PK\u0003\u0004'],
  [null, '%PD'],
  [null, ''],
] as const)('a file is %s by its first bytes: %j', (kind, beginning) => {
  expect(fileKind(bytes(beginning))).toBe(kind);
});
