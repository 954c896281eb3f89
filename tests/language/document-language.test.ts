import { describe, expect, it } from 'vitest';

import {
  followHostLanguage,
  openInMerchantLanguage,
  showInLanguage,
} from '../../src/language/document-language';

interface Opened {
  readonly path: string;
  /** Language of the document that the web host served. */
  readonly document?: string;
  readonly cookie?: string;
  readonly browser?: readonly string[];
}

/** A page of a web host, as far as the choice of a language reads and changes it. */
function open({ path, document = 'en-IN', cookie = '', browser = ['en-IN'] }: Opened) {
  const cookies = new Map(
    cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
  );
  const seen = { replacedBy: null as string | null, shown: path };
  const url = new URL(path, 'https://loans.example');
  const page = {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      protocol: 'https:',
      replace: (address: string) => {
        seen.replacedBy = address;
      },
    },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, address: string) => {
        seen.shown = address;
      },
    },
    navigator: { languages: browser },
    document: {
      documentElement: { lang: document },
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.includes('max-age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
    },
  };
  return {
    // SAFETY: the functions under test read and change only what is here.
    page: page as unknown as Window,
    seen,
    language: () => cookies.get('language'),
    cookie: () => page.document.cookie,
  };
}

describe('the document that is opened', () => {
  it('is English where nothing says otherwise, and nothing is remembered', () => {
    const { page, seen, language } = open({ path: '/termloan?a=1#x', browser: ['de-DE'] });
    expect(openInMerchantLanguage(page)).toBe(false);
    expect([seen.replacedBy, seen.shown, language()]).toEqual([null, '/termloan?a=1#x', undefined]);
  });

  it.each([
    ['the cookie', { path: '/termloan?a=1#x', cookie: 'other=1; language=hi' }, '/hi/termloan?a=1#x'],
    ['the URL', { path: '/termloan?a=1&lang=mr&b=2' }, '/mr/termloan?a=1&b=2'],
    ['the URL, more than the cookie', { path: '/?lang=mr', cookie: 'language=hi' }, '/mr/'],
    ['the browser', { path: '/', browser: ['de-DE', 'hi-IN', 'en-IN'] }, '/hi/'],
    ['the cookie, more than the browser', { path: '/', cookie: 'language=mr', browser: ['hi-IN'] }, '/mr/'],
    ['English, from a document in Hindi', { path: '/terms?lang=en', document: 'hi-IN' }, '/en/terms'],
  ])('is replaced by the one in the language of %s', (_, opened, target) => {
    const { page, seen } = open(opened);
    expect(openInMerchantLanguage(page)).toBe(true);
    expect(seen.replacedBy).toBe(target);
  });

  it('stays where the web host served the language of the cookie', () => {
    const { page, seen } = open({ path: '/termloan', document: 'hi-IN', cookie: 'language=hi' });
    expect(openInMerchantLanguage(page)).toBe(false);
    expect(seen.replacedBy).toBeNull();
  });

  it.each([
    ['/hi/termloan/offer?a=1', '/termloan/offer?a=1'],
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/hi/terms?lang=hi#top', '/terms#top'],
  ])('at %s shows the URL %s, and the language is remembered', (path, shown) => {
    const { page, seen, language } = open({ path, document: 'hi-IN' });
    expect(openInMerchantLanguage(page)).toBe(false);
    expect([seen.shown, language()]).toEqual([shown, 'hi']);
  });

  it('is replaced at most once: a web host without documents in Hindi serves English, which stays', () => {
    const { page, seen } = open({ path: '/hi/termloan', document: 'en-IN', cookie: 'language=hi' });
    expect(openInMerchantLanguage(page)).toBe(false);
    expect(seen).toEqual({ replacedBy: null, shown: '/termloan' });
  });

  it.each(['/himachal', '/?lang=xx', '/?language=hi', '/?slang=hi'])('%s names no language', (path) => {
    const { page, seen } = open({ path });
    expect(openInMerchantLanguage(page)).toBe(false);
    expect(seen).toEqual({ replacedBy: null, shown: path });
  });
});

describe('a merchant who chooses a language', () => {
  it('stays on the page, with its query', () => {
    const { page, seen, language } = open({ path: '/termloan/mandate?type=upi' });
    showInLanguage(page, 'mr');
    expect([seen.replacedBy, language()]).toEqual(['/mr/termloan/mandate?type=upi', 'mr']);
  });
});

describe('the language of the host app', () => {
  it('is followed until the merchant chooses one', () => {
    const first = open({ path: '/termloan' });
    followHostLanguage(first.page, 'hi-IN');
    expect([first.seen.replacedBy, first.language()]).toEqual(['/hi/termloan', 'hi']);

    const later = open({ path: '/termloan', document: 'hi-IN', cookie: 'language=hi; language_from_host=1' });
    followHostLanguage(later.page, 'mr');
    expect(later.seen.replacedBy).toBe('/mr/termloan');

    const chosen = open({ path: '/termloan', document: 'mr-IN', cookie: 'language=mr' });
    followHostLanguage(chosen.page, 'hi');
    expect([chosen.seen.replacedBy, chosen.language()]).toEqual([null, 'mr']);
  });

  it('is followed again once it changes: the document in it, to which the page went, is no choice of the merchant', () => {
    const first = open({ path: '/termloan' });
    followHostLanguage(first.page, 'hi');
    const second = open({ path: '/hi/termloan', document: 'hi-IN', cookie: first.cookie() });
    openInMerchantLanguage(second.page);
    expect([followHostLanguage(second.page, 'hi'), second.seen.shown]).toEqual([false, '/termloan']);
    const later = open({ path: '/termloan', document: 'hi-IN', cookie: second.cookie() });
    openInMerchantLanguage(later.page);
    followHostLanguage(later.page, 'mr');
    expect(later.seen.replacedBy).toBe('/mr/termloan');
  });

  it('is followed where the page went to the language of the browser before', () => {
    const first = open({ path: '/termloan', browser: ['hi-IN'] });
    openInMerchantLanguage(first.page);
    const second = open({ path: '/hi/termloan', document: 'hi-IN', cookie: first.cookie() });
    openInMerchantLanguage(second.page);
    followHostLanguage(second.page, 'mr');
    expect(second.seen.replacedBy).toBe('/mr/termloan');
  });

  it.each([
    ['/termloan?lang=hi', 'language=hi; language_from_host=1'],
    ['/mr/termloan', 'language=hi; language_from_host=1'],
  ])('is not followed after the merchant opened %s', (path, cookie) => {
    const chosen = open({ path, document: 'hi-IN', cookie });
    openInMerchantLanguage(chosen.page);
    const later = open({ path: '/termloan', document: 'hi-IN', cookie: chosen.cookie() });
    expect(followHostLanguage(later.page, 'en')).toBe(false);
  });

  it.each([undefined, '', 'de-DE'])('%s changes nothing', (tag) => {
    const { page, seen, language } = open({ path: '/termloan' });
    followHostLanguage(page, tag);
    expect([seen.replacedBy, language()]).toEqual([null, undefined]);
  });
});
