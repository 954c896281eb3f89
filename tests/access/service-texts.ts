/** What a screen shows as it is, in any language: what the services of the path tests say, and names of banks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { banks } from '../../machines/domain/fields/bank-of-ifsc';
import { englishTexts, latinWordsOf } from '../messages/latin-words';

const root = new URL('../..', import.meta.url).pathname;
const FOLDERS = ['tests/paths/support', 'tests/paths/support/fixtures', 'tests/paths/services'];

/**
 * Texts of the stubbed services, longest first. A text that is also a message of the app is left out: on a screen in another language it is
 * the app that says it, so it must be translated.
 * @param testFile the journey's test file, from the project's root
 */
export function serviceTextsOf(testFile: string): readonly string[] {
  const files = [
    ...FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    ),
    'tests/support/wire.ts',
    testFile,
  ];
  const english = englishTexts();
  return [...new Set([...files.flatMap(literalsOf), ...Object.values(banks)])]
    .filter((text) => latinWordsOf(text).length > 0 && !english.has(text))
    .sort((first, second) => second.length - first.length);
}

function literalsOf(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    // A single word would hide that word everywhere.
    if (isText && /\S\s+\S/.test(node.text)) texts.push(plain(node.text.trim()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** A text with ordinary spaces: screens put no-break spaces into dates. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
