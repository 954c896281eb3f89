import ts from 'typescript';

import { brackets, filling, pseudoText } from './pseudo-letters.ts';
import { isText, parseMessages, type TextLiteral, withEdits } from './text-literals.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The messages of a file in the pseudo-locale.
 * @param code of the English file
 */
export function pseudoMessages(
  file: string,
  code: string,
  tags: readonly (readonly [string, string])[],
): string {
  const source = parseMessages(file, code);
  // Its texts are the names of the language.
  if (file.endsWith('/locale.ts'))
    return tags.reduce((renamed, [from, to]) => renamed.replaceAll(`'${from}'`, `'${to}'`), code);
  return withEdits(code, editsIn(source, false));
}

/** @param isInTemplate a text within another one has no brackets of its own */
function editsIn(node: ts.Node, isInTemplate: boolean): readonly Edit[] {
  if (ts.isTypeNode(node)) return [];
  const own = isText(node) ? editsOf(node, isInTemplate) : [];
  const isTemplate = isInTemplate || ts.isTemplateExpression(node);
  return [...own, ...node.getChildren().flatMap((child) => editsIn(child, isTemplate))];
}

function editsOf(literal: TextLiteral, isInTemplate: boolean): readonly Edit[] {
  const [open, close] = isInTemplate ? ['', ''] : brackets;
  const text = ts.isTemplateExpression(literal)
    ? [literal.head.text, ...literal.templateSpans.map((span) => span.literal.text)].join('')
    : literal.text;
  if (text === '') return [];
  const end = isInTemplate ? '' : `${filling(text.length)}${close}`;
  if (!ts.isTemplateExpression(literal))
    return [edit(literal, JSON.stringify(`${open}${pseudoText(text)}${end}`))];
  const last = literal.templateSpans.length - 1;
  return [
    edit(literal.head, `\`${open}${escaped(pseudoText(literal.head.text))}\${`),
    ...literal.templateSpans.map(({ literal: part }, index) =>
      edit(
        part,
        index === last
          ? `}${escaped(pseudoText(part.text))}${end}\``
          : `}${escaped(pseudoText(part.text))}\${`,
      ),
    ),
  ];
}

function edit(node: ts.Node, text: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`]|\$(?=\{)/g, (letter) => `\\${letter}`);
}
