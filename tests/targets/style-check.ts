/** Finds properties, values, at-rules and selectors of CSS that are newer than the targets. */
import { type CssNode, generate, type PseudoClassSelector, parse, walk } from 'css-tree';

import { childNames, childOf, compatData, type Feature, type Finding, isTooNew } from './support-data';

const { properties, selectors, types, 'at-rules': atRules } = compatData.css;

/** Units by the name that they have in the data together. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^d(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];

export function newerInStyles(sheet: string): readonly Finding[] {
  const findings: Finding[] = [];
  let property = '';
  // A value that the parser does not understand stays raw: browsers skip it as well.
  walk(parse(sheet, { onParseError: () => {} }), {
    enter(node: CssNode) {
      if (node.type === 'Declaration') property = node.property;
      for (const [name, feature] of featuresOf(node, property))
        if (isTooNew(feature)) findings.push({ feature: `css ${name}`, where: generate(node).slice(0, 100) });
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') property = '';
    },
  });
  return findings;
}

/** What a node of a sheet needs, by its name. @param property of the declaration around it; empty outside */
function featuresOf(node: CssNode, property: string): readonly (readonly [string, Feature | undefined])[] {
  const ofProperty = childOf(properties, property);
  switch (node.type) {
    case 'Declaration':
      return [[property, ofProperty]];
    case 'Identifier':
      return [[`${property}: ${node.name}`, childOf(ofProperty, node.name)]];
    case 'Function':
      return [[`${property}: ${node.name}()`, childOf(ofProperty, node.name) ?? functionNamed(node.name)]];
    case 'Dimension': {
      const group = UNITS.find(([pattern]) => pattern.test(node.unit))?.[1];
      return [[`unit ${node.unit}`, childOf(childOf(types, 'length'), group ?? node.unit)]];
    }
    case 'Atrule':
      return [[`@${node.name}`, childOf(atRules, node.name)]];
    case 'Feature':
      return [[`@media (${node.name})`, childOf(childOf(atRules, 'media'), node.name)]];
    case 'FeatureRange':
      return [['@media with a range', childOf(childOf(atRules, 'media'), 'range_syntax')]];
    case 'PseudoClassSelector': {
      const feature = childOf(selectors, node.name);
      const argument = argumentOf(node);
      return [
        [`:${node.name}`, feature],
        [`:${node.name} with ${argument}`, argument === null ? undefined : childOf(feature, argument)],
      ];
    }
    case 'AttributeSelector':
      return node.flags?.toLowerCase() === 's'
        ? [['[... s]', childOf(childOf(selectors, 'attribute'), 'case_sensitive_modifier')]]
        : [];
    case 'PseudoElementSelector':
      return [[`::${node.name}`, childOf(selectors, node.name)]];
    case 'NestingSelector':
      return [['nesting', childOf(selectors, 'nesting')]];
    default:
      return [];
  }
}

/**
 * What the argument of a pseudo-class needs, as the data names it: more than one simple selector (`:not(a, b)`), or selectors in a
 * count (`:nth-child(2 of a)`).
 */
function argumentOf({ children }: PseudoClassSelector): string | null {
  const argument = children?.first;
  if (argument?.type === 'Nth') return argument.selector === null ? null : 'of_syntax';
  if (argument?.type !== 'SelectorList') return null;
  const [first, ...others] = argument.children;
  const isSimple = others.length === 0 && first?.type === 'Selector' && first.children.size === 1;
  return isSimple ? null : 'selector_list';
}

/** A function of values, directly below the types or below one of them (`color.color-mix`). */
function functionNamed(name: string): Feature | undefined {
  const parents = [types, ...childNames(types).map((type) => childOf(types, type))];
  return parents.map((parent) => childOf(parent, name)).find((feature) => feature !== undefined);
}

/** Name of a property that a script writes in its own way (`aspectRatio`); null if CSS has none of this name. */
export function cssProperty(key: string): string | null {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return childOf(properties, name) === undefined ? null : name;
}
