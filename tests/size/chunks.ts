/** The chunks of the last build, as the build recorded them (record-chunks.ts), and their compressed sizes. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Language } from '../../src/language/languages';

export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** Cache of compressed bytes by file: the best compression is slow, and entries share files. */
const bytesByFile = new Map<string, number>();

/** Reads the chunks of a language's build. @throws if there was no build */
export function readChunks(language: Language = 'en'): readonly Chunk[] {
  // SAFETY: the build's own plugin wrote this file in this shape.
  return JSON.parse(readFileSync(`reports/size/chunks.${language}.json`, 'utf8')) as readonly Chunk[];
}

/** Size of a file of the build in bytes, compressed with brotli as a web host does. */
export function compressedBytes(file: string): number {
  const bytes = bytesByFile.get(file) ?? compress(file);
  bytesByFile.set(file, bytes);
  return bytes;
}

function compress(file: string): number {
  // The file of an entry that only imports others does not exist: Vite inlines it.
  if (!existsSync(`dist/${file}`)) return 0;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(`dist/${file}`), options).length;
}

/** The given chunks and all their direct and indirect imports, without duplicates. */
export function withImports(roots: readonly Chunk[], chunks: readonly Chunk[]): readonly Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.find((candidate) => candidate.file === file));
  };
  for (const chunk of roots) visit(chunk);
  return [...seen];
}
