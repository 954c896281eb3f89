/** Words in Latin letters: which of them may stand on a Hindi or Marathi screen, and which show that something is not translated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = new URL('../..', import.meta.url).pathname;
const folder = join(root, 'src/messages');

/** Addresses, a PAN, and a letter that is spoken of: a merchant types or opens them as they are. */
const EXAMPLES = /[\w.*•-]+@[\w.-]*|[\w-]+(?:\.[\w-]+)+|\b[A-Z]{5}\d{4}[A-Z]\b|\b[A-Z]\b/g;

/** The words in Latin letters of docs/glossary-hi-mr.md: names and abbreviations that everybody reads in them. */
export const glossaryWords: ReadonlySet<string> = readGlossaryWords();

/** Words in Latin letters of a text, without addresses and examples. */
export function latinWordsOf(text: string): readonly string[] {
  return text.replaceAll(EXAMPLES, '').match(/[A-Za-z\u00c0-\u024f][\w-]*/g) ?? [];
}

/**
 * Words of a Hindi or Marathi screen that are neither in the glossary nor names that a service or a merchant gave: words side by side that
 * all are in the English messages. "HDFC Bank" is a name, because no message has "HDFC".
 */
export function untranslatedWords(text: string): readonly string[] {
  const english = englishWords();
  const runs =
    text
      .replaceAll(EXAMPLES, '')
      .match(/[A-Za-z\u00c0-\u024f][\w-]*(?:[ \u00a0]+[A-Za-z\u00c0-\u024f][\w-]*)*/g) ?? [];
  const words = runs.map((run) => run.split(/[ \u00a0]+/));
  const known = words.filter((run) => run.every((word) => english.has(word)));
  return [...new Set(known.flat())].filter((word) => !glossaryWords.has(word));
}

let texts: ReadonlySet<string> | undefined;
let vocabulary: ReadonlySet<string> | undefined;

/** All English texts of the app. */
export function englishTexts(): ReadonlySet<string> {
  texts ??= new Set(readdirSync(join(folder, 'en')).flatMap((file) => textsOf('en', file)));
  return texts;
}

function englishWords(): ReadonlySet<string> {
  vocabulary ??= new Set([...englishTexts()].flatMap(latinWordsOf));
  return vocabulary;
}

function readGlossaryWords(): ReadonlySet<string> {
  const glossary = readFileSync(join(root, 'docs/glossary-hi-mr.md'), 'utf8');
  const [, after = ''] = glossary.split('## Latin letters\n');
  const [, list = ''] = after.split('\n\n');
  return new Set(
    list
      .replace(/\.\s*$/, '')
      .split(/,\s*|\s+/)
      .filter((word) => word !== ''),
  );
}

/** A file of messages, parsed. */
export function sourceOf(language: string, file: string): ts.SourceFile {
  const path = join(folder, language, file);
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** All texts of a file of messages: literals that are shown, not names of modules, types, keys or codes that are compared. */
export function textsOf(language: string, file: string): readonly string[] {
  const literals = sourceOf(language, file).statements.flatMap(literalsIn);
  // Paths of the app and tags of languages are not shown.
  return file === 'locale.ts' ? [] : literals.filter((text) => !text.startsWith('/'));
}

function literalsIn(node: ts.Node): readonly string[] {
  const isNoText =
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isCaseClause(node.parent) && node === node.parent.expression) ||
    (ts.isBinaryExpression(node.parent) &&
      isComparison(node.parent.operatorToken.kind) &&
      ts.isStringLiteral(node)) ||
    ts.isElementAccessExpression(node.parent);
  if (isNoText) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? [] : [node.text];
  const literals: string[] = [];
  ts.forEachChild(node, (child) => {
    literals.push(...literalsIn(child));
  });
  return literals;
}

function isComparison(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}
