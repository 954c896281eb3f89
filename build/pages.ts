/** The pages of the app as files of a host: which document serves which address. */
import { catalogue } from '../machines/catalogue.ts';

/** A page, and the modules that show it beside the start. `$name` in a path stands for one part of it. */
export interface Page {
  readonly path: string;
  readonly modules: readonly string[];
}

/** The page of every address that no other page has. */
const NOT_FOUND = '/not-found';

/** Every page that has a document. */
export const pages: readonly Page[] = [
  { path: '/', modules: ['src/routes/-landing.tsx'] },
  { path: '/terms', modules: ['src/routes/-terms.tsx'] },
  { path: '/termloan/exit', modules: ['src/routes/-exit.tsx'] },
  { path: NOT_FOUND, modules: [] },
  ...catalogue.flatMap(({ id, doors }) =>
    doors.map((path) => ({ path, modules: [`src/adapters/${id}.ts`, `src/screens/${id}/index.ts`] })),
  ),
];

/** The file of a page in `dist`: `/pay/$linkId` is `pay/_linkId.html`. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('$', '_')}.html`;
}

/** Patterns of addresses (`/pay/[^/]+`) whose document has another name than they have, with it; the last one is any address. */
export const rewrites: readonly { readonly pattern: string; readonly file: string }[] = [
  ...pages
    .filter(({ path }) => path.includes('$'))
    .map(({ path }) => ({ pattern: path.replaceAll(/\$\w+/g, '[^/]+'), file: documentOf(path) })),
  { pattern: '/.*', file: documentOf(NOT_FOUND) },
];

/** The file in `dist` that serves an address of a page. */
export function documentFor(pathname: string): string {
  const own = pages.find(({ path }) => path === pathname);
  if (own !== undefined) return documentOf(own.path);
  return (
    rewrites.find(({ pattern }) => new RegExp(`^${pattern}$`).test(pathname))?.file ?? documentOf(NOT_FOUND)
  );
}
