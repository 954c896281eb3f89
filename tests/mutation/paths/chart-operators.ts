/** Mutation operators for charts. */
import ts from 'typescript';

import { nodesOf, type Operator, removeNode, replaceNode } from './edit';

export const chartOperators: readonly Operator[] = [
  {
    name: 'dropped transition',
    fileKind: 'chart',
    find: (file) =>
      eventsOf(file)
        .filter((property) => !['back', 'retry'].includes(nameOf(property)))
        .map((property) => removeNode(property, `"${nameOf(property)}" is no longer listened to`)),
  },
  {
    name: 'missing retry',
    fileKind: 'chart',
    find: (file) =>
      eventsNamed(file, 'retry').map((property) => removeNode(property, 'there is no retry any more')),
  },
  {
    name: 'lost back',
    fileKind: 'chart',
    find: (file) =>
      eventsNamed(file, 'back').map((property) => removeNode(property, 'there is no way back any more')),
  },
  {
    name: 'swapped target',
    fileKind: 'chart',
    find: (file) => {
      const targets = propertiesOf(file, 'target').flatMap(stringOf);
      const names = [...new Set(targets.map(({ text }) => text))];
      return targets.flatMap((target) => {
        const other = names[(names.indexOf(target.text) + 1) % names.length];
        if (other === undefined || other === target.text) return [];
        return [replaceNode(target, `'${other}'`, `leads to ${other} in place of ${target.text}`)];
      });
    },
  },
  {
    name: 'flipped guard',
    fileKind: 'chart',
    find: (file) =>
      propertiesOf(file, 'guards')
        .flatMap((guards) => membersOf(guards.initializer))
        .flatMap((guard) => {
          const predicate = guard.initializer;
          if (!ts.isArrowFunction(predicate) || ts.isBlock(predicate.body)) return [];
          return [
            replaceNode(
              predicate.body,
              `!(${predicate.body.getText()})`,
              `guard ${nameOf(guard)} is flipped`,
            ),
          ];
        }),
  },
  {
    name: 'lost assign',
    fileKind: 'chart',
    find: (file) =>
      propertiesOf(file, 'actions')
        .filter(({ parent }) => ts.isObjectLiteralExpression(parent) && !isSetup(parent))
        .map((property) => removeNode(property, `forgets ${property.initializer.getText().slice(0, 60)}`)),
  },
  {
    name: 'wrong operation',
    fileKind: 'chart',
    find: (file) => {
      const called = propertiesOf(file, 'src').flatMap(stringOf);
      const names = [...new Set(called.map(({ text }) => text))];
      return called.flatMap((port) =>
        names
          .filter((other) => other !== port.text)
          .map((other) => replaceNode(port, `'${other}'`, `calls ${other} in place of ${port.text}`)),
      );
    },
  },
  {
    name: 'failure taken for success',
    fileKind: 'chart',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isObjectLiteralExpression)
        .flatMap((invoke) => {
          const [done, error] = ['onDone', 'onError'].map((name) => memberOf(invoke, name));
          const to = done === undefined ? undefined : targetsIn(done.initializer)[0];
          const from = error === undefined ? undefined : targetsIn(error.initializer)[0];
          if (to === undefined || from === undefined || to.text === from.text) return [];
          return [replaceNode(from, `'${to.text}'`, `a crash leads to ${to.text} in place of ${from.text}`)];
        }),
  },
  {
    name: 'dropped timer',
    fileKind: 'chart',
    find: (file) =>
      propertiesOf(file, 'after').map((property) => removeNode(property, 'the wait has no end of its own')),
  },
  {
    name: 'swapped branches',
    fileKind: 'chart',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isArrayLiteralExpression)
        .flatMap(({ elements: [first, second] }) => {
          const [a, b] = [first, second].map((one) =>
            one !== undefined && ts.isObjectLiteralExpression(one) && memberOf(one, 'guard') === undefined
              ? undefined
              : targetsIn(one)[0],
          );
          const to = b ?? targetsIn(second)[0];
          if (a === undefined || to === undefined || a.text === to.text) return [];
          const between = file.text.slice(a.getEnd(), to.getStart());
          const text = `${to.getText()}${between}${a.getText()}`;
          const description = `${a.text} and ${to.text} change places`;
          return [{ start: a.getStart(), end: to.getEnd(), text, description }];
        }),
  },
  {
    name: 'forgotten key',
    fileKind: 'chart',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isStringLiteral)
        .filter(
          ({ text, parent }) => /^next(\w+)?RequestKey$/.test(text) && ts.isArrayLiteralExpression(parent),
        )
        .map((property) => removeNode(property, 'the next write goes out under the key of the last')),
  },
  {
    name: 'double submit',
    fileKind: 'chart',
    find: (file) =>
      nodesOf(file)
        .filter(ts.isPropertyAssignment)
        .filter((state) => /^submitting|^sending|^creating|^confirming/.test(nameOf(state)))
        .flatMap((state) => {
          const tags = ts.isObjectLiteralExpression(state.initializer)
            ? memberOf(state.initializer, 'tags')
            : undefined;
          return tags === undefined
            ? []
            : [removeNode(tags, `${nameOf(state)} can be left while it is sent`)];
        }),
  },
];

/** Events of an `on: { ... }`. */
function eventsOf(file: ts.SourceFile): readonly ts.PropertyAssignment[] {
  return propertiesOf(file, 'on').flatMap(({ initializer }) => membersOf(initializer));
}

function eventsNamed(file: ts.SourceFile, name: string): readonly ts.PropertyAssignment[] {
  return eventsOf(file).filter((property) => nameOf(property) === name);
}

function propertiesOf(file: ts.SourceFile, name: string): readonly ts.PropertyAssignment[] {
  return nodesOf(file)
    .filter(ts.isPropertyAssignment)
    .filter((property) => nameOf(property) === name);
}

function membersOf(node: ts.Expression): readonly ts.PropertyAssignment[] {
  return ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
}

function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return membersOf(node).find((property) => nameOf(property) === name);
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

function stringOf({ initializer }: ts.PropertyAssignment): readonly ts.StringLiteral[] {
  return ts.isStringLiteral(initializer) ? [initializer] : [];
}

/** Target of a branch, or the branch itself in short form. */
function targetsIn(branch: ts.Node | undefined): readonly ts.StringLiteral[] {
  if (branch === undefined) return [];
  if (ts.isStringLiteral(branch)) return [branch];
  if (ts.isArrayLiteralExpression(branch)) return branch.elements.flatMap(targetsIn);
  if (!ts.isObjectLiteralExpression(branch)) return [];
  const target = memberOf(branch, 'target');
  return target === undefined ? [] : stringOf(target);
}

/** `setup({ actions })` and `.extend({ actions })` define the actions: without them the chart would not compile. */
function isSetup(node: ts.ObjectLiteralExpression): boolean {
  return ts.isCallExpression(node.parent) && /(^setup|\.extend)$/.test(node.parent.expression.getText());
}
