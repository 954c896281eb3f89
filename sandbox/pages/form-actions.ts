import { changeClockAndFlags } from '../control/change-clock-and-flags';
import { clearFaults, setFault } from '../control/faults';
import { importMerchant } from '../control/import-merchant';
import type { DatabaseAndClock, MerchantContext } from '../control/merchant-context';
import { signInUrl } from '../control/merchant-view';
import { resetMerchant } from '../control/reset-merchant';
import { flagsFromForm } from '../people/flags-from-form';
import { isPersona } from '../people/personas';
import { seedMerchant } from '../people/seed';
import { html, htmlPage, seeOther } from './html';

const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.text());

/** Creates a merchant of the chosen persona, and signs the browser in as them. */
export async function signInAsPersona(
  { database, now }: DatabaseAndClock,
  request: Request,
): Promise<Response> {
  const persona = (await formOf(request)).get('persona') ?? '';
  if (!isPersona(persona)) return seeOther('/sandbox');
  const clock = { nowMs: now(), offsetMs: 0 };
  const merchant = await database.write((tx) => seedMerchant(tx, persona, clock));
  return seeOther(signInUrl(merchant.id));
}

/** Imports the merchant of an uploaded file, and signs the browser in as them. */
export async function signInFromFile(control: DatabaseAndClock, request: Request): Promise<Response> {
  const exported = await jsonOf((await request.formData()).get('file'));
  const answer = await importMerchant(control, exported);
  if (!answer.ok) return problemPage(await answer.text(), '/sandbox/file');
  const { url }: { url: string } = await answer.json();
  return seeOther(`${url}?to=/sandbox/file`);
}

async function jsonOf(file: File | string | null): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(file === null || typeof file === 'string' ? '' : await file.text());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Resets the merchant to the initial state of their persona. */
export async function resetFromForm(context: MerchantContext): Promise<Response> {
  return redirectOrProblem(await resetMerchant(context), '/sandbox/file');
}

/** Advances the clock by some seconds, or to a day and time in India. */
export async function moveClock(context: MerchantContext, request: Request): Promise<Response> {
  const form = await formOf(request);
  const seconds = form.get('seconds');
  const change = seconds === null ? { now: timeInForm(form) } : { advance_ms: Number(seconds) * 1000 };
  return redirectOrProblem(await changeClockAndFlags(context, change), '/sandbox/world');
}

/** The time of the fields day, month, year and time, ms; NaN when they are none. */
function timeInForm(form: URLSearchParams): number {
  const [day, month] = ['day', 'month'].map((name) => (form.get(name) ?? '').padStart(2, '0'));
  return Date.parse(`${form.get('year')}-${month}-${day}T${form.get('time')}:00+05:30`);
}

export async function setFlagsByForm(context: MerchantContext, request: Request): Promise<Response> {
  const flags = flagsFromForm(await formOf(request));
  return redirectOrProblem(await changeClockAndFlags(context, { flags }), '/sandbox/flags');
}

export async function setFaultByForm(context: MerchantContext, request: Request): Promise<Response> {
  const form = await formOf(request);
  const number = (name: string) => (form.get(name) ? Number(form.get(name)) : undefined);
  const text = form.get('body') ?? '';
  const fault = {
    kind: form.get('kind'),
    times: number('times'),
    status: number('status'),
    ms: number('ms'),
    chance: number('chance'),
    seed: number('seed'),
    ...(text === '' ? {} : { body: asJson(text) }),
  };
  return redirectOrProblem(await setFault(context, form.get('operation') ?? '', fault), '/sandbox/faults');
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function clearFault(context: MerchantContext, request: Request): Promise<Response> {
  const operation = (await formOf(request)).get('operation') ?? undefined;
  return redirectOrProblem(await clearFaults(context, operation), '/sandbox/faults');
}

async function redirectOrProblem(answer: Response, path: string): Promise<Response> {
  return answer.ok ? seeOther(path) : problemPage(await answer.text(), path);
}

const problemPage = (reason: string, path: string): Response =>
  htmlPage({
    title: 'That did not fit',
    style: 'sandbox',
    status: 400,
    body: html`<main><h1>That did not fit</h1><p>${reason}</p><p><a href="${path}">Back</a></p></main>`,
  });
