import { changeMerchant } from '../database/merchant';
import { newToken } from '../database/new-id';
import { actCookie } from '../wire/identity';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';

/**
 * `{action: 'expire'}` -> `{merchant_id, token}`: the old token is refused from now on; the native app hands out the new one
 * when the app asks it for a fresh token. The cookie `act` of the requesting browser gets the new token too.
 */
export async function rotateToken(
  { tx, merchant }: MerchantContext,
  body: Record<string, unknown>,
): Promise<Response> {
  if (body.action !== 'expire') return jsonAnswer(400, { code: 'bad_request', message: 'action is expire' });
  const token = newToken();
  await changeMerchant(tx, merchant, { token });
  const answer = jsonAnswer(200, { merchant_id: merchant.id, token });
  answer.headers.append('set-cookie', actCookie(token));
  return answer;
}
