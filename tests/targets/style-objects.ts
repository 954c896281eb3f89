/** Styles and selectors in scripts (`styled('div', { aspectRatio: '1' })`, `querySelector('a:has(b)')`), written as CSS. */
import type { AnyNode, ObjectExpression } from 'acorn';
import { cssProperty } from './style-check';
import { memberOf, nameOf, visit } from './syntax-tree';

/** Methods whose first argument is a selector. */
const SELECTOR_METHODS = ['querySelector', 'querySelectorAll', 'matches', 'closest'];

/** One sheet of all styles and selectors in a script. */
export function stylesOf(program: AnyNode): string {
  const sheet: string[] = [];
  const elementProperties = new Set<AnyNode>();
  visit(program, (node) => {
    if (node.type === 'CallExpression' && /^jsxs?$/.test(memberOf(lastOf(node.callee)) ?? ''))
      for (const argument of node.arguments) elementProperties.add(argument);
    if (node.type === 'CallExpression' && SELECTOR_METHODS.includes(memberOf(node.callee) ?? '')) {
      const [selector] = node.arguments;
      if (selector !== undefined && isText(selector)) sheet.push(`${textOf(selector)}{}`);
    }
    if (node.type === 'ObjectExpression' && !elementProperties.has(node)) sheet.push(...rulesOf(node));
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const property = cssProperty(memberOf(node.left) ?? '');
      if (memberOf(node.left.object) === 'style' && property !== null)
        sheet.push(`x{${property}:${textOf(node.right)}}`);
    }
  });
  return sheet.join('\n');
}

/** The function of a call without `this`: `(0, runtime.jsx)(...)`. */
function lastOf(callee: AnyNode): AnyNode {
  return callee.type === 'SequenceExpression' ? (callee.expressions.at(-1) ?? callee) : callee;
}

/** A key that is a selector by what it contains: a reference to the element around it, or a pseudo-class. */
const SELECTOR = /^[^{};/]*[&:][^{};/]*$/;

/**
 * Rules of an object that is a style: most of its keys are properties of CSS, and a value is a text (the tables of React and
 * Stitches hold numbers and functions). Selectors and at-rules are keys of their own.
 */
function rulesOf({ properties }: ObjectExpression): readonly string[] {
  const entries = properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const key = nameOf(property.key, property.computed);
    return key === null ? [] : [{ key, value: property.value }];
  });
  const rules = entries
    .filter(({ value }) => value.type === 'ObjectExpression')
    .flatMap(({ key }) => {
      if (/^@[a-z]/.test(key)) return [`${key}{}`];
      return SELECTOR.test(key) ? [`${key.replaceAll('&', 'x')}{}`] : [];
    });
  const flat = entries.filter(({ value }) => value.type !== 'ObjectExpression');
  const declared = flat.filter(({ key }) => cssProperty(key) !== null);
  const isStyle = declared.length * 2 > flat.length && declared.some(({ value }) => isText(value));
  if (!isStyle) return rules;
  return [...rules, ...declared.map(({ key, value }) => `x{${cssProperty(key)}:${textOf(value)}}`)];
}

function isText(value: AnyNode): boolean {
  return value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string');
}

/** The value as CSS. What only the running script knows is a variable, and so is a token (`$ink`). */
function textOf(value: AnyNode): string {
  const parts =
    value.type === 'TemplateLiteral'
      ? value.quasis.map(({ value: { cooked } }) => cooked ?? '')
      : value.type === 'Literal'
        ? [String(value.value)]
        : ['', ''];
  return parts.join('var(--x)').replaceAll(/-?\$[\w$-]+/g, 'var(--token)');
}
