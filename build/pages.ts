/** The app's pages as files of a host: which document serves which path. */
import { entryUrls } from '../machines/entry-urls.ts';

/** A page, and its modules besides the start chunks. `$name` in a path is one variable segment. */
export interface Page {
  readonly path: string;
  /** Query of the URLs that its document is for: another one may start with another screen. Empty for any. */
  readonly query: string;
  readonly modules: readonly string[];
  /** Its document is complete without scripts: the app's files are loaded after it is painted. */
  readonly isWhole: boolean;
}

/** The page of all other paths. */
export const NOT_FOUND = '/not-found';

/** Every page that has a document. */
export const pages: readonly Page[] = [
  { path: '/', query: '', modules: ['src/routes/landing.tsx'], isWhole: true },
  { path: '/terms', query: '', modules: ['src/routes/terms.tsx'], isWhole: true },
  { path: '/termloan/exit', query: '', modules: ['src/routes/exit.tsx'], isWhole: true },
  { path: NOT_FOUND, query: '', modules: [], isWhole: true },
  ...Object.entries(entryUrls).flatMap(([id, paths]) =>
    paths.map((path) => ({
      path,
      query: path === '/payment/status/$paymentId' ? 'pollingType=repayment' : '',
      modules: [`src/adapters/${id}.ts`, `src/screens/${id}/index.ts`],
      isWhole: false,
    })),
  ),
];

/** The file of a page in `dist`: `/pay/$linkId` is `pay/_linkId.html`. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('$', '_')}.html`;
}

/** Paths with variable segments. */
export const parametric: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path.includes('$'));
