import { randomBytes } from 'node:crypto';
import { changeMerchant } from '../database/merchant';
import { actCookie } from '../wire/identity';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';

/**
 * `{action: 'expire'}` -> `{merchant_id, token}`: the old token is refused from now on, a host gets the new one at its next
 * refresh. A request from a browser keeps the sandbox's cookie.
 */
export async function rotateToken(
  { tx, merchant }: MerchantContext,
  body: Record<string, unknown>,
): Promise<Response> {
  if (body.action !== 'expire') return jsonAnswer(400, { code: 'bad_request', message: 'action is expire' });
  const token = `tok_${randomBytes(18).toString('hex')}`;
  await changeMerchant(tx, merchant, { token });
  const answer = jsonAnswer(200, { merchant_id: merchant.id, token });
  answer.headers.append('set-cookie', actCookie(token));
  return answer;
}
