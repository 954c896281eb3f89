import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The bootstrap script in the app's frame: lets the surrounding phone page inject its bridge before the app's scripts run. No
 * effect in other frames.
 */
const BOOTSTRAP_SCRIPT = 'if (parent !== window && parent.sandboxPhone) parent.sandboxPhone.enter(window);\n';

/** A page that the host check frames as another origin: it tells whether it has the channel. */
const FOREIGN_FRAME =
  '<!doctype html><title>Another origin</title><script src="/sandbox/phone/foreign-frame.js"></script>';
const FOREIGN_SCRIPT =
  "parent.postMessage(window.LoanHost || (window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.loanHost) ? 'host' : 'no host', '*');\n";

/** The script modules of the phone page, by the name in the URL. */
const MODULES: Readonly<Record<string, URL>> = {
  phone: new URL('./client/phone.ts', import.meta.url),
  host: new URL('./client/host.ts', import.meta.url),
  answers: new URL('./client/answers.ts', import.meta.url),
  controls: new URL('./client/controls.ts', import.meta.url),
  log: new URL('./client/log.ts', import.meta.url),
  mask: new URL('./client/mask.ts', import.meta.url),
  sheet: new URL('./client/sheet.ts', import.meta.url),
  'host-check': new URL('./client/host-check.ts', import.meta.url),
  'host-rules': new URL('./client/host-rules.ts', import.meta.url),
};

const STYLESHEET = new URL('./phone.css', import.meta.url);

/** Loads TypeScript on first use, because it is large. Not by `import()`, which Vite's runner refuses at this point. */
function loadTypeScript(): typeof import('typescript') {
  return createRequire(import.meta.url)('typescript');
}

/** Serves a script or the stylesheet of the phone page; undefined for another name. TypeScript is transpiled. */
export function servePhoneFile(name: string): Response | undefined {
  if (name === 'inside.js') return file(BOOTSTRAP_SCRIPT, 'text/javascript');
  if (name === 'foreign-frame.html') return file(FOREIGN_FRAME, 'text/html');
  if (name === 'foreign-frame.js') return file(FOREIGN_SCRIPT, 'text/javascript');
  if (name === 'phone.css') return file(readFileSync(STYLESHEET, 'utf8'), 'text/css');
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
