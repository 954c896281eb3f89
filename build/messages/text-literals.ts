/** Finds the texts in a file of messages. */
import ts from 'typescript';

/** A literal, or a template with its placeholders. */
export type TextLiteral = ts.StringLiteralLike | ts.TemplateExpression;

/** Parses a file of messages. */
export function parseMessages(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
}

/** Whether a literal is a text: not the name of a module, type or key, a code that is compared, or an address within the app. */
export function isText(node: ts.Node): node is TextLiteral {
  if (ts.isTemplateExpression(node)) return true;
  if (!ts.isStringLiteralLike(node) || node.text.startsWith('/')) return false;
  const { parent } = node;
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isCaseClause(parent) && parent.expression === node) ||
    (ts.isBinaryExpression(parent) && isComparison(parent.operatorToken.kind)) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression))
  );
}

/** Replaces parts of a file. @param edits ranges that do not overlap */
export function withEdits(
  code: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  return edits
    .toSorted((first, second) => second.start - first.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}

function isComparison(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}
