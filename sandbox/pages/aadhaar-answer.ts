import { eq } from 'drizzle-orm';
import { isAadhaar } from '../base/aadhaar';
import { ekycs } from '../database/schema-identity';
import { delayEkyc, EKYC_FAILURES, failEkyc, verifyEkyc } from '../operations/identity/ekyc-outcome';
import { type CodeSubject, checkCode, sendCode } from '../operations/one-time-code';
import type { AadhaarCheck } from './aadhaar-page';
import type { PageTexts } from './texts/page-texts';

type Texts = PageTexts['aadhaar'];

type Answer = { kind: 'ended' } | { kind: 'next' } | { kind: 'problem'; problem: string };

const ENDED: Answer = { kind: 'ended' };
const NEXT: Answer = { kind: 'next' };
const problem = (text: string): Answer => ({ kind: 'problem', problem: text });

/** Applies what was submitted on the page. Of the entered number only the last four digits are stored. */
export async function answerAadhaar(
  check: AadhaarCheck,
  form: URLSearchParams,
  texts: Texts,
): Promise<Answer> {
  switch (form.get('decision')) {
    case 'send':
      return submitNumber(check, form, texts);
    case 'resend':
      return sendAadhaarCode(check, texts);
    case 'verify':
      return submitCode(check, (form.get('otp') ?? '').replace(/\s/g, ''), texts);
    case 'cancel':
      await failEkyc(check.call, check.ekyc, 'cancelled');
      return ENDED;
    default:
      return applyChosenOutcome(check, form.get('outcome') ?? '', texts);
  }
}

async function submitNumber(check: AadhaarCheck, form: URLSearchParams, texts: Texts): Promise<Answer> {
  const number = (form.get('aadhaar') ?? '').replace(/\s/g, '');
  if (!isAadhaar(number)) return problem(texts.wrongNumber);
  if (form.get('consent') !== 'yes') return problem(texts.noConsent);
  const sent = await sendAadhaarCode(check, texts);
  if (sent.kind !== 'next') return sent;
  await check.call.tx
    .update(ekycs)
    .set({ aadhaarLast4: number.slice(-4) })
    .where(eq(ekycs.id, check.ekyc.id));
  return NEXT;
}

const codeOf = ({ ekyc }: AadhaarCheck): CodeSubject => ({ purpose: 'ekyc', subject: ekyc.id });

async function sendAadhaarCode(check: AadhaarCheck, texts: Texts): Promise<Answer> {
  const outcome = await sendCode(check.call, codeOf(check), `******${check.ekyc.mobileLast4}`);
  if ('sent' in outcome) return NEXT;
  return problem(texts.codeAfter(outcome.refusal.body.retry_after ?? 0));
}

async function submitCode(check: AadhaarCheck, code: string, texts: Texts): Promise<Answer> {
  const refusal = await checkCode(check.call, codeOf(check), code);
  if (refusal === null) {
    await verifyEkyc(check.call, check.ekyc, check.call.now);
    return ENDED;
  }
  if (refusal.body.error === 'otp_attempts_exceeded') {
    await failEkyc(check.call, check.ekyc, 'otp_attempts_exceeded');
    return ENDED;
  }
  if (refusal.body.error === 'otp_invalid') return problem(texts.wrongCode(refusal.body.attempts_left ?? 0));
  return problem(texts.codeOver);
}

/** Ends the check with the outcome that the tester chose. */
async function applyChosenOutcome(check: AadhaarCheck, outcome: string, texts: Texts): Promise<Answer> {
  const { call, ekyc } = check;
  const reason = EKYC_FAILURES.find((candidate) => candidate === outcome);
  if (reason !== undefined) await failEkyc(call, ekyc, reason);
  else if (outcome === 'verified') await verifyEkyc(call, ekyc, call.now);
  else if (outcome === 'slow') await delayEkyc(call, ekyc);
  else return problem(texts.chooseOne);
  return ENDED;
}
