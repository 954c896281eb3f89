/** What a screen reader reads of a screen, in its order: roles, names, descriptions and states. */
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

import { plainSpaces } from '../../support/plain-spaces';

/** Roles that say nothing, and parts of text. */
const SILENT_ROLES: ReadonlySet<string | null> = new Set([
  ...[null, 'generic', 'presentation', 'none', 'paragraph', 'list', 'listitem', 'option'],
  ...['emphasis', 'strong', 'time', 'code', 'term', 'definition', 'rowgroup', 'row', 'cell'],
]);
/** Roles whose name is their content: what is inside is not read again. */
const NAMED_BY_CONTENT: ReadonlySet<string | null> = new Set([
  ...['button', 'link', 'heading', 'checkbox', 'radio', 'tab', 'switch'],
]);
const STATES = [
  'checked',
  'disabled',
  'expanded',
  'pressed',
  'current',
  'busy',
  'invalid',
  'live',
  'valuetext',
];

/** One line for each element that a screen reader stops at, and for each text, indented by landmark, group and dialog. */
export function accessTree(root: Element, indent = ''): readonly string[] {
  return [...root.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [`${indent}${text}`];
    }
    return node instanceof Element ? linesOf(node, indent) : [];
  });
}

function linesOf(element: Element, indent: string): readonly string[] {
  if (isInaccessible(element)) return [];
  // A disabled back button is hidden by CSS (src/ui/theme/first-paint.css), which jsdom does not apply.
  if (element.matches('[data-back-disabled] header > button')) return [];
  const role = getRole(element);
  if (SILENT_ROLES.has(role)) return accessTree(element, indent);
  const line = `${indent}${[role, quoted(computeAccessibleName(element)), ...detailsOf(element)].filter(Boolean).join(' ')}`;
  return NAMED_BY_CONTENT.has(role) ? [line] : [line, ...accessTree(element, `${indent}  `)];
}

function detailsOf(element: Element): readonly string[] {
  const description = plainSpaces(computeAccessibleDescription(element));
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  return [
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(element.matches(':checked') ? ['checked'] : []),
    ...(element.matches(':disabled') ? ['disabled'] : []),
    ...STATES.flatMap((name) => {
      const value = element.getAttribute(`aria-${name}`);
      return value === null || value === 'false' ? [] : [value === 'true' ? name : `${name}=${value}`];
    }),
    ...(description === '' ? [] : [`described: ${description}`]),
  ];
}

const quoted = (name: string) => (name === '' ? '' : `"${plainSpaces(name)}"`);
