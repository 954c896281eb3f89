import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The bootstrap script in the app's frame: lets the surrounding phone page inject its bridge before the app's scripts run. No
 * effect in other frames.
 */
const BOOTSTRAP_SCRIPT = 'if (parent !== window && parent.sandboxPhone) parent.sandboxPhone.enter(window);\n';

/** Pages that must get no token (client/frame.ts), by the name in the URL. */
const PAGES_WITHOUT_TOKEN: Readonly<Record<string, () => Response>> = {
  // The phone gives it the channel when it is asked to.
  'own-frame.html': () =>
    file(pageWithoutToken('<script src="/sandbox/phone/inside.js"></script>'), 'text/html'),
  'foreign-frame.html': () => file(pageWithoutToken(''), 'text/html'),
  // Its origin is none of ours, as that of another site.
  'other-page.html': () =>
    file(pageWithoutToken('', 'data-returns'), 'text/html', {
      'content-security-policy': 'sandbox allow-scripts',
    }),
};

/** What a web view shows that is asked to load a link to another app. */
const CANNOT_SHOW =
  '<!doctype html><html lang="en"><head><title>Not available</title></head><body><p>net::ERR_UNKNOWN_URL_SCHEME</p></body></html>';

const STYLESHEET = new URL('./phone.css', import.meta.url);
/** The scripts of the phone page and of the host check. A bundle of the sandbox is without them: they are looked for on request. */
const SCRIPTS = new URL('./client/', import.meta.url);

/** Loads TypeScript on first use, because it is large. Not by `import()`, which Vite's runner refuses at this point. */
function loadTypeScript(): typeof import('typescript') {
  return createRequire(import.meta.url)('typescript');
}

/** Serves a script, a page for the host check or the stylesheet of the phone page; undefined for another name. TypeScript is transpiled. */
export function servePhoneFile(name: string): Response | undefined {
  if (name === 'inside.js') return file(BOOTSTRAP_SCRIPT, 'text/javascript');
  if (name === 'cannot-show.html') return file(CANNOT_SHOW, 'text/html');
  if (name === 'phone.css') return file(readFileSync(STYLESHEET, 'utf8'), 'text/css');
  const page = Object.hasOwn(PAGES_WITHOUT_TOKEN, name) ? PAGES_WITHOUT_TOKEN[name] : undefined;
  if (page !== undefined) return page();
  const script = readdirSync(SCRIPTS).find((one) => one.replace(/\.ts$/, '') === name);
  if (script === undefined) return undefined;
  const source = readFileSync(new URL(script, SCRIPTS), 'utf8');
  const code = transpiled.get(source) ?? transpile(source);
  transpiled.set(source, code);
  return file(code, 'text/javascript');
}

/** JavaScript by its TypeScript: each load of the phone page asks for the same scripts. */
const transpiled = new Map<string, string>();

function transpile(source: string): string {
  const { transpileModule, ScriptTarget, ModuleKind } = loadTypeScript();
  const compilerOptions = {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  return transpileModule(source, { compilerOptions }).outputText;
}

function pageWithoutToken(bootstrap: string, attributes = ''): string {
  return `<!doctype html><html lang="en" ${attributes}><head><title>No token here</title>${bootstrap}<script src="/sandbox/phone/frame"></script></head>
<body><p>This page asks for the token, which it must not get, and comes back after 5 seconds.</p></body></html>`;
}

function file(text: string, type: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
