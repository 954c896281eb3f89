import type { IncomingMessage, ServerResponse } from 'node:http';

const COOKIE_NAME = 'sandbox_broken_code';

/** Duration in seconds; afterwards the app works again without a reset. */
const MAX_AGE_SECONDS = 60;

/** The cookie that breaks a part of the app's code for this browser; without a name, it is removed. */
export function brokenCodeCookie(name: string | undefined): string {
  return `${COOKIE_NAME}=${name ?? ''}; Max-Age=${name === undefined ? 0 : MAX_AGE_SECONDS}; Path=/; SameSite=Lax; HttpOnly`;
}

/** Whether a script is to be broken for this browser: `/assets/offer-selection-x.js`, `/src/screens/offer-selection/…`. */
export function isBrokenCode({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const chunkName = /(?:^|;\s*)sandbox_broken_code=([a-z-]+)/.exec(headers.cookie ?? '')?.[1];
  return chunkName !== undefined && url.includes(`/${chunkName}`) && headers['sec-fetch-dest'] === 'script';
}

/** An empty module: it loads, but its importers fail. (A missing file would not crash the app.) */
export function answerBrokenCode(outgoing: ServerResponse): void {
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end('export {};');
}
