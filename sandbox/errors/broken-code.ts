import type { IncomingMessage, ServerResponse } from 'node:http';

const NAME = 'sandbox_broken_code';

/** Duration in seconds; afterwards the app works again without a reset. */
const SECONDS = 60;

/** The cookie that breaks a part of the app's code for this browser; without a name, it is removed. */
export function brokenCodeCookie(name: string | undefined): string {
  return `${NAME}=${name ?? ''}; Max-Age=${name === undefined ? 0 : SECONDS}; Path=/; SameSite=Lax; HttpOnly`;
}

/** Whether a script is to be broken for this browser: `/assets/offer-selection-x.js`, `/src/screens/offer-selection/…`. */
export function isBrokenCode({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const broken = /(?:^|;\s*)sandbox_broken_code=([a-z-]+)/.exec(headers.cookie ?? '')?.[1];
  return broken !== undefined && url.includes(`/${broken}`) && headers['sec-fetch-dest'] === 'script';
}

/** An empty module: it loads, but its importers fail. (A missing file would not crash the app.) */
export function answerBrokenCode(outgoing: ServerResponse): void {
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end('export {};');
}
