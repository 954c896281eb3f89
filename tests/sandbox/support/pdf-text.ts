import { inflateSync } from 'node:zlib';

/** A line of a PDF: its text as a reader aloud finds it, and the characters of the letters that are drawn, in their order on the page. */
interface PdfLine {
  readonly text: string;
  readonly drawn: string;
}

/** The lines of a PDF that pdfkit wrote, where each is marked with its text (`sandbox/documents/pdf-text.ts`). */
export function pdfLines(bytes: Uint8Array): readonly PdfLine[] {
  const objects = objectsOf(Buffer.from(bytes));
  const letters = lettersByFont(objects);
  const contents = [...objects.values()].map(({ stream }) => stream).filter((text) => text.includes(' BDC'));
  return contents.flatMap((content) =>
    [...content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)\s*>> BDC(.*?)EMC/gs)].map(
      ([, marked = '', drawn = '']) => ({ text: textOf(marked), drawn: drawnIn(drawn, letters) }),
    ),
  );
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n(.*?)endobj/gms)].map(([, id = '', body = '']) => {
      const [head = '', rest = ''] = body.split(/stream\r?\n/);
      const isPacked = head.includes('/FlateDecode') && !head.includes('/FontFile');
      const packed = Buffer.from(body.slice(head.length + 'stream\n'.length), 'latin1');
      return [id, { head, stream: isPacked && rest !== '' ? inflateSync(packed).toString('latin1') : '' }];
    }),
  );
}

/** The characters of each glyph id, by the name of the font in the page's content. */
function lettersByFont(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, readonly string[]> {
  const heads = [...objects.values()].map(({ head }) => head);
  const names = heads.flatMap((head) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      const ranges = [...(objects.get(map)?.stream ?? '').matchAll(/\[([^\]]*)\]/g)].map(
        ([, list = '']) => list,
      );
      const glyphs = ranges.flatMap((list) => [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex));
      return [name, glyphs.map((hex) => utf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')))];
    }),
  );
}

function drawnIn(content: string, letters: ReadonlyMap<string, readonly string[]>): string {
  let font: readonly string[] = [];
  let drawn = '';
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
    if (name !== undefined) font = letters.get(name) ?? [];
    for (const id of glyphs?.match(/.{4}/g) ?? []) drawn += font[Number.parseInt(id, 16)] ?? '\ufffd';
  }
  return drawn;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The text of a PDF string: UTF-16 after a byte order mark, else Latin. */
function textOf(escaped: string): string {
  const text = escaped.replaceAll(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char);
  return text.startsWith('\u00fe\u00ff') ? utf16(Buffer.from(text.slice(2), 'latin1')) : text;
}

const utf16 = (bigEndian: Buffer): string => Buffer.from(bigEndian).swap16().toString('utf16le');
