import { EKYC_FAILURES } from '../operations/identity/ekyc-outcome';
import type { EkycRow } from '../operations/identity/identity-rows';
import { type Html, html } from './html';

/** A made-up number with a valid check digit. */
const SAMPLE_NUMBER = '9999 4105 7058';

/** The form for number and consent, or, after the code was sent, for the code. `problem` is shown beside the field. */
export function aadhaarForm(ekyc: EkycRow, action: string, problem: string | null = null): Html {
  return html`${ekyc.aadhaarLast4 === null ? numberStep(ekyc, action, problem) : codeStep(ekyc, action, problem)}
<details><summary>Sandbox: choose the outcome</summary><form method="post" action="${action}" class="fields">
<label>What Aadhaar says <select name="outcome">${['verified', 'slow', ...EKYC_FAILURES].map((outcome) => html`<option>${outcome}</option>`)}</select></label>
<button class="ghost" name="decision" value="outcome">End with this</button></form></details>`;
}

function numberStep(ekyc: EkycRow, action: string, problem: string | null): Html {
  return html`<h1>Share your Aadhaar details</h1>
<p class="lead">Your lender asks for name, birthday, address and photo, to check who you are.</p>
<form method="post" action="${action}" class="fields">
<label>Aadhaar number <input name="aadhaar" inputmode="numeric" autocomplete="off" maxlength="14" placeholder="XXXX XXXX XXXX" aria-describedby="hint problem" ${problem === null ? '' : html`aria-invalid="true"`}></label>
${problemText(problem)}<p class="quiet" id="hint">In the sandbox type ${SAMPLE_NUMBER}. The number is not kept.</p>
<label class="check"><input type="checkbox" name="consent" value="yes"> <span>I agree that Aadhaar shares these details with the lender, for this loan only.</span></label>
<button class="primary" name="decision" value="send">Send code</button>
<p class="quiet">The code goes to the mobile that Aadhaar knows, ending ${ekyc.mobileLast4}.</p>
<button class="ghost" name="decision" value="cancel">Cancel</button></form>`;
}

function codeStep(ekyc: EkycRow, action: string, problem: string | null): Html {
  return html`<h1>Enter the code</h1>
<p class="lead">Sent to the mobile ending ${ekyc.mobileLast4}, for the Aadhaar XXXX XXXX ${ekyc.aadhaarLast4}.</p>
<form method="post" action="${action}" class="fields">
<label>Code of six digits <input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="7" aria-describedby="hint problem" ${problem === null ? '' : html`aria-invalid="true"`}></label>
${problemText(problem)}<p class="quiet" id="hint">In the sandbox it is in the <a href="/sandbox/inbox" target="_blank" rel="noopener">inbox</a>.</p>
<button class="primary" name="decision" value="verify">Verify</button>
<button class="ghost" name="decision" value="resend">Send again</button>
<button class="ghost" name="decision" value="cancel">Cancel</button></form>`;
}

const problemText = (problem: string | null): Html | null =>
  problem === null ? null : html`<p class="problem" id="problem" role="alert">${problem}</p>`;
