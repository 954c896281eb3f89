/** Finds syntax, JavaScript and Web APIs, and styles in scripts that are newer than the targets. */
import type { AnyNode } from 'acorn';

import { newerInStyles } from './style-check';
import { stylesOf } from './style-objects';
import { childNames, childOf, compatData, type Feature, type Finding, isTooNew } from './support-data';
import { memberOf, nameOf, namesDefinedIn, parseScript, visit } from './syntax-tree';

const { builtins, regular_expressions: patterns } = compatData.javascript;
const webApis = compatData.api;

/** Global objects by their interface. */
const GLOBAL_OBJECTS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
  window: 'Window',
};

/** Namespaces: a script names them with each of their members. */
const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'WebAssembly'];
const builtinMembers = byMember(builtins);
const webMembers = byMember(webApis);

/**
 * Members of interfaces by name: whose member it is, a script without types does not say. Members of what is too new itself do not
 * count: who has one came by a name that is found.
 */
function byMember(interfaces: Feature | undefined): ReadonlyMap<string, readonly (Feature | undefined)[]> {
  const members = new Map<string, (Feature | undefined)[]>();
  const owners = childNames(interfaces).filter(
    (name) => !NAMESPACES.includes(name) && !isTooNew(childOf(interfaces, name)),
  );
  for (const owner of owners)
    for (const key of childNames(childOf(interfaces, owner) ?? {})) {
      const name = key.replace(/_static$/, '');
      members.set(name, [...(members.get(name) ?? []), childOf(childOf(interfaces, owner), key)]);
    }
  return members;
}

/** @param scripts of one build: a property that one of them defines is not taken for a browser's */
export function newerInScripts(scripts: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  const programs = scripts.flatMap((code) => {
    try {
      return [{ code, program: parseScript(code) }];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const position = 'pos' in error ? Number(error.pos) : 0;
      findings.push({ feature: error.message, where: code.slice(Math.max(0, position - 40), position + 60) });
      return [];
    }
  });
  const names = programs.map(({ program }) => namesDefinedIn(program));
  const properties = new Set(names.flatMap((defined) => [...defined.properties]));
  for (const [index, { code, program }] of programs.entries()) {
    const variables = names[index]?.variables ?? new Set();
    const isOwn = {
      variable: (name: string) => variables.has(name),
      property: (name: string) => properties.has(name),
    };
    visit(program, (node) => {
      const where = code.slice(Math.max(0, node.start - 20), Math.min(node.end + 20, node.start + 100));
      for (const feature of newerIn(node, isOwn)) findings.push({ feature, where });
    });
    findings.push(...newerInStyles(stylesOf(program)));
  }
  return findings;
}

interface Own {
  readonly variable: (name: string) => boolean;
  readonly property: (name: string) => boolean;
}

function newerIn(node: AnyNode, isOwn: Own): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return /\(\?<[=!]/.test(node.regex?.pattern ?? '') &&
        isTooNew(childOf(patterns, 'lookbehind_assertion'))
        ? ['lookbehind']
        : [];
    case 'Identifier':
      return !isOwn.variable(node.name) && isTooNew(globalNamed(node.name)) ? [node.name] : [];
    case 'MemberExpression':
      return newerMember(node.object, memberOf(node), isOwn);
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        property.type === 'Property' ? newerWebMember(nameOf(property.key, property.computed), isOwn) : [],
      );
    case 'CallExpression': {
      // Chromium before 91 throws (V8's issue 11558).
      const isSpreadFollowed = node.arguments.slice(0, -1).some(({ type }) => type === 'SpreadElement');
      if (isSpreadFollowed && isOptional(node))
        return ['spread before the last argument of an optional call'];
      const name = memberOf(node.callee);
      const [event] = node.arguments;
      if (name === 'addEventListener' && event !== undefined)
        return isNewEverywhere(webMembers, `${nameOf(event, true)}_event`)
          ? [`event ${nameOf(event, true)}`]
          : [];
      const isStatic = node.callee.type === 'MemberExpression' && ownerOf(node.callee.object) !== undefined;
      return name !== null && !isStatic && isNewEverywhere(builtinMembers, name) ? [`.${name}()`] : [];
    }
    default:
      return [];
  }
}

/** Whether a call is skipped where something before it is null or undefined. */
function isOptional(node: AnyNode): boolean {
  if (node.type === 'CallExpression') return node.optional || isOptional(node.callee);
  return node.type === 'MemberExpression' && (node.optional || isOptional(node.object));
}

function newerMember(object: AnyNode, name: string | null, isOwn: Own): readonly string[] {
  const owner = ownerOf(object);
  if (owner === undefined || name === null) return newerWebMember(name, isOwn);
  const member = childOf(owner, `${name}_static`) ?? childOf(owner, name) ?? globalNamed(name);
  if (member === undefined) return newerWebMember(name, isOwn);
  const isGlobal = object.type !== 'Identifier' || object.name === 'window';
  return isTooNew(member) ? [isGlobal ? name : `${object.name}.${name}`] : [];
}

/** The interface that a script names: `Object`, `AbortSignal`, `navigator`. */
function ownerOf(node: AnyNode): Feature | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = GLOBAL_OBJECTS[node.name] ?? node.name;
  return childOf(builtins, name) ?? childOf(webApis, name);
}

function globalNamed(name: string): Feature | undefined {
  return childOf(builtins, name) ?? childOf(webApis, name) ?? childOf(childOf(webApis, 'Window'), name);
}

function newerWebMember(name: string | null, isOwn: Own): readonly string[] {
  if (name === null || isOwn.property(name) || builtinMembers.has(name)) return [];
  return isNewEverywhere(webMembers, name) ? [`.${name}`] : [];
}

function isNewEverywhere(members: typeof webMembers, name: string): boolean {
  const features = members.get(name) ?? [];
  return features.length > 0 && features.every(isTooNew);
}
