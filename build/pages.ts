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
  readonly merchantModules: readonly string[];
  /** The document is usable without scripts: the app's files are loaded after the first paint. */
  readonly isStatic: boolean;
}

/** Modules that the app's script imports lazily, on every page, before it renders. */
export const startModules: readonly string[] = ['node_modules/react-dom/client.js'];

/** The page for every unknown path. */
export const NOT_FOUND = '/not-found';

/** A page whose document is usable without scripts. */
function staticPage(path: string, modules: readonly string[], merchantModules: readonly string[] = []): Page {
  return { path, query: '', modules, merchantModules, isStatic: true };
}

/** Every page that has a document. */
export const pages: readonly Page[] = [
  staticPage('/', ['src/routes/landing.tsx'], ['src/routes/landing-journey.ts']),
  staticPage('/terms', ['src/routes/terms.tsx']),
  staticPage('/rights', ['src/routes/rights.tsx']),
  staticPage('/how-offers-work', ['src/routes/how-offers-work.tsx']),
  staticPage('/termloan/exit', ['src/routes/exit.tsx']),
  staticPage(NOT_FOUND, []),
  ...Object.entries(entryUrls).flatMap(([id, paths]) =>
    paths.map((path) => ({
      path,
      query: path === '/payment/status/$paymentId' ? 'pollingType=repayment' : '',
      modules: [`src/adapters/${id}.ts`, `src/screens/${id}/index.ts`],
      merchantModules: [],
      isStatic: false,
    })),
  ),
];

/** HTML file of a page, relative to `dist`: `pay/_linkId.html` for `/pay/$linkId`. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('$', '_')}.html`;
}
