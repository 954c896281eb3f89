import { describe, expect, it } from 'vitest';

import { isSameSite } from '../../src/api/same-site';

/** A browser's cookie jar: it rejects cookies of a public suffix. */
function jarOf(suffixes: readonly string[]) {
  let cookies: readonly string[] = ['act=1'];
  return {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      const domain = /Domain=([^;]+)/.exec(text)?.[1] ?? '';
      const [pair = ''] = text.split('; ');
      const name = pair.split('=')[0];
      if (suffixes.includes(domain)) return;
      cookies = cookies.filter((one) => !one.startsWith(`${name}=`));
      if (!text.includes('Max-Age=0')) cookies = [...cookies, pair];
    },
  };
}

const of = (address: string) => new URL(address);

describe('the site of a service', () => {
  it.each([
    ['https://app.shop.example', 'https://app.shop.example:8443', true],
    ['https://app.shop.example', 'https://api.shop.example', true],
    ['https://shop.example', 'https://api.shop.example', true],
    ['https://app.shop.co.in', 'https://api.shop.co.in', true],
    ['https://app.shop.co.in', 'https://api.lender.co.in', false],
    ['https://shop.example', 'https://lender.example', false],
    ['https://shop.example', 'https://lender.test', false],
    ['https://app.shop.example', 'http://api.shop.example', false],
  ])('of %s and %s: %s', (page, service, expected) => {
    const jar = jarOf(['example', 'co.in', 'in', 'test']);
    expect(isSameSite(of(page), of(service), jar)).toBe(expected);
    expect(jar.cookie).toBe('act=1');
  });

  it('is another site in a browser that stores no cookie', () => {
    const none = { cookie: '' };
    Object.defineProperty(none, 'cookie', { get: () => '', set: () => {} });
    expect(isSameSite(of('https://app.shop.example'), of('https://api.shop.example'), none)).toBe(false);
  });
});
