/**
 * Writes an HTML document for each page of the app, with its title, first screen, style sheet and list of files to load
 * (decision 018).
 */
import { readFileSync } from 'node:fs';
import { build, createServer, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type * as DocumentCopy from '../src/copy/document.ts';
import { languageOf, languages } from '../src/language/languages.ts';
import type * as Prerender from '../src/prerender.tsx';
import { type DocumentTexts, documentText, withTexts } from './document-text.ts';
import { messagesOf } from './locale.ts';
import { documentOf, pages, startModules } from './pages.ts';

/** The oldest supported browsers. */
export const BROWSER_TARGETS = ['chrome87', 'safari15.4'];

/**
 * Syntax of the scripts: all of this edition is in `BROWSER_TARGETS`. Named as browsers, the bundler would spell out each `?.`, because
 * of one use that Chromium 90 gets wrong (`tests/targets/script-check.ts` finds it).
 */
export const SCRIPT_TARGET = 'es2021';

/** What a document of the build has inline instead: styles and the opening script. */
const DEVELOPMENT_PART = /<!-- Development only\. -->[\s\S]*?<!-- End\. -->/;

/**
 * Vite plugin: replaces the bundler's `index.html` by one document for each page.
 * @param root folder of the project, with a slash at its end
 */
export function documents(root: string, language: string): Plugin {
  let define: Record<string, unknown> = {};
  return {
    name: 'documents',
    enforce: 'post',
    configResolved(config) {
      define = config.define ?? {};
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (path !== '/index.html') return html;
        if (server === undefined) return html.replace(DEVELOPMENT_PART, '');
        // Without the script for old browsers: where a module of `src/opening.ts` has a mistake, it would hide the message.
        const withoutScript = html.replace(/<script>[\s\S]*?<\/script>/, '');
        return withTexts(withoutScript, await textsOf(server), language);
      },
    },
    async generateBundle(_, bundle) {
      const bundlerDocument = bundle['index.html'];
      if (bundlerDocument?.type !== 'asset') return;
      const { screens, criticalSheet, texts } = await prerendered(root, define, language);
      const html = withTexts(String(bundlerDocument.source), texts, language);
      const sheet =
        removeComments(readFileSync(`${root}src/ui/theme/first-paint.css`, 'utf8')) + criticalSheet();
      const script = await buildInlineScript(root, define);
      const appFiles = filesOf(startModules, bundle, root);
      for (const page of pages) {
        const files = filesOf([...startModules, ...page.modules], bundle, root);
        const screen = screens.get(page.path);
        if (screen === undefined) throw new Error(`${page.path} has no first screen.`);
        const source = documentText(html, {
          ...screen,
          sheet,
          script,
          appFiles,
          files,
          isStatic: page.isStatic,
          merchantFiles: filesOf(page.merchantModules ?? [], bundle, root).filter(
            (file) => !files.includes(file),
          ),
        });
        for (const folder of foldersOf(language))
          this.emitFile({ type: 'asset', fileName: `${folder}${documentOf(page.path)}`, source });
      }
      if (!foldersOf(language).includes('')) delete bundle['index.html'];
    },
  };
}

/**
 * Folders of a language's documents in its build: one with its name. The first language also has the folder of URLs without a language,
 * `''`; a language that is no choice of the app (in progress, or the pseudo-locale) has that alone.
 */
function foldersOf(language: string): readonly string[] {
  if (languageOf(language) === null) return [''];
  return language === languages[0].language ? ['', `${language}/`] : [`${language}/`];
}

/** The first screens, rendered by the app itself in the configuration of this build. */
async function prerendered(root: string, define: Record<string, unknown>, language: string) {
  const server = await createServer({
    plugins: [messagesOf(language)],
    root,
    define,
    configFile: false,
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    // SAFETY: the module of this path has this type.
    const prerender = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender;
    const screens = await prerender.firstScreens(pages);
    return { screens, criticalSheet: prerender.criticalSheet, texts: await textsOf(server) };
  } finally {
    await server.close();
  }
}

async function textsOf(server: ViteDevServer): Promise<DocumentTexts> {
  // SAFETY: the module of this path has this type.
  const { documentTexts } = (await server.ssrLoadModule('/src/copy/document.ts')) as typeof DocumentCopy;
  return documentTexts();
}

/** Bundles `src/opening.ts` and its imports into the inline script of the documents, which runs before any file is loaded. */
async function buildInlineScript(root: string, define: Record<string, unknown>): Promise<string> {
  const built = await build({
    root,
    define,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: SCRIPT_TARGET,
      lib: { entry: `${root}src/opening.ts`, formats: ['iife'], name: 'opening' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  if (!code.startsWith('var opening') || code.includes('</script'))
    throw new Error('src/opening.ts has no script of its own.');
  return code.trim();
}

function removeComments(sheet: string): string {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Files of the app's script and of the chunks with these modules, with all their imports. A file comes after its imports. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileNames = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || fileNames.has(chunk.fileName)) return;
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    fileNames.add(chunk.fileName);
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  for (const module of modules) {
    const moduleChunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
    if (moduleChunk === undefined) throw new Error(`No chunk holds ${module}.`);
    visit(moduleChunk);
  }
  return [...fileNames];
}
