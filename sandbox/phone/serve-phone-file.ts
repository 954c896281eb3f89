import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Runs inside the app's frame as a plain script, before the app's own: the phone around it puts in its bridge. Framed by
 * anything else it does nothing.
 */
const INSIDE = 'if (parent !== window && parent.sandboxPhone) parent.sandboxPhone.enter(window);\n';

/** The phone's own modules, by the name that the browser asks for. */
const MODULES: Readonly<Record<string, URL>> = {
  phone: new URL('./client/phone.ts', import.meta.url),
  host: new URL('./client/host.ts', import.meta.url),
  answers: new URL('./client/answers.ts', import.meta.url),
  controls: new URL('./client/controls.ts', import.meta.url),
  log: new URL('./client/log.ts', import.meta.url),
  mask: new URL('./client/mask.ts', import.meta.url),
  sheet: new URL('./client/sheet.ts', import.meta.url),
};

const STYLE = new URL('./phone.css', import.meta.url);

/** Loaded when it is first needed: it is big. Not by `import()`, which Vite's runner refuses once it has started us. */
function loadTypeScript(): typeof import('typescript') {
  return createRequire(import.meta.url)('typescript');
}

/** A script or the sheet of the phone; undefined for another name. The browser gets TypeScript without its types. */
export function servePhoneFile(name: string): Response | undefined {
  if (name === 'inside.js') return file(INSIDE, 'text/javascript');
  if (name === 'phone.css') return file(readFileSync(STYLE, 'utf8'), 'text/css');
  const source = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
  if (source === undefined) return undefined;
  const typescript = loadTypeScript();
  const { outputText } = typescript.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: {
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return file(outputText, 'text/javascript');
}

function file(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
