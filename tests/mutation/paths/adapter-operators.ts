/** Mutation operators for adapters. */
import ts from 'typescript';

import { nodesOf, type Operator, replaceNode } from './edit';

export const adapterOperators: readonly Operator[] = [
  {
    name: 'missing abort',
    fileKind: 'adapter',
    find: (file) =>
      callsOf(file).flatMap(({ callee, call }) =>
        call.arguments
          .filter(ts.isIdentifier)
          .filter(({ text }) => text === 'signal')
          .map((signal) =>
            replaceNode(signal, 'new AbortController().signal', `${callee.text} is never called off`),
          ),
      ),
  },
  {
    name: 'a key of its own for each try',
    fileKind: 'adapter',
    find: (file) =>
      callsOf(file).flatMap(({ callee, call }) =>
        call.arguments
          .filter(ts.isIdentifier)
          .filter(({ text }) => text === 'key')
          .map((key) =>
            replaceNode(key, 'crypto.randomUUID()', `${callee.text} goes out anew under a new key`),
          ),
      ),
  },
];

function callsOf(file: ts.SourceFile) {
  return nodesOf(file)
    .filter(ts.isCallExpression)
    .flatMap((call) => {
      const callee = call.expression;
      return ts.isIdentifier(callee) ? [{ call, callee }] : [];
    });
}
