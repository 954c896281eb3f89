/** Mutation operators for screens. */
import ts from 'typescript';

import { nodesOf, type Operator, removed, replaced } from './edit';

export const screenOperators: readonly Operator[] = [
  {
    name: 'wrong text',
    room: 'screen',
    find: (file) => {
      const words = nodesOf(file)
        .filter(ts.isPropertyAccessExpression)
        .filter(({ parent, expression }) => !isPart(parent) && /^\w*[cC]opy$/.test(expression.getText()));
      return words.flatMap((word) =>
        words
          .filter(
            (other) =>
              other.expression.getText() === word.expression.getText() && other.name.text !== word.name.text,
          )
          .slice(0, 1)
          .map((other) => replaced(word, other.getText(), `says ${other.getText()} for ${word.getText()}`)),
      );
    },
  },
  {
    name: 'wrong amount unit',
    room: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isCallExpression)
        .flatMap(({ expression, arguments: [amount] }) =>
          expression.getText() === 'formatMoney' && amount !== undefined
            ? [replaced(amount, `(${amount.getText()}) * 100`, 'paise are taken for rupees')]
            : [],
        ),
  },
  {
    name: 'flipped condition',
    room: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isJsxExpression)
        .flatMap(({ expression }) => {
          if (expression === undefined || !ts.isBinaryExpression(expression)) return [];
          if (expression.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return [];
          const { left } = expression;
          return [replaced(left, `!(${left.getText()})`, `shown when not ${left.getText()}`)];
        }),
  },
  {
    name: 'wrong event',
    room: 'screen',
    find: (file) => {
      const sent = nodesOf(file)
        .filter(ts.isCallExpression)
        .filter(({ expression }) => expression.getText() === 'send')
        .flatMap(({ arguments: [event] }) =>
          event !== undefined && ts.isObjectLiteralExpression(event) && event.properties.length === 1
            ? [event]
            : [],
        );
      const others = [
        ...new Set([...sent.map((one) => one.getText()), "{ type: 'leave' }", "{ type: 'retry' }"]),
      ];
      return sent.flatMap((event) => {
        const other = others.find((text) => text !== event.getText());
        return other === undefined ? [] : [replaced(event, other, `a tap sends ${other}`)];
      });
    },
  },
  {
    name: 'swapped screen',
    room: 'screen',
    find: (file) => {
      if (!/\/index\.tsx?$/.test(file.fileName)) return [];
      const shown = nodesOf(file)
        .filter(ts.isPropertyAssignment)
        .flatMap(({ name, initializer }) =>
          ts.isIdentifier(initializer) ? [{ state: name.getText(), screen: initializer }] : [],
        );
      const screens = [...new Set(shown.map(({ screen }) => screen.text))];
      return shown.flatMap(({ state, screen }) => {
        const other = screens[(screens.indexOf(screen.text) + 1) % screens.length];
        if (other === undefined || other === screen.text) return [];
        return [replaced(screen, other, `${state} is shown by ${other}`)];
      });
    },
  },
  {
    name: 'dropped part',
    room: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter((node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
        .filter(({ parent }) => ts.isJsxElement(parent) || ts.isJsxFragment(parent))
        .map((part) => removed(part, `${/^<[\w.]+/.exec(part.getText())?.[0] ?? ''}> is left out`)),
  },
];

/** Part of a longer `copy.page.title`, or called: another key would not compile. */
function isPart(parent: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent);
}
