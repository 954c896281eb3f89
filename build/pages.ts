/** The pages of the app, and the HTML file that a web host serves for each path. */
import { entryUrls } from '../machines/entry-urls.ts';

/** A page of the app. */
export interface Page {
  /** URL path; `$name` is one variable segment. */
  readonly path: string;
  /**
   * The first screen is rendered for this query; with another query the page may start on another screen. Empty: for any
   * query.
   */
  readonly query: string;
  /** Modules that the page needs besides those of the app's script. */
  readonly modules: readonly string[];
  /** Modules that the page imports once the merchant is known. */
  readonly merchantModules?: readonly string[];
  /** The document is usable without scripts: the app's files are loaded after the first paint. */
  readonly isStatic: boolean;
}

/** Modules that the app's script imports lazily, on every page, before it renders. */
export const startModules: readonly string[] = ['node_modules/react-dom/client.js'];

/** The page for every unknown path. */
export const NOT_FOUND = '/not-found';

/** Every page that has a document. */
export const pages: readonly Page[] = [
  {
    path: '/',
    query: '',
    modules: ['src/routes/landing.tsx'],
    merchantModules: ['src/routes/landing-journey.ts'],
    isStatic: true,
  },
  { path: '/terms', query: '', modules: ['src/routes/terms.tsx'], isStatic: true },
  { path: '/rights', query: '', modules: ['src/routes/rights.tsx'], isStatic: true },
  { path: '/how-offers-work', query: '', modules: ['src/routes/how-offers-work.tsx'], isStatic: true },
  { path: '/termloan/exit', query: '', modules: ['src/routes/exit.tsx'], isStatic: true },
  { path: NOT_FOUND, query: '', modules: [], isStatic: true },
  ...Object.entries(entryUrls).flatMap(([id, paths]) =>
    paths.map((path) => ({
      path,
      query: path === '/payment/status/$paymentId' ? 'pollingType=repayment' : '',
      modules: [`src/adapters/${id}.ts`, `src/screens/${id}/index.ts`],
      isStatic: false,
    })),
  ),
];

/** HTML file of a page, relative to `dist`: `pay/_linkId.html` for `/pay/$linkId`. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('$', '_')}.html`;
}

/** Paths with variable segments. */
export const parametric: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path.includes('$'));
