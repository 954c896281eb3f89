import { readFileSync } from 'node:fs';

const STYLESHEETS: Record<string, URL> = {
  '/sandbox/sandbox.css': new URL('./sandbox.css', import.meta.url),
  '/sandbox/errors.css': new URL('../errors/errors.css', import.meta.url),
  '/sandbox/document.css': new URL('./document.css', import.meta.url),
};

/** Serves a stylesheet of the sandbox; undefined for another path. */
export function stylesheet(pathname: string): Response | undefined {
  const file = STYLESHEETS[pathname];
  if (file === undefined) return undefined;
  return new Response(readFileSync(file, 'utf8'), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
