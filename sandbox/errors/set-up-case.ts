import { setFault } from '../control/faults';
import type { DatabaseAndClock } from '../control/merchant-context';
import { seeOther } from '../pages/html';
import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { actCookie } from '../wire/identity';
import { findErrorCase } from './all-cases';
import { brokenChunkCookie } from './broken-chunk';

/**
 * Sets up an error case: creates a merchant of its persona with unlimited faults, and signs this browser in as them. A
 * browser has one case at a time, because its pages share the cookie.
 */
export async function setUpCase({ database, now }: DatabaseAndClock, request: Request): Promise<Response> {
  const requestedCase = findErrorCase(new URLSearchParams(await request.text()).get('case') ?? '');
  const persona = requestedCase?.persona ?? '';
  if (requestedCase === undefined || !isPersona(persona)) return seeOther('/sandbox/errors');
  const merchant = await database.write(async (tx) => {
    const created = await seedMerchant(tx, persona, { nowMs: now(), offsetMs: 0 });
    for (const [operation, fault] of Object.entries(requestedCase.faults ?? {})) {
      const response = await setFault({ tx, merchant: created, now }, operation, { ...fault, times: 0 });
      if (!response.ok) throw new Error(`${requestedCase.id}: ${await response.text()}`);
    }
    return created;
  });
  const answer = seeOther(`/sandbox/errors/${requestedCase.id}?for=${merchant.id}`);
  answer.headers.append('set-cookie', actCookie(merchant.token));
  answer.headers.append('set-cookie', brokenChunkCookie(requestedCase.brokenChunk));
  return answer;
}
