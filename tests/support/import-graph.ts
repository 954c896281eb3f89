/** What the files of the project import, read from their text. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** A file, from the project's root. */
  readonly from: string;
  /** A file, from the project's root; or a package. */
  readonly to: string;
  readonly isType: boolean;
  /** Loaded on demand, by a call of `import()`. */
  readonly isLazy: boolean;
}

/** Every TypeScript file of the product, absolute. */
export const files = ['machines', 'src', 'sandbox', 'openapi/generated']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

export const imports: readonly Import[] = files.flatMap(importsOf);

/** The file's path from the project's root. */
export function name(file: string): string {
  return relative(root, file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g,
  );
  return [...found].map(([, type, named, dynamic, bare]) => ({
    from: name(file),
    to: importedFile(file, named ?? dynamic ?? bare ?? ''),
    isType: type !== undefined,
    isLazy: dynamic !== undefined,
  }));
}

function importedFile(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = resolve(dirname(file), specifier);
  return name(files.find((known) => known === path || known.replace(/\.tsx?$/, '') === path) ?? path);
}
