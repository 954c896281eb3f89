import { changeClockAndFlags } from '../control/change-merchant';
import { clearFaults, setFault } from '../control/faults';
import { enterUrl } from '../control/merchant-view';
import type { Control, Scene } from '../control/scene';
import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { html, htmlPage, seeOther } from './html';

const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.text());

/** A persona card was pressed: a new merchant, entered at once. */
export async function become({ ledger, now }: Control, request: Request): Promise<Response> {
  const persona = (await formOf(request)).get('persona') ?? '';
  if (!isPersona(persona)) return seeOther('/sandbox');
  const clock = { nowMs: now(), offsetMs: 0 };
  const merchant = await ledger.write((books) => seedMerchant(books, persona, clock));
  return seeOther(enterUrl(merchant.id));
}

/** Moves the clock on by some seconds. */
export async function moveClock(scene: Scene, request: Request): Promise<Response> {
  const seconds = Number((await formOf(request)).get('seconds'));
  return backTo(await changeClockAndFlags(scene, { advance_ms: seconds * 1000 }));
}

export async function setFaultByForm(scene: Scene, request: Request): Promise<Response> {
  const form = await formOf(request);
  const number = (name: string) => (form.get(name) ? Number(form.get(name)) : undefined);
  const fault = {
    kind: form.get('kind'),
    times: number('times'),
    status: number('status'),
    ms: number('ms'),
  };
  return backTo(await setFault(scene, form.get('operation') ?? '', fault));
}

export async function clearFault(scene: Scene, request: Request): Promise<Response> {
  return backTo(await clearFaults(scene, (await formOf(request)).get('operation') ?? undefined));
}

async function backTo(answer: Response): Promise<Response> {
  if (answer.ok) return seeOther('/sandbox/world');
  return htmlPage({
    title: 'That did not fit',
    style: 'sandbox',
    status: 400,
    body: html`<main><h1>That did not fit</h1><p>${await answer.text()}</p><p><a href="/sandbox/world">Back</a></p></main>`,
  });
}
