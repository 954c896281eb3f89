/** The chunks of the last build (vite.config.ts, chunkList), and their sizes. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** Compressed bytes by file: the best compression is slow, and all entries share files. */
const bytesByFile = new Map<string, number>();

/** @throws when there was no build */
export function readChunks(): readonly Chunk[] {
  // SAFETY: the build's own plugin wrote this file in this shape.
  return JSON.parse(readFileSync('reports/size/chunks.json', 'utf8')) as readonly Chunk[];
}

/** A file of the build as a host sends it, in bytes, brotli. */
export function compressedBytes(file: string): number {
  const bytes = bytesByFile.get(file) ?? compress(file);
  bytesByFile.set(file, bytes);
  return bytes;
}

function compress(file: string): number {
  // Vite inlines an entry that only imports.
  if (!existsSync(`dist/${file}`)) return 0;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(`dist/${file}`), options).length;
}

/** The chunks and all that they import, each once. */
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
