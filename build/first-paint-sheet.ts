import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sheet = fileURLToPath(new URL('../src/ui/theme/first-paint.css', import.meta.url));

/**
 * Stitches finds this rule and fills its sheet: under the content security policy it may not create one (docs/decisions/004).
 */
const ANCHOR = '--sxs{--sxs:0 boot}@media{}';

/**
 * Links the first sheet, which Stitches fills. Emitted unchanged: a bundler would drop its anchor rule as invalid. The app's
 * own build inlines it into each document instead (`documents.ts`).
 * @param folder of the build; the page's own when empty
 */
export function firstPaintSheet(folder = ''): Plugin {
  const href = '/first-paint.css';
  const source = () => ANCHOR + readFileSync(sheet, 'utf8');
  return {
    name: 'first-paint-sheet',
    ...(folder === '' && { apply: 'serve' as const }),
    configureServer(server) {
      server.middlewares.use(href, (_, response) => {
        response.setHeader('Content-Type', 'text/css').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${folder}${href.slice(1)}`, source: source() });
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'stylesheet', href: folder === '' ? href : `./${folder}${href.slice(1)}` },
        injectTo: 'head-prepend' as const,
      },
    ],
  };
}
