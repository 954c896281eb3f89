import { ReadStop } from './read-report';

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** In a 32-bit field: the true number is in a zip64 field, which is not read. */
const IN_ZIP64 = 0xffffffff;

interface ZipEntry {
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

/**
 * The files in a zip file, as streams of their bytes, one after the other; folders and empty files are left out. The list at
 * the zip's end is read, because a zip that was streamed has its sizes only there.
 * @throws ReadStop of a damaged zip, and of one beyond 4 GB
 */
export async function* zipStreams(file: Blob): AsyncGenerator<ReadableStream<Uint8Array>> {
  for (const entry of await entriesOf(file)) {
    const { method, packedSize, offset } = entry;
    if (packedSize === 0) continue;
    const local = await viewOf(file, offset, LOCAL_LENGTH);
    const start = offset + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
    const stream: ReadableStream<Uint8Array> = file.slice(start, start + packedSize).stream();
    if (method === STORED) yield stream;
    else if (method === DEFLATED) yield stream.pipeThrough(inflate());
    else throw new ReadStop('unreadable');
  }
}

function inflate(): ReadableWritablePair<Uint8Array, Uint8Array> {
  // SAFETY: its type is any source of bytes; it makes arrays of bytes of them.
  return new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>;
}

async function entriesOf(file: Blob): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, file.size - END_LENGTH - MAX_COMMENT);
  const tail = await viewOf(file, tailStart, file.size - tailStart);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < 0) throw new ReadStop('unreadable');
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (start === IN_ZIP64 || size === IN_ZIP64) throw new ReadStop('zip-too-large');
  const list = await viewOf(file, start, size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_LENGTH <= list.byteLength && list.getUint32(at, true) === ENTRY_SIGNATURE) {
    const [packedSize, offset] = [list.getUint32(at + 20, true), list.getUint32(at + 42, true)];
    if (packedSize === IN_ZIP64 || offset === IN_ZIP64) throw new ReadStop('zip-too-large');
    entries.push({ method: list.getUint16(at + 10, true), packedSize, offset });
    at +=
      ENTRY_LENGTH +
      list.getUint16(at + 28, true) +
      list.getUint16(at + 30, true) +
      list.getUint16(at + 32, true);
  }
  return entries;
}

async function viewOf(file: Blob, start: number, length: number): Promise<DataView> {
  const buffer = await file.slice(start, start + length).arrayBuffer();
  if (buffer.byteLength < length) throw new ReadStop('unreadable');
  return new DataView(buffer);
}
