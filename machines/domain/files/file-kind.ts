/** Media types of accepted files. */
export type FileKind = 'image/jpeg' | 'image/png' | 'application/pdf';

const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
];

/** The type of a file by its first bytes, whatever its name says: a text file named .jpg is no picture. */
export function fileKind(beginning: Uint8Array): FileKind | null {
  const known = beginnings.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte));
  return known?.[0] ?? null;
}
