import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { jsonAnswer } from '../wire/json-answer';
import { forget } from './delete-merchant';
import { merchantView } from './merchant-view';
import type { Scene } from './scene';

/** Resets the merchant to the initial state of their persona, today; id and token stay. */
export async function resetMerchant(scene: Scene): Promise<Response> {
  const { books, merchant, now } = scene;
  const { id, token, persona } = merchant;
  if (!isPersona(persona)) return jsonAnswer(409, { error: 'persona_unknown' });
  await forget(scene);
  const fresh = await seedMerchant(books, persona, { nowMs: now(), offsetMs: 0 }, { id, token });
  return jsonAnswer(200, merchantView({ books, merchant: fresh, now }));
}
