import type { IncomingMessage, ServerResponse } from 'node:http';

const NAME = 'sandbox_broken_code';

/** Long enough to look at it; after that the app is whole again, also for who forgot that it was broken. */
const SECONDS = 60;

/** The cookie by which a part of the app's code is broken for this browser; without a name, all of it is whole again. */
export function brokenCodeCookie(name: string | undefined): string {
  return `${NAME}=${name ?? ''}; Max-Age=${name === undefined ? 0 : SECONDS}; Path=/; SameSite=Lax; HttpOnly`;
}

/** A script of the app that this browser gets broken: `/assets/offer-selection-x.js`, `/src/screens/offer-selection/…`. */
export function isBrokenCode({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const broken = /(?:^|;\s*)sandbox_broken_code=([a-z-]+)/.exec(headers.cookie ?? '')?.[1];
  return broken !== undefined && url.includes(`/${broken}`) && headers['sec-fetch-dest'] === 'script';
}

/** A module without anything in it: it arrives, and whoever uses it fails. (One that does not arrive is no crash of the app.) */
export function answerBrokenCode(outgoing: ServerResponse): void {
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end('export {};');
}
