import { EKYC_FAILURES } from '../operations/identity/ekyc-outcome';
import type { EkycRow } from '../operations/identity/identity-rows';
import { type Html, html } from './html';
import type { PageTexts } from './texts/page-texts';

/** A made-up number with a valid check digit. */
const SAMPLE_NUMBER = '9999 4105 7058';

/** The form for number and consent, or, after the code was sent, for the code. `problem` is shown beside the field. */
export function aadhaarForm(
  ekyc: EkycRow,
  action: string,
  texts: PageTexts,
  problem: string | null = null,
): Html {
  const { aadhaar } = texts;
  const step = ekyc.aadhaarLast4 === null ? numberStep : codeStep;
  return html`${step(ekyc, action, texts, problem)}
<details><summary>${aadhaar.chooseOutcome}</summary><form method="post" action="${action}" class="fields">
<label>${aadhaar.whatItSays} <select name="outcome">${['verified', 'slow', ...EKYC_FAILURES].map((outcome) => html`<option>${outcome}</option>`)}</select></label>
<button class="ghost" name="decision" value="outcome">${aadhaar.endWithThis}</button></form></details>`;
}

function numberStep(
  ekyc: EkycRow,
  action: string,
  { aadhaar, shared }: PageTexts,
  problem: string | null,
): Html {
  return html`<h1>${aadhaar.share}</h1>
<p class="lead">${aadhaar.shareHint}</p>
<form method="post" action="${action}" class="fields">
<label>${aadhaar.number} <input name="aadhaar" inputmode="numeric" autocomplete="off" maxlength="14" placeholder="XXXX XXXX XXXX" aria-describedby="hint problem" ${problem === null ? '' : html`aria-invalid="true"`}></label>
${problemText(problem)}<p class="quiet" id="hint">${aadhaar.numberHint(SAMPLE_NUMBER)}</p>
<label class="check"><input type="checkbox" name="consent" value="yes"> <span>${aadhaar.consent}</span></label>
<button class="primary" name="decision" value="send">${aadhaar.sendCode}</button>
<p class="quiet">${aadhaar.codeGoesTo(ekyc.mobileLast4)}</p>
<button class="ghost" name="decision" value="cancel">${shared.cancel}</button></form>`;
}

function codeStep(
  ekyc: EkycRow,
  action: string,
  { aadhaar, shared }: PageTexts,
  problem: string | null,
): Html {
  return html`<h1>${aadhaar.enterCode}</h1>
<p class="lead">${aadhaar.sentTo(ekyc.mobileLast4, ekyc.aadhaarLast4 ?? '')}</p>
<form method="post" action="${action}" class="fields">
<label>${aadhaar.code} <input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="7" aria-describedby="hint problem" ${problem === null ? '' : html`aria-invalid="true"`}></label>
${problemText(problem)}<p class="quiet" id="hint">${aadhaar.codeHint} <a href="/sandbox/inbox" target="_blank" rel="noopener">${aadhaar.inbox}</a>.</p>
<button class="primary" name="decision" value="verify">${aadhaar.verify}</button>
<button class="ghost" name="decision" value="resend">${aadhaar.sendAgain}</button>
<button class="ghost" name="decision" value="cancel">${shared.cancel}</button></form>`;
}

const problemText = (problem: string | null): Html | null =>
  problem === null ? null : html`<p class="problem" id="problem" role="alert">${problem}</p>`;
