import type { IncomingMessage, ServerResponse } from 'node:http';

const COOKIE_NAME = 'sandbox_broken_code';

/** Lifetime of the cookie; afterwards the app works again. */
const MAX_AGE_SECONDS = 60;

/** The cookie that breaks a chunk of the app for this browser. Without a chunk name, the cookie is removed. */
export function brokenChunkCookie(name: string | undefined): string {
  return `${COOKIE_NAME}=${name ?? ''}; Max-Age=${name === undefined ? 0 : MAX_AGE_SECONDS}; Path=/; SameSite=Lax; HttpOnly`;
}

/**
 * Whether this browser requests a script that its cookie breaks, such as `/assets/offer-selection-x.js` or
 * `/src/screens/offer-selection/…`.
 */
export function isBrokenChunk({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const chunkName = /(?:^|;\s*)sandbox_broken_code=([a-z-]+)/.exec(headers.cookie ?? '')?.[1];
  return chunkName !== undefined && url.includes(`/${chunkName}`) && headers['sec-fetch-dest'] === 'script';
}

/** Answers with an empty module: its importers fail and crash the app. (A missing file would not crash the app.) */
export function answerBrokenChunk(outgoing: ServerResponse): void {
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end('export {};');
}
