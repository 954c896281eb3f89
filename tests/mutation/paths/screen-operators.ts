/** Mutation operators for screens. */
import ts from 'typescript';

import { nodesOf, type Operator, removeNode, replaceNode } from './edit';

export const screenOperators: readonly Operator[] = [
  {
    name: 'wrong text',
    fileKind: 'screen',
    find: (file) => {
      const copyTexts = nodesOf(file)
        .filter(ts.isPropertyAccessExpression)
        .filter(
          ({ parent, expression }) =>
            !isPartOfExpression(parent) && /^\w*[cC]opy$/.test(expression.getText()),
        );
      return copyTexts.flatMap((copyText) =>
        copyTexts
          .filter(
            (other) =>
              other.expression.getText() === copyText.expression.getText() &&
              other.name.text !== copyText.name.text,
          )
          .slice(0, 1)
          .map((other) =>
            replaceNode(copyText, other.getText(), `says ${other.getText()} for ${copyText.getText()}`),
          ),
      );
    },
  },
  {
    name: 'wrong amount unit',
    fileKind: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isCallExpression)
        .flatMap(({ expression, arguments: [amount] }) =>
          expression.getText() === 'formatMoney' && amount !== undefined
            ? [replaceNode(amount, `(${amount.getText()}) * 100`, 'paise are taken for rupees')]
            : [],
        ),
  },
  {
    name: 'flipped condition',
    fileKind: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isJsxExpression)
        .flatMap(({ expression }) => {
          if (expression === undefined || !ts.isBinaryExpression(expression)) return [];
          if (expression.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return [];
          const { left } = expression;
          return [replaceNode(left, `!(${left.getText()})`, `shown when not ${left.getText()}`)];
        }),
  },
  {
    name: 'wrong event',
    fileKind: 'screen',
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
        ...new Set([...sent.map((event) => event.getText()), "{ type: 'leave' }", "{ type: 'retry' }"]),
      ];
      return sent.flatMap((event) => {
        const other = others.find((text) => text !== event.getText());
        return other === undefined ? [] : [replaceNode(event, other, `a tap sends ${other}`)];
      });
    },
  },
  {
    name: 'swapped screen',
    fileKind: 'screen',
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
        return [replaceNode(screen, other, `${state} is shown by ${other}`)];
      });
    },
  },
  {
    name: 'dropped part',
    fileKind: 'screen',
    find: (file) =>
      nodesOf(file)
        .filter((node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
        .filter(({ parent }) => ts.isJsxElement(parent) || ts.isJsxFragment(parent))
        .map((part) => removeNode(part, `${/^<[\w.]+/.exec(part.getText())?.[0] ?? ''}> is left out`)),
  },
];

/** Part of a longer `copy.page.title`, or called: another key would not compile. */
function isPartOfExpression(parent: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent);
}
