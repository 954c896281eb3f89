/** The exported messages of a file, as the gates of tests/messages count them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { sourceOf } from './latin-words';

const folder = new URL('../../src/messages', import.meta.url).pathname;

interface Message {
  /** Where it stands in its file: `offersCopy.title`. */
  readonly path: string;
  readonly isEmpty: boolean;
  /** Null where the message is another one, taken by its name. */
  readonly parameters: readonly string[] | null;
  /** Parameters that its text does not show. */
  readonly unused: readonly string[];
}

/** Names of the files of a language. */
export function filesOf(language: string): readonly string[] {
  return readdirSync(join(folder, language)).sort();
}

/** The exported messages of a file, by path; a table or an object is followed to its leaves. */
export function messagesOf(language: string, file: string): readonly Message[] {
  return sourceOf(language, file).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true || !ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer === undefined ? [] : leavesOf(name.getText(), initializer),
    );
  });
}

function leavesOf(path: string, node: ts.Expression): readonly Message[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return leavesOf(path, node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property))
        return leavesOf(`${path}.${nameOf(property.name)}`, property.initializer);
      return [{ path: `${path}.${property.getText()}`, isEmpty: false, parameters: null, unused: [] }];
    });
  if (!ts.isArrowFunction(node))
    return [
      {
        path,
        isEmpty: ts.isStringLiteralLike(node) && node.text === '',
        parameters: ts.isStringLiteralLike(node) ? [] : null,
        unused: [],
      },
    ];
  const parameters = node.parameters.flatMap(({ name }) => bindingsOf(name));
  const body = node.body.getText();
  const unused = parameters.filter((parameter) => !new RegExp(`\\b${parameter}\\b`).test(body));
  return [{ path, isEmpty: false, parameters, unused }];
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

function bindingsOf(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingsOf(element.name) : []));
}
