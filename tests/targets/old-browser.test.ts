/** Does the page for old browsers stay away from the targets, and come in the versions before them? */
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';

import { BROWSER_TARGETS } from '../../build/documents';
import { oldBrowserScript, oldBrowserTemplate, REQUIRED_FEATURES } from '../../build/old-browser';
import { featureNamed, isTooNew } from './support-data';

const required = Object.keys(REQUIRED_FEATURES).map(featureNamed);

describe('the features that decide', () => {
  it('are in every target', () => {
    expect(required).not.toContain(undefined);
    expect(required.some(isTooNew)).toBe(false);
  });

  it.each(BROWSER_TARGETS)('tell %s from the version before it', (target) => {
    const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    const browser = name === 'safari' ? 'safari_ios' : 'webview_android';
    const firstVersions = required.map((feature) => feature?.__compat?.support[browser]);
    expect(firstVersions).toContainEqual(expect.objectContaining({ version_added: version }));
  });
});

it('the script can be run by the oldest browser', () => {
  expect(() => parse(oldBrowserScript, { ecmaVersion: 5 })).not.toThrow();
});

it('the page names the support where it has numbers', () => {
  const links = (support: Parameters<typeof oldBrowserTemplate>[0]) =>
    [...oldBrowserTemplate(support).matchAll(/href="((?:https:..wa\.me|tel:)[^"?]*)/g)].map(([, url]) => url);
  expect(links({ whatsapp: null, phone: null })).toEqual([]);
  expect(links({ whatsapp: '911234567890', phone: '911234567891' })).toEqual([
    'https://wa.me/911234567890',
    'tel:911234567891',
  ]);
});
