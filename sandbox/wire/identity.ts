import { eq } from 'drizzle-orm';
import type { Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { merchants } from '../database/schema';

/** Value of a cookie of the request; undefined when it was not sent. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The merchant of a request: by bearer token, business id, or the cookie `act`, in that order. Undefined without a known one.
 */
export async function authenticate(tx: DbTransaction, request: Request): Promise<Merchant | undefined> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return byToken(tx, authorization.replace(/^Bearer /, ''));
  const businessId = request.headers.get('x-business-id');
  if (businessId !== null) return (await tx.select().from(merchants).where(eq(merchants.id, businessId)))[0];
  const act = cookieOf(request, 'act');
  return act === undefined ? undefined : byToken(tx, act);
}

async function byToken(tx: DbTransaction, token: string): Promise<Merchant | undefined> {
  return (await tx.select().from(merchants).where(eq(merchants.token, token)))[0];
}

/**
 * The cookie `act`, which signs a browser in as the merchant of the token for a day. The native app sends the token instead.
 */
export const actCookie = (token: string): string =>
  `act=${token}; Max-Age=86400; Path=/; SameSite=Lax; HttpOnly`;
