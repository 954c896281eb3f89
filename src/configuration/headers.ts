import type { Configuration } from './configuration.ts';

/** `Cache-Control` of files under `assets/`, whose names contain a content hash. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Hashes of inline content of the documents (`sha256-...`), which the policy allows; none without such content. */
export interface CspHashes {
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Headers of every page and file of the app, wherever it is hosted: `vite preview` sends them, and `npm run build` writes
 * them into the files of `dist-hosting/`. Services of other origins may be called, and their pictures shown.
 */
export function pageHeaders(
  configuration: Configuration,
  { sheets, scripts }: CspHashes,
): Readonly<Record<string, string>> {
  const { serviceUrls, analytics, errorLog, pictureOrigins } = configuration;
  const services = [serviceUrls.termloan, serviceUrls.merchant, serviceUrls.account];
  const policy = [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(sheets)}`,
    // A picture that was just taken, or that was loaded with an authorisation header, has a `blob:` URL of this page.
    ['img-src', "'self'", 'data:', 'blob:', ...originsOf([...services, ...pictureOrigins])].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', ...originsOf([...services, analytics, errorLog])].join(' '),
    // A lender's document that was loaded with an authorisation header is shown in a frame without scripts.
    'frame-src blob:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('');
}

/** Distinct origins of these URLs. Paths are left out: they have the page's own origin. */
function originsOf(urls: readonly (string | null)[]): readonly string[] {
  return [
    ...new Set(urls.flatMap((url) => (url === null || url.startsWith('/') ? [] : [new URL(url).origin]))),
  ];
}
