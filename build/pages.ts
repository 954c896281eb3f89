/** The pages of the app as files of a host: which document serves which address. */
import { entryUrls } from '../machines/entry-urls.ts';

/** A page, and the modules that show it beside the start. `$name` in a path stands for one part of it. */
export interface Page {
  readonly path: string;
  /** The query of the addresses that its document is for: another one may begin with another screen. Empty for any. */
  readonly query: string;
  readonly modules: readonly string[];
  /** Its document is whole, and its links work without a script: the app's files are asked for after it is painted. */
  readonly isWhole: boolean;
}

/** The page of every address that no other page has. */
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

/** The pages whose addresses have parts of their own. */
export const parametric: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path.includes('$'));
