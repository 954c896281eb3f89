/** The imports of the files of the app, the sandbox and the generated types, found in their text. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** The importing file, relative to the project. */
  readonly from: string;
  /** The imported file, relative to the project; or the name of a package. */
  readonly to: string;
  /** Whether it imports types only. */
  readonly isType: boolean;
  /** Whether it is a dynamic `import()`. */
  readonly isLazy: boolean;
}

/** Absolute paths of all TypeScript files of the app, the sandbox and the generated types. */
export const sourceFiles = ['machines', 'src', 'sandbox', 'openapi/generated']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

export const imports: readonly Import[] = sourceFiles.flatMap(importsOf);

/** Path of a file relative to the project. @param file absolute path */
export function projectPath(file: string): string {
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
    from: projectPath(file),
    to: importedFile(file, named ?? dynamic ?? bare ?? ''),
    isType: type !== undefined,
    isLazy: dynamic !== undefined,
  }));
}

function importedFile(file: string, specifier: string): string {
  // The English messages stand for those of every language (`imports` in package.json).
  const own = specifier.replace(/^#messages\//, join(root, 'src/messages/en/'));
  if (!/^[./]/.test(own)) return specifier;
  const path = resolve(dirname(file), own);
  return projectPath(
    sourceFiles.find((known) => known === path || known.replace(/\.tsx?$/, '') === path) ?? path,
  );
}
