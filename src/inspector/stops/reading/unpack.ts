import { Gunzip } from 'fflate';

import { ReadStop } from './read-report';

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PARQUET = [0x50, 0x41, 0x52, 0x31];

export type Packing = 'none' | 'gzip' | 'zip' | 'parquet';

/** Packing of a file by its first bytes: a name may have lost its ending. */
export function packingOf(start: Uint8Array): Packing {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => start[index] === byte);
  if (begins(GZIP)) return 'gzip';
  if (begins(ZIP)) return 'zip';
  return begins(PARQUET) ? 'parquet' : 'none';
}

/** How many first bytes `packingOf` needs. */
export const MAGIC_LENGTH = 4;

/**
 * Reads a stream to its end, and passes its bytes on, unpacked where they are gzipped.
 * The browser's `DecompressionStream` refuses what follows the first member of a gzip file ("Junk found after end of
 * compressed data", Chromium and the standard), and tools that append or join files write several; so fflate unpacks.
 * @returns false where the packed data ends too early or is damaged: what came before was passed on
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  onRead: (byteCount: number) => void,
  onBytes: (bytes: Uint8Array) => void,
): Promise<boolean> {
  const reader = stream.getReader();
  let gunzip: Gunzip | null = null;
  let isFirst = true;
  for (;;) {
    const { done, value } = await readChunk(reader);
    if (done) break;
    onRead(value.length);
    if (isFirst && packingOf(value) === 'gzip') gunzip = new Gunzip(onBytes);
    isFirst = false;
    if (gunzip === null) onBytes(value);
    else if (!isUnpacked(gunzip, value, false)) return false;
  }
  return gunzip === null || isUnpacked(gunzip, new Uint8Array(), true);
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw new ReadStop('unreadable');
  }
}

/** Errors of who gets the bytes go on; those of fflate, which have a code, say that the data is damaged. */
function isUnpacked(gunzip: Gunzip, bytes: Uint8Array, isLast: boolean): boolean {
  try {
    gunzip.push(bytes, isLast);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return false;
    throw error;
  }
}
