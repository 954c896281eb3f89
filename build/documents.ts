/**
 * Writes an HTML document for each page of the app, with its title, first screen, style sheet and list of files to load
 * (decision 018).
 */
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';

import type { PreloadPlan } from '../src/api/preloaded-calls.ts';
import type * as DocumentCopy from '../src/copy/document.ts';
import { languageOf, languages } from '../src/language/languages.ts';
import { documentText, meta, withTexts } from './document-text.ts';
import type * as FirstScreens from './first-screens.ts';
import { messagesOf } from './locale.ts';
import { documentOf, startModules } from './pages.ts';

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
  /** A module with all its imports, in the language and configuration of the build. */
  const load = async <TModule>(file: string, { define = {} }: ResolvedConfig): Promise<TModule> => {
    const config = { root, configFile: false as const, define, plugins: messagesOf(language) };
    return (await runnerImport<TModule>(root + file, config)).module;
  };
  return {
    name: 'documents',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (path !== '/index.html') return html;
        if (server === undefined) return html.replace(DEVELOPMENT_PART, '');
        // Without the script for old browsers: where a module of `src/opening.ts` has a mistake, it would hide the message.
        const withoutScript = html.replace(/<script>[\s\S]*?<\/script>/, '');
        const { documentTexts } = await load<typeof DocumentCopy>('src/copy/document.ts', server.config);
        return withTexts(withoutScript, documentTexts());
      },
    },
    async generateBundle(_, bundle) {
      const { config } = this.environment;
      const template = bundle['index.html'];
      if (template?.type !== 'asset') return;
      const { screens, sheet, texts } = await load<typeof FirstScreens>('build/first-screens.ts', config);
      const html = withTexts(String(template.source), texts);
      const script = await buildInlineScript(root, config);
      const appFiles = filesOf(startModules, bundle, root);
      for (const { page, screen } of screens) {
        const files = filesOf([...startModules, ...page.modules], bundle, root);
        const merchantFiles = filesOf(page.merchantModules, bundle, root);
        const preloaded = page.isStatic ? [] : files;
        const plan: PreloadPlan = { ...screen.preloadPlan, merchantFiles: without(merchantFiles, files) };
        const head = [
          `<style>${sheet}</style>`,
          ...preloaded.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
          meta('opening', JSON.stringify(plan)),
          meta('app', appFiles.join(' ')),
          meta('page', without(files, appFiles).join(' ')),
          `<script>${script}</script>`,
        ];
        const source = documentText(html, head, screen);
        for (const folder of foldersOf(language))
          this.emitFile({ type: 'asset', fileName: `${folder}${documentOf(page.path)}`, source });
      }
      if (!foldersOf(language).includes('')) delete bundle['index.html'];
    },
  };
}

function without(files: readonly string[], others: readonly string[]): readonly string[] {
  return files.filter((file) => !others.includes(file));
}

/**
 * Folders of a language's documents in its build: one with its name. The first language also has the folder of URLs without a language,
 * `''`; a language that is no choice of the app (in progress, or the pseudo-locale) has that alone.
 */
function foldersOf(language: string): readonly string[] {
  if (languageOf(language) === null) return [''];
  return language === languages[0].language ? ['', `${language}/`] : [`${language}/`];
}

/** Bundles `src/opening.ts` and its imports into the inline script of the documents, which runs before any file is loaded. */
async function buildInlineScript(root: string, { define = {} }: ResolvedConfig): Promise<string> {
  const lib = { entry: `${root}src/opening.ts`, formats: ['iife' as const], name: 'opening' };
  const config = { root, define, configFile: false as const, logLevel: 'warn' as const };
  const built = await build({ ...config, build: { write: false, target: SCRIPT_TARGET, lib } });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = file?.type === 'chunk' ? file.code : '';
  if (!code.startsWith('var opening') || code.includes('</script'))
    throw new Error('src/opening.ts has no script of its own.');
  return code.trim();
}

/** URLs of the app's script and of the chunks with these modules, with all their imports. A file comes after its imports. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const urls = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || urls.has(`/${chunk.fileName}`)) return;
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    urls.add(`/${chunk.fileName}`);
  };
  add(chunks.find(({ isEntry }) => isEntry));
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`));
    if (chunk === undefined) throw new Error(`No chunk holds ${module}.`);
    add(chunk);
  }
  return [...urls];
}
