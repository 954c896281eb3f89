import { setFault } from '../control/faults';
import type { Control } from '../control/merchant-context';
import { seeOther } from '../pages/html';
import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { actCookie } from '../wire/identity';
import { errorCase } from './all-cases';
import { brokenCodeCookie } from './broken-code';

/**
 * Sets up an error case: a new merchant of its persona, with unlimited faults, and signs this browser in. One case at a time:
 * the pages of one browser share its cookie.
 */
export async function setUpCase({ database, now }: Control, request: Request): Promise<Response> {
  const wanted = errorCase(new URLSearchParams(await request.text()).get('case') ?? '');
  const persona = wanted?.persona ?? '';
  if (wanted === undefined || !isPersona(persona)) return seeOther('/sandbox/errors');
  const merchant = await database.write(async (tx) => {
    const made = await seedMerchant(tx, persona, { nowMs: now(), offsetMs: 0 });
    for (const [operation, fault] of Object.entries(wanted.faults ?? {})) {
      const set = await setFault({ tx, merchant: made, now }, operation, { ...fault, times: 0 });
      if (!set.ok) throw new Error(`${wanted.id}: ${await set.text()}`);
    }
    return made;
  });
  const answer = seeOther(`/sandbox/errors/${wanted.id}?for=${merchant.id}`);
  answer.headers.append('set-cookie', actCookie(merchant.token));
  answer.headers.append('set-cookie', brokenCodeCookie(wanted.brokenCode));
  return answer;
}
