/**
 * Writes a document for each page of the app: title, first screen, style sheet, and the files that it loads (decision 018).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, createServer, type Plugin, type Rolldown } from 'vite';

import type * as Prerender from './prerender.tsx';

/** Oldest supported browsers. */
export const TARGET = ['chrome87', 'safari15.4'];

/** Writes documents in place of the bundler's one, and serves them in the preview as a host does. */
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
        if (!/\.\w+$/.test(path))
          request.url = `${documentFor(path)}${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
    transformIndexHtml: (_, { server, path }) =>
      server === undefined || path !== '/index.html'
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module' },
              children: OPENING_IN_DEV,
              // After Vite's client, which defines the configuration.
              injectTo: 'body-prepend',
            },
          ],
    async generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      const { pages, firstScreens, criticalSheet, documentOf } = await importPrerender(root, define);
      const screens = await firstScreens();
      const sheet =
        withoutComments(readFileSync(`${root}src/ui/theme/first-paint.css`, 'utf8')) + criticalSheet();
      const script = await openingScript(root, define);
      const app = filesOf([], bundle, root);
      for (const page of pages) {
        const files = filesOf(page.modules, bundle, root);
        const screen = screens.get(page.path);
        if (screen === undefined) throw new Error(`${page.path} has no first screen.`);
        const contents = page.isWhole
          ? { ...screen, sheet, script, app: files, preloaded: [] }
          : { ...screen, sheet, script, app, preloaded: files };
        const source = documentText(String(shell.source), contents);
        this.emitFile({ type: 'asset', fileName: documentOf(page.path), source });
      }
    },
  };
}

/** Runs the app's own modules, with the configuration of this build. */
async function importPrerender(root: string, define: Record<string, unknown>): Promise<typeof Prerender> {
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
  return (await server.ssrLoadModule('/build/prerender.tsx')) as typeof Prerender;
}

/** In development it is a module that runs before the app's. */
const OPENING_IN_DEV = "import * as opening from '/src/opening.ts'; window.opening = opening;";

/** `src/opening.ts` and all that it imports as one inline script, which runs before any file is loaded. */
async function openingScript(root: string, define: Record<string, unknown>): Promise<string> {
  const built = await build({
    root,
    define,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      lib: { entry: `${root}src/opening.ts`, formats: ['iife'], name: 'opening' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  if (!code.startsWith('var opening') || code.includes('</script'))
    throw new Error('src/opening.ts has no script of its own.');
  return code.trim();
}

interface Contents extends Prerender.FirstScreen {
  readonly sheet: string;
  readonly script: string;
  /** The files that the document's script imports, in this order. */
  readonly app: readonly string[];
  /** Files that the browser preloads while it parses the document. */
  readonly preloaded: readonly string[];
}

/** The document of one page, made from the bundler's. Its inline script imports the app. */
function documentText(shell: string, { html, opening, sheet, script, app, preloaded }: Contents): string {
  const head = [
    `<style>${sheet}</style>`,
    ...preloaded.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<meta name="opening" content="${JSON.stringify(opening).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    `<meta name="app" content="${app.map((file) => `/${file}`).join(' ')}">`,
    `<script>${script}</script>`,
  ];
  return shell
    .replaceAll(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, '')
    .replace('<title>', () => `${head.join('\n    ')}\n    <title>${titleOf(html)}`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => `<div id="root">${html}</div>`);
}

function withoutComments(sheet: string): string {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The heading of a screen, before the name of the app: as in `src/ui/theme/tab-title.ts`. */
function titleOf(html: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  return heading === '' ? '' : `${heading.replaceAll(/<[^>]*>/g, '')} · `;
}

/** The app's script, the chunks with these modules, and all their imports: each after its imports. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    found.add(chunk.fileName);
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
    if (holder === undefined) throw new Error(`No chunk holds ${module}.`);
    visit(holder);
  }
  return [...found];
}

/** Maps a path to its document in a folder, as a host does: `/pay/_linkId.html` for any path below `/pay/`. */
function documentsIn(folder: string): (path: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const patterns = files.map((file) => ({
    file: `/${file}`,
    pattern: new RegExp(`^/${file.replace(/(index)?\.html$/, '').replaceAll(/\b_\w+/g, '[^/]+')}/?$`),
  }));
  // Exact names before patterns.
  patterns.sort((one, other) => Number(one.file.includes('/_')) - Number(other.file.includes('/_')));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.file ?? '/not-found.html';
}
