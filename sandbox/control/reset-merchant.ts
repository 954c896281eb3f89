import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { jsonAnswer } from '../wire/json-answer';
import { deleteMerchantRows } from './delete-merchant';
import type { MerchantContext } from './merchant-context';
import { merchantView } from './merchant-view';

/** Resets the merchant to the initial state of their persona, with the real time as virtual time; id and token stay. */
export async function resetMerchant(context: MerchantContext): Promise<Response> {
  const { tx, merchant, now } = context;
  const { id, token, persona } = merchant;
  if (!isPersona(persona)) return jsonAnswer(409, { error: 'persona_unknown' });
  await deleteMerchantRows(context);
  const newMerchant = await seedMerchant(tx, persona, { nowMs: now(), offsetMs: 0 }, { id, token });
  return jsonAnswer(200, merchantView({ tx, merchant: newMerchant, now }));
}
