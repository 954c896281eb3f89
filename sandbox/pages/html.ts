/** Text that is already safe HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | Part[];

/** Template tag for HTML. Values are escaped, unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.map((text, index) => text + (index < parts.length ? render(parts[index] ?? null) : '')).join(''),
  );
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === false) return '';
  return String(part).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Content-Security-Policy: no scripts, own stylesheets only, forms go to this origin or that of the return URL only. */
const policy = (returnUrl: string | null): string =>
  `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action ${formTargets(returnUrl)}; frame-ancestors 'self'; base-uri 'none'`;

/** Includes the return URL, because browsers apply form-action also to the redirect after a form. */
const formTargets = (returnUrl: string | null): string =>
  returnUrl !== null && URL.canParse(returnUrl) ? `'self' ${new URL(returnUrl).origin}` : "'self'";

interface Page {
  title: string;
  body: Html;
  /** Name of the stylesheet. */
  style: 'sandbox' | 'document';
  lang?: string;
  /** Reloads itself after this many seconds. */
  refresh?: number;
  status?: number;
  /** The URL to which the page redirects after its form; may be of another origin. */
  returnUrl?: string | null;
  headers?: Record<string, string>;
}

/** A complete HTML page, with the strict Content-Security-Policy unless `headers` have another one. */
export function htmlPage({
  title,
  body,
  style,
  lang = 'en',
  refresh,
  status = 200,
  returnUrl = null,
  headers = {},
}: Page): Response {
  const reload = refresh === undefined ? null : html`<meta http-equiv="refresh" content="${refresh}">`;
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${reload}<link rel="stylesheet" href="/sandbox/${style}.css"></head>
<body>${body}</body></html>`;
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(returnUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      ...headers,
    },
  });
}

/** Redirects with 303: the browser requests the path with GET. */
export const seeOther = (path: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store', ...headers } });
