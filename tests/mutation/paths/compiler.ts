/** Finds the mutants that do not compile, in one program: checking one per program would take too long. */
import { join } from 'node:path';
import ts from 'typescript';

/** Diagnostics of unused names: the code still runs. */
const UNUSED_NAME_CODES: ReadonlySet<number> = new Set([6133, 6192, 6196, 6198]);

/** Cache of parsed files, by path and text. */
const sourceFiles = new Map<string, ts.SourceFile>();

/** A file, ready to be searched. @param file path from the root */
export function sourceOf(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/**
 * Files that do not compile with these texts instead of their own. The texts must be independent: each mutant is in another
 * file.
 * @param texts by path from the root
 */
export function brokenFiles(root: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  const selected = new Map([...texts].map(([file, text]) => [join(root, file), text]));
  const host = ts.createCompilerHost(options);
  const readFromDisk = host.readFile;
  host.readFile = (path) => selected.get(path) ?? readFromDisk(path);
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    const cacheKey = `${path} ${text}`;
    const file = sourceFiles.get(cacheKey) ?? ts.createSourceFile(path, text, target);
    sourceFiles.set(cacheKey, file);
    return file;
  };
  const program = ts.createProgram([...selected.keys(), join(root, 'src/env.d.ts')], options, host);
  const isBroken = (path: string) => {
    const file = program.getSourceFile(path);
    const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return diagnostics.some(({ code }) => !UNUSED_NAME_CODES.has(code));
  };
  return new Set([...texts.keys()].filter((file) => isBroken(join(root, file))));
}
