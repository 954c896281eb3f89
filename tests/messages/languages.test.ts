/** Every message stands in every language, with the same parameters, and in the letters and figures of its language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { languages } from '../../src/language/languages';
import { glossaryWords, latinWordsOf, sourceOf, textsOf } from './latin-words';

const root = new URL('../..', import.meta.url).pathname;
const folder = join(root, 'src/messages');

interface Message {
  /** Where it stands in its file: `offersCopy.title`. */
  readonly path: string;
  readonly isEmpty: boolean;
  /** Null where the message is another one, taken by its name. */
  readonly parameters: readonly string[] | null;
  /** Parameters that its text does not show. */
  readonly unused: readonly string[];
}

const filesOf = (language: string) => readdirSync(join(folder, language)).sort();
const translations = languages.map(({ language }) => language).filter((language) => language !== 'en');

describe.each(translations)('the messages in %s', (language) => {
  const shared = filesOf(language).filter((file) => filesOf('en').includes(file));
  /** Problems of all files, each with its file. */
  const problemsIn = (find: (file: string) => readonly string[]) =>
    shared.flatMap((file) => find(file).map((problem) => `${file}: ${problem}`));

  it('are in the same files as in English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it('are those of English, with their parameters', () => {
    const different = problemsIn((file) => {
      const [own, english] = [messagesOf(language, file), messagesOf('en', file)];
      const missing = english.filter(({ path }) => !own.some((message) => message.path === path));
      const surplus = own.filter(({ path }) => !english.some((message) => message.path === path));
      const others = own.filter(({ path, parameters }) => {
        const same = english.find((message) => message.path === path)?.parameters;
        // The compiler compares the parameters of a message that is taken from another one.
        return same != null && parameters !== null && same.length !== parameters.length;
      });
      return [
        ...missing.map(({ path }) => `no ${path}`),
        ...surplus.map(({ path }) => `surplus ${path}`),
        ...others.map(({ path }) => `other parameters of ${path}`),
      ];
    });
    expect(different).toEqual([]);
  });

  it('leave out no parameter that English shows, and no text', () => {
    const incomplete = problemsIn((file) => {
      const english = new Map(messagesOf('en', file).map((message) => [message.path, message]));
      return messagesOf(language, file)
        .filter(({ path, unused, isEmpty }) => {
          const same = english.get(path);
          return unused.length > (same?.unused.length ?? 0) || (isEmpty && same?.isEmpty !== true);
        })
        .map(({ path, unused }) => `${path} ${unused.join(', ')}`);
    });
    expect(incomplete).toEqual([]);
  });

  it('have Latin letters only in the words of the glossary', () => {
    const words = problemsIn((file) =>
      textsOf(language, file)
        .flatMap(latinWordsOf)
        .filter((word) => !glossaryWords.has(word)),
    );
    expect([...new Set(words)]).toEqual([]);
  });

  it('have Latin digits, and the end marks of the language', () => {
    const endMark = language === 'hi' ? /[^.…\d]\.(\s|$)/ : /।/;
    const wrong = problemsIn((file) =>
      textsOf(language, file).filter((text) => /[०-९]/.test(text) || endMark.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});

it('the glossary has at most 60 words in Latin letters', () => {
  expect(glossaryWords.size).toBeLessThanOrEqual(60);
  expect(glossaryWords.size).toBeGreaterThan(20);
});

/** The exported messages of a file, by path; a table or an object is followed to its leaves. */
function messagesOf(language: string, file: string): readonly Message[] {
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
