import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sheetFile = fileURLToPath(new URL('../src/ui/theme/first-paint.css', import.meta.url));

/**
 * Stitches writes its styles into the sheet that begins with this rule: the Content-Security-Policy does not let it create a
 * sheet (docs/decisions/004).
 */
const STITCHES_ANCHOR_RULE = '--sxs{--sxs:0 boot}@media{}';

/**
 * Vite plugin: links the style sheet of the first paint, to which Stitches adds its styles. The file is emitted unprocessed,
 * as a bundler would drop the anchor rule as invalid. Used by the app's dev server and by the
 * inspector's build; the app's build inlines the sheet (`documents.ts`).
 * @param folder output folder of the sheet; empty for the dev server
 */
export function firstPaintSheet(folder = ''): Plugin {
  const href = '/first-paint.css';
  const source = () => STITCHES_ANCHOR_RULE + readFileSync(sheetFile, 'utf8');
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
