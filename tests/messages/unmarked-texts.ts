import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = new URL('../..', import.meta.url).pathname;
/** Where values come from in a walk: the stubbed answers and what the merchant types, and the names of lenders and other fixed lists. */
const FOLDERS = ['tests/paths', 'machines'];
/** Calls that name a control. */
const FINDS_CONTROL = /(?:^(?:tap|choose|tick|follow)\w*|(?:get|find|query)(?:All)?By\w+)$/;
const WORDS = /[A-Za-z][\w’'&.@-]*(?:[ \u00a0][A-Za-z][\w’'&.@-]*)*/g;

/**
 * The texts of a screen in the pseudo-locale that have none of its letters, and that no answer, merchant or list of the walk gave: words
 * that are in no message.
 */
export function unmarkedTexts(texts: readonly string[]): readonly string[] {
  const runs = new Set(texts.flatMap((text) => text.match(WORDS) ?? []));
  return [...runs].filter((run) => !values().includes(run));
}

let found: string | undefined;

/** All values, with a line for each. */
function values(): string {
  found ??= FOLDERS.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .map((file) => join(root, folder, file))
      .flatMap((file) =>
        valuesIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)),
      );
  }).join('\n');
  return found;
}

/** The literals of a file; not those by which a test finds a control, which are on the screen because a message, or nobody, says them. */
function valuesIn(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node) && FINDS_CONTROL.test(node.expression.getText())) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text];
  // One text, whatever is filled in.
  if (ts.isTemplateExpression(node)) return [valuesBelow(node).join('')];
  return ts.isJsxText(node) ? [node.text] : valuesBelow(node);
}

function valuesBelow(node: ts.Node): readonly string[] {
  const values: string[] = [];
  // Without tokens, which `getChildren` makes of every file.
  ts.forEachChild(node, (child) => {
    values.push(...valuesIn(child));
  });
  return values;
}
