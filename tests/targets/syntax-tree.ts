/** Syntax trees of scripts, and what their nodes are called. */
import { type AnyNode, parse } from 'acorn';

/** All syntax of this edition is in both targets, but for the lookbehind of regular expressions (Safari 16.4). */
const ECMA_VERSION = 2021;

/** @throws SyntaxError where the script is newer than this edition, or wrong */
export function parseScript(code: string): AnyNode {
  return parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
}

/** Calls `see` for a node and all below it, but for names that are no references: of properties, imports and exports. */
export function visit(node: AnyNode, see: (node: AnyNode) => void): void {
  see(node);
  const name = propertyKeyOf(node);
  for (const value of Object.values(node)) {
    // Most values are no nodes: a list for each would take longer than all the rest.
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child) && child !== name) visit(child, see);
    } else if (isNode(value) && value !== name) visit(value, see);
  }
}

function propertyKeyOf(node: AnyNode): AnyNode | null {
  if (node.type === 'MemberExpression') return node.computed ? null : node.property;
  if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    return node.computed ? null : node.key;
  if (node.type === 'ImportSpecifier') return node.imported;
  return node.type === 'ExportSpecifier' ? node.exported : null;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Name of a property; null where only the running script knows it. */
export function nameOf(key: AnyNode, isComputed: boolean): string | null {
  if (key.type === 'Identifier' && !isComputed) return key.name;
  // Minified, most texts are templates.
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0)
    return key.quasis[0]?.value.cooked ?? null;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** Name of the property that is read, written or called; null for anything but a member expression. */
export function memberOf(node: AnyNode): string | null {
  return node.type === 'MemberExpression' ? nameOf(node.property, node.computed) : null;
}

/** Names that the script gives to its own variables, functions and classes, and to properties of its objects. */
export function namesDefinedIn(program: AnyNode): { variables: Set<string>; properties: Set<string> } {
  const variables = new Set<string>();
  const properties = new Set<string>();
  const add = (names: Set<string>, name: string | null | undefined) => {
    if (typeof name === 'string') names.add(name);
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') variables.add(node.id.name);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      add(variables, node.id?.name);
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
      add(properties, nameOf(node.key, node.computed));
    if (node.type === 'AssignmentExpression') add(properties, memberOf(node.left));
    if (node.type === 'ObjectExpression')
      for (const property of node.properties)
        if (property.type === 'Property') add(properties, nameOf(property.key, property.computed));
  });
  return { variables, properties };
}
