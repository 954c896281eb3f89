/** Does the page for old browsers stay away from the targets, and come in the versions before them? */
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { withTexts } from '../../build/document-text';
import { BROWSER_TARGETS } from '../../build/documents';
import index from '../../index.html?raw';
import { documentTexts } from '../../src/copy/document';
import { featureNamed, isTooNew } from './support-data';

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(index) ?? [];
/** What the script asks for, by its name in MDN's compatibility data. */
const required = [
  ...Array.from(script.matchAll(/CSS\.supports\('([\w-]+)'/g), ([, name]) => `css.properties.${name}`),
  ...Array.from(script.matchAll(/window\.([A-Z]\w+Element)/g), ([, name]) => `api.${name}`),
].map(featureNamed);

describe('the features that decide', () => {
  it('are in every target', () => {
    expect(required).toHaveLength(2);
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
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
});

it('the page names the support where it has numbers', () => {
  const links = (support: Parameters<typeof documentTexts>[0]) =>
    [...withTexts(index, documentTexts(support)).matchAll(/href="((?:https:..wa\.me|tel:)[^"?]*)/g)].map(
      ([, url]) => url,
    );
  expect(links({ whatsapp: null, phone: null })).toEqual([]);
  expect(links({ whatsapp: '911234567890', phone: '911234567891' })).toEqual([
    'https://wa.me/911234567890',
    'tel:911234567891',
  ]);
});

it('a name without a text stops the build', () => {
  const texts = documentTexts({ whatsapp: null, phone: null });
  expect(() => withTexts('<p>%subheading%</p>\n', texts)).toThrow('subheading');
});
