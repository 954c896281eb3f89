/** Files for tests: packed in all ways that are read. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import { NO_SELECTION } from '../../../../src/inspector/stops/comparison/selection';
import type { CsvColumns } from '../../../../src/inspector/stops/formats/csv';
import { createCountingService } from '../../../../src/inspector/stops/reading/counting-service';
import type { WorkerAnswer } from '../../../../src/inspector/stops/reading/messages';
import { shapesById } from '../shop-shape';

export const blobOf = (...parts: readonly (string | Uint8Array)[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

export const linesOf = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** A gzip file of several members, as `cat a.gz b.gz` makes one. */
export const gzipped = (...texts: readonly string[]) => blobOf(...texts.map((text) => gzipSync(text)));

/** A zip of files; each is deflated, with its sizes in the list at the end only, as a zip is that was streamed. */
export function zipped(files: Readonly<Record<string, Uint8Array>>): Blob {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    // Bit 3: the sizes stand after the data.
    local.writeUInt16LE(8, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    list.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), packed);
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return blobOf(...parts, ...list, end);
}

/** The last answer of the worker's service to a file, with the charts of the test's shop. */
export async function openedFile(file: Blob, columns: CsvColumns | null = null): Promise<WorkerAnswer> {
  const answers: WorkerAnswer[] = [];
  const handle = createCountingService((answer) => answers.push(answer));
  await handle({ kind: 'open', file, shapes: shapesById, columns, ...NO_SELECTION });
  const last = answers.at(-1);
  if (last === undefined) throw new Error('Nothing was answered.');
  return last;
}
