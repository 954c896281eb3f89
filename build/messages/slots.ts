/** The texts of a file of messages, each with the path at which it stands. */
import ts from 'typescript';

import { isText } from './text-literals.ts';

/** A part of a text: its words, or the name of a placeholder. */
export type Piece = string | { readonly name: string };

/** A text of a message. A message with conditions or plural forms has several. */
export interface Slot {
  /** `homeCopy.autopay.failed`, with the conditions and plural forms in which it is said: `[one]`, `[date === null]`, `[else]`. */
  readonly key: string;
  /** The key of its message, without conditions and plural forms. */
  readonly message: string;
  readonly pieces: readonly Piece[];
  /** The code of each placeholder, by its name. */
  readonly code: ReadonlyMap<string, string>;
  readonly node: ts.Node;
  /** It takes another message by its name, or has no text. */
  readonly isReference: boolean;
  /** Of which plural it is a form. */
  readonly plural?: PluralForm;
  /** Comments above the message, and the parameters of its function. */
  readonly comments: readonly string[];
  readonly parameters: readonly ts.ParameterDeclaration[];
}

interface PluralForm {
  /** Key of the plural: the same for all its forms. */
  readonly group: string;
  readonly category: string;
  /** Code of the number. */
  readonly number: string;
}

type Context = Pick<Slot, 'key' | 'message' | 'comments' | 'parameters' | 'plural'>;

/** All texts of a file, in its order. No literal that is a text is left out. */
export function slotsOf(source: ts.SourceFile): readonly Slot[] {
  const slots: Slot[] = [];
  const keys = new Set<string>();
  const add = (node: ts.Node, context: Context, isReference: boolean): void => {
    let key = context.key;
    for (let number = 2; keys.has(key); number += 1) key = `${context.key}[${number}]`;
    keys.add(key);
    const { pieces, code } = isReference ? referenceTo(node) : piecesOf(node);
    slots.push({ ...context, key, node, pieces, code, isReference });
  };
  const nested = (context: Context, step: string): Context => ({
    ...context,
    key: `${context.key}[${step}]`,
  });
  const member = (context: Context, step: string, node: ts.Node): Context => {
    const key = context.key === '' ? step : `${context.key}.${step}`;
    return { ...context, key, message: key, comments: [...context.comments, ...commentsOf(source, node)] };
  };

  /** @param isValue the node is the value of a message, or a part of it */
  const visit = (node: ts.Node, context: Context, isValue: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (isText(node)) {
      add(node, context, false);
      if (ts.isTemplateExpression(node))
        for (const { expression } of node.templateSpans) visit(expression, context, false);
    } else if (ts.isVariableStatement(node))
      for (const declaration of node.declarationList.declarations) {
        if (declaration.initializer === undefined) continue;
        const isBinding = !ts.isIdentifier(declaration.name);
        visit(declaration.initializer, member(context, declaration.name.getText(), node), !isBinding);
      }
    else if (ts.isFunctionDeclaration(node))
      visitFunction(node, member(context, node.name?.text ?? '', node), isValue);
    else if (ts.isArrowFunction(node)) visitFunction(node, context, isValue);
    else if (ts.isPropertyAssignment(node))
      visit(node.initializer, member(context, nameOf(node.name), node), isValue);
    else if (ts.isSpreadAssignment(node) || ts.isShorthandPropertyAssignment(node))
      add(node, member(context, node.getText(), node), true);
    else if (ts.isArrayLiteralExpression(node))
      for (const [index, element] of node.elements.entries())
        visit(element, member(context, String(index), element), isValue);
    else if (ts.isConditionalExpression(node)) {
      visit(node.whenTrue, nested(context, codeOf(node.condition)), isValue);
      visit(node.whenFalse, nested(context, 'else'), isValue);
    } else if (ts.isIfStatement(node)) {
      visit(node.thenStatement, nested(context, codeOf(node.expression)), isValue);
      if (node.elseStatement !== undefined) visit(node.elseStatement, nested(context, 'else'), isValue);
    } else if (isPlural(node)) {
      const { number, forms } = pluralOf(node);
      for (const [category, form] of forms) {
        const plural = { group: context.key, category, number };
        visit(form, { ...nested(context, category), plural }, isValue);
      }
    } else if (isValue && isReference(node)) add(node, context, true);
    else ts.forEachChild(node, (child) => visit(child, context, isValue && isWrapper(node)));
  };
  const visitFunction = (
    node: ts.ArrowFunction | ts.FunctionDeclaration,
    context: Context,
    isValue: boolean,
  ): void => {
    const parameters = [...context.parameters, ...node.parameters];
    if (node.body !== undefined) visit(node.body, { ...context, parameters }, isValue);
  };

  for (const statement of source.statements)
    visit(statement, { key: '', message: '', comments: [], parameters: [] }, true);
  return slots;
}

/** Whether the value of an expression is a text, or nothing, that stands elsewhere. */
function isReference(node: ts.Node): boolean {
  return (
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** A node that has the same value as the one within. */
function isWrapper(node: ts.Node): boolean {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isBlock(node) ||
    ts.isReturnStatement(node)
  );
}

function isPlural(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'plural';
}

function pluralOf({ arguments: [number, forms] }: ts.CallExpression): {
  readonly number: string;
  readonly forms: readonly (readonly [string, ts.Expression])[];
} {
  if (number === undefined || forms === undefined || !ts.isObjectLiteralExpression(forms))
    throw new Error('A plural takes a number and its forms.');
  return {
    number: codeOf(number),
    forms: forms.properties.map((form) => {
      if (!ts.isPropertyAssignment(form)) throw new Error(`${form.getText()} is no form of a plural.`);
      return [nameOf(form.name), form.initializer] as const;
    }),
  };
}

function referenceTo(node: ts.Node): Pick<Slot, 'pieces' | 'code'> {
  const code = codeOf(node);
  return { pieces: [{ name: code }], code: new Map([[code, code]]) };
}

function piecesOf(node: ts.Node): Pick<Slot, 'pieces' | 'code'> {
  if (ts.isStringLiteralLike(node)) return { pieces: node.text === '' ? [] : [node.text], code: new Map() };
  if (!ts.isTemplateExpression(node)) throw new Error(`${node.getText()} is no text.`);
  const code = new Map<string, string>();
  const pieces: Piece[] = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const base = placeholderName(expression);
    let name = base;
    for (let number = 2; code.has(name); number += 1) name = `${base} ${number}`;
    code.set(name, expression.getText());
    pieces.push({ name }, literal.text);
  }
  return { pieces: pieces.filter((piece) => piece !== ''), code };
}

/** What a translator reads of a placeholder: a parameter's name, or short code. */
function placeholderName(expression: ts.Expression): string {
  if (ts.isConditionalExpression(expression)) return `if ${codeOf(expression.condition)}`;
  if (isPlural(expression)) return `plural ${pluralOf(expression).number}`;
  return codeOf(expression).replaceAll(/'[^']*'|`[^`]*`/g, '…');
}

function codeOf(node: ts.Node): string {
  return node.getText().replaceAll(/\s+/g, ' ');
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

function commentsOf(source: ts.SourceFile, node: ts.Node): readonly string[] {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) =>
    source.text
      .slice(pos, end)
      .replaceAll(/^\s*(?:\/\*+|\/\/|\*(?!\/))|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** A literal, as code of a text. @throws for a placeholder that has no code */
export function literalOf(pieces: readonly Piece[], code: ReadonlyMap<string, string>): string {
  const words = pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
  if (pieces.every((piece) => typeof piece === 'string')) {
    const quote = words.includes("'") && !words.includes('"') ? '"' : "'";
    return `${quote}${escaped(words, new RegExp(quote, 'g'))}${quote}`;
  }
  const parts = pieces.map((piece) => {
    if (typeof piece === 'string') return escaped(piece, /`|\$(?=\{|$)/g);
    const expression = code.get(piece.name);
    if (expression === undefined) throw new Error(`There is no parameter ${piece.name}.`);
    return `\${${expression}}`;
  });
  return `\`${parts.join('')}\``;
}

/** Spaces and marks that nobody sees in a file are written by their numbers; those within words of Indian languages stay. */
const UNSEEN = /(?! |\u200c|\u200d)[\p{Cc}\p{Cf}\p{Z}]/gu;

function escaped(text: string, delimiter: RegExp): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(delimiter, (found) => `\\${found}`)
    .replaceAll(UNSEEN, (letter) => (letter === '\n' ? '\\n' : letter.split('').map(unitEscape).join('')));
}

/** A code unit by its number. */
function unitEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Texts side by side as one. */
export function mergedPieces(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged.splice(-1, 1, last + piece);
    else if (piece !== '') merged.push(piece);
  }
  return merged;
}
