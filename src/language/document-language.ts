/**
 * Which language's document is shown (docs/decisions/029-languages.md). Every URL of the app has a document for each language, at
 * `/<language><path>`. A web host that reads the cookie serves it at the URL itself; otherwise the document's inline script goes there,
 * and then shows the URL without the language.
 */
import { type Language, languageOf, languages } from './languages';

/** Cookie with the language of the documents. No personal data; web hosts read it. */
const COOKIE = 'language';
/** Cookie that is set while the language is that of the host app or the browser, not chosen by the merchant. */
const FROM_PHONE_COOKIE = 'language_from_host';
const YEAR_SECONDS = 31_536_000;

const PREFIX = new RegExp(`^/(${languages.map(({ language }) => language).join('|')})(?=/|$)`);
const QUERY_PARAM = /(^\?|&)lang=([^&]*)(&|$)/;

/**
 * Goes to the document of the merchant's language if this is another one: the language in the URL (`/hi/…`, `?lang=hi`), else the
 * cookie's, else the browser's own. A document under `/<language>/` stays, so that there is at most one such navigation.
 * @returns whether the page is being replaced: nothing should be loaded or sent
 */
export function openInMerchantLanguage(page: Window): boolean {
  const { pathname, search } = page.location;
  const prefix = languageOf(PREFIX.exec(pathname)?.[1]);
  const queried = languageOf(QUERY_PARAM.exec(search)?.[2]);
  const requested = prefix ?? queried;
  const remembered = languageOf(readCookie(page, COOKIE));
  // A document under the remembered language is one to which the app itself went: nobody has chosen by that.
  if (requested !== null && (queried !== null || requested !== remembered))
    remember(page, requested, 'merchant');
  const wanted = requested ?? remembered ?? browserLanguage(page);
  const own = languageOf(page.document.documentElement.lang);
  // A language in progress (languages.ts) has documents for who translates it alone: it is not left.
  if (prefix === null && own !== null && wanted !== null && wanted !== own) {
    if (requested === null && remembered === null) remember(page, wanted, 'phone');
    page.location.replace(addressIn(page, wanted));
    return true;
  }
  if (requested !== null) page.history.replaceState(page.history.state, '', addressIn(page, null));
  return false;
}

/** Shows the page that is open in another language, chosen by the merchant. What was typed is restored from the stored draft. */
export function showInLanguage(page: Window, language: Language): void {
  remember(page, language, 'merchant');
  page.location.replace(addressIn(page, language));
}

/**
 * Follows the language of the host app, unless the merchant has chosen one.
 * @param tag BCP 47; undefined if the host gives none
 * @returns whether the page is being replaced
 */
export function followHostLanguage(page: Window, tag: string | undefined): boolean {
  const language = languageOf(tag);
  const isChosen = readCookie(page, COOKIE) !== null && readCookie(page, FROM_PHONE_COOKIE) === null;
  if (language === null || isChosen) return false;
  // The cookie says that the host's language was followed already: a web host without documents in it is asked once.
  const isFollowed = readCookie(page, COOKIE) === language;
  remember(page, language, 'phone');
  if (isFollowed || language === languageOf(page.document.documentElement.lang)) return false;
  page.location.replace(addressIn(page, language));
  return true;
}

/** The URL of the open page in a language; without a language in it if null. */
function addressIn({ location: { pathname, search, hash } }: Window, language: Language | null): string {
  const query = search.replace(QUERY_PARAM, (_, before: string, __, after: string) =>
    after === '' ? '' : before,
  );
  const path = pathname.replace(PREFIX, '');
  return `${language === null ? '' : `/${language}`}${path === '' ? '/' : path}${query}${hash}`;
}

function browserLanguage({ navigator }: Window): Language | null {
  for (const tag of navigator.languages) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return null;
}

function readCookie({ document }: Window, name: string): string | null {
  const values = document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`));
  return values[0]?.slice(name.length + 1) ?? null;
}

function remember(page: Window, language: Language, source: 'merchant' | 'phone'): void {
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  const write = (cookie: string, maxAge: number) => {
    page.document.cookie = `${cookie}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
  };
  write(`${COOKIE}=${language}`, YEAR_SECONDS);
  write(`${FROM_PHONE_COOKIE}=1`, source === 'phone' ? YEAR_SECONDS : 0);
}
