import type { IncomingMessage, ServerResponse } from 'node:http';

const NAME = 'sandbox_lost_code';

/** Long enough to look at it; after that the app is whole again, also for who forgot that it was broken. */
const SECONDS = 60;

/** The cookie by which a part of the app's code is lost to this browser; without a name, all of it is there again. */
export function lostCodeCookie(name: string | undefined): string {
  return `${NAME}=${name ?? ''}; Max-Age=${name === undefined ? 0 : SECONDS}; Path=/; SameSite=Lax; HttpOnly`;
}

/** A script of the app that this browser is not to get: `/assets/offer-selection-x.js`, `/src/screens/offer-selection/…`. */
export function isLostCode({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const lost = /(?:^|;\s*)sandbox_lost_code=([a-z-]+)/.exec(headers.cookie ?? '')?.[1];
  return lost !== undefined && url.includes(`/${lost}`) && headers['sec-fetch-dest'] === 'script';
}

export function answerLostCode(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
}
