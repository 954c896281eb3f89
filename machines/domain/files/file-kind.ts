/** Media types of accepted files. */
export type FileKind = 'image/jpeg' | 'image/png' | 'application/pdf';

/** The first bytes of a file of each kind. */
const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
];

/** The media type by the file's first bytes, not by its name; null for a file that is not accepted. */
export function fileKind(firstBytes: Uint8Array): FileKind | null {
  const match = signatures.find(([, bytes]) => bytes.every((byte, index) => firstBytes[index] === byte));
  return match?.[0] ?? null;
}
