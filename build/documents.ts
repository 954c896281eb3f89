/** Writes a document for each page of the app: its title, its first screen, its sheet, and what it loads (decision 018). */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';

import type { Page } from './pages.ts';

/** What `build/prerender.tsx` exports. */
interface Prerender {
  /** The first screen of a page, as HTML. */
  readonly prerender: (path: string) => Promise<string>;
  /** The rules of every screen that was rendered, as Stitches finds them again in the browser. */
  readonly criticalSheet: () => string;
  readonly pages: readonly Page[];
  readonly documentOf: (path: string) => string;
}

/** The documents of `dist`, in place of the one that the bundler writes. */
export function documents(root: string): Plugin {
  let define: Record<string, unknown> = {};
  return {
    name: 'documents',
    enforce: 'post',
    configResolved(config) {
      define = config.define ?? {};
    },
    configurePreviewServer({ config, middlewares }) {
      const documentFor = documentsIn(resolve(root, config.build.outDir));
      middlewares.use((request, _, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        const isPage = request.headers.accept?.includes('text/html') === true && !/\.\w+$/.test(path);
        if (isPage) request.url = `${documentFor(path)}${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
    async generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      const server = await createServer({
        root,
        define,
        configFile: false,
        mode: 'production',
        logLevel: 'warn',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      // SAFETY: the module is this folder's own, and exports exactly this.
      const { prerender, criticalSheet, pages, documentOf } = (await server.ssrLoadModule(
        '/build/prerender.tsx',
      )) as Prerender;
      const screens = await Promise.all(
        pages.map(async (page) => ({ page, html: await prerender(page.path) })),
      );
      await server.close();
      const sheet = readFileSync(`${root}src/ui/first-paint.css`, 'utf8') + criticalSheet();
      for (const { page, html } of screens) {
        const source = documentText(String(shell.source), {
          page,
          html,
          sheet,
          files: filesOf(page, bundle, root),
        });
        this.emitFile({ type: 'asset', fileName: documentOf(page.path), source });
      }
    },
  };
}

interface Contents {
  readonly page: Page;
  readonly html: string;
  readonly sheet: string;
  readonly files: readonly string[];
}

/** The document of one page, made of the one that the bundler has written. */
function documentText(shell: string, { page, html, sheet, files }: Contents): string {
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return shell
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace('<title>', `<style>${sheet}</style>${preloads.join('')}<title>${titleOf(html)}`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      `<div id="root" data-page="${page.path}">${html}</div>`,
    );
}

/** The heading of a screen, before the name of the app: what `src/ui/tab-title.ts` makes of it. */
function titleOf(html: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  return heading === '' ? '' : `${heading.replace(/<[^>]*>/g, '')} · `;
}

/** The chunks that show a page and all that they import, without the start: that one is in every document. */
function filesOf({ modules }: Page, bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || chunk.isEntry || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
    if (holder === undefined) throw new Error(`No chunk holds ${module}.`);
    visit(holder);
  }
  return [...found];
}

/** Which document of a folder serves an address of a page, as a host does it: `/pay/_linkId.html` any below `/pay/`. */
function documentsIn(folder: string): (path: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const patterns = files.map((file) => ({
    file: `/${file}`,
    pattern: new RegExp(`^/${file.replace(/(index)?\.html$/, '').replaceAll(/\b_\w+/g, '[^/]+')}/?$`),
  }));
  // What has a name of its own comes before what any name fits.
  patterns.sort((one, other) => Number(one.file.includes('/_')) - Number(other.file.includes('/_')));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.file ?? '/not-found.html';
}
