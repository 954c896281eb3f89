/** MDN's browser-compat-data, asked one question: does something work in the oldest supported browsers? */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

import { BROWSER_TARGETS } from '../../build/documents';

// SAFETY: the package's only content is this file of this type. An import would make TypeScript infer a type of 20 MB.
export const compatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

export type Feature = Identifier;

/** Something that a supported browser may not have. */
export interface Finding {
  /** What it is, as the table of known ones names it (`known.ts`). */
  readonly feature: string;
  /** The code around it. */
  readonly where: string;
}

/** Browsers and web views of phones by the name of the build target, as the data names them. */
const BROWSERS: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome_android', 'webview_android'],
  safari: ['safari_ios'],
};

/** Each browser in which merchants open the app, with its oldest supported version. */
const TARGETS = BROWSER_TARGETS.flatMap((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  const browsers = BROWSERS[name];
  if (browsers === undefined) throw new Error(`What is the build target ${target} called on a phone?`);
  return browsers.map((browser) => ({ browser, version }));
});

/** One of the targets does not have it. What the data does not describe is not newer. */
export function isTooNew(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support ?? {};
  return TARGETS.some(({ browser, version }) => {
    const statements = support[browser];
    if (statements === undefined) return false;
    const all: readonly SimpleSupportStatement[] = [statements].flat();
    return !all.some((statement) => isSupported(statement, version));
  });
}

function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: alias,
  } = statement;
  if (flags !== undefined || prefix !== undefined || alias !== undefined) return false;
  return isUpTo(added, version) && !isUpTo(removed, version);
}

function isUpTo(limit: string | false | null | undefined, version: string): boolean {
  if (typeof limit !== 'string' || limit === 'preview') return false;
  const [major = 0, minor = 0] = limit.replace('≤', '').split('.').map(Number);
  const [targetMajor = 0, targetMinor = 0] = version.split('.').map(Number);
  return major < targetMajor || (major === targetMajor && minor <= targetMinor);
}

/** What the data says below this name; undefined for the data's own keys and for what it does not know. */
export function childOf(parent: Feature | undefined, name: string): Feature | undefined {
  if (parent === undefined || name === '__compat' || !Object.hasOwn(parent, name)) return undefined;
  const child: unknown = parent[name];
  // SAFETY: all children but `__compat` are identifiers.
  return typeof child === 'object' && child !== null ? (child as Feature) : undefined;
}

/** The feature of this name in the data: `css.properties.inset`. */
export function featureNamed(name: string): Feature | undefined {
  const { css, html, api, javascript } = compatData;
  const areas: Feature = { css, html, api, javascript };
  return name.split('.').reduce(childOf, areas);
}

/** Names of the direct children of a feature. */
export function childNames(parent: Feature | undefined): readonly string[] {
  return Object.keys(parent ?? {}).filter((name) => name !== '__compat');
}
