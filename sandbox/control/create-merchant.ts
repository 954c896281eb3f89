import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { jsonAnswer } from '../wire/json-answer';
import type { DatabaseAndClock } from './merchant-context';
import { signInUrl } from './merchant-view';
import { timeProblem } from './time-bounds';

/** `{persona, now?}` -> `{merchant_id, token, url}`. `now` is the initial virtual time, ms. */
export async function createMerchant(
  { database, now }: DatabaseAndClock,
  body: Record<string, unknown>,
): Promise<Response> {
  const { persona, now: requestedMs } = body;
  if (typeof persona !== 'string' || !isPersona(persona))
    return jsonAnswer(400, {
      code: 'bad_request',
      message: `there is no persona ${JSON.stringify(persona)}`,
    });
  if (requestedMs !== undefined && (typeof requestedMs !== 'number' || !Number.isFinite(requestedMs)))
    return jsonAnswer(400, { code: 'bad_request', message: 'now is a number of milliseconds' });
  const nowMs = Math.round(requestedMs ?? now());
  const problem = timeProblem(nowMs, now());
  if (problem !== null) return jsonAnswer(400, { code: 'bad_request', message: problem });
  const clock = { nowMs, offsetMs: nowMs - Math.round(now()) };
  const merchant = await database.write((tx) => seedMerchant(tx, persona, clock));
  return jsonAnswer(201, { merchant_id: merchant.id, token: merchant.token, url: signInUrl(merchant.id) });
}
