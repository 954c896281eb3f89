import type { MerchantContext } from '../control/merchant-context';
import { type Html, html, htmlPage } from './html';
import { noMerchantNotice, pageLayout } from './page-layout';

const CLOCK_STEPS: [seconds: number, label: string][] = [
  [10, '10 seconds'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '1 week'],
  [2_592_000, '30 days'],
];

/** The page to change the merchant's virtual time. */
export function clockPage(context: MerchantContext | null): Response {
  const content = html`<h1>Clock</h1>${context === null ? noMerchantNotice : clockForm}`;
  return htmlPage({ title: 'Clock', style: 'sandbox', body: pageLayout('/sandbox/world', context, content) });
}

const clockForm: Html = html`<p class="lead">Moves this person's time on. The bank and the lender keep up.</p>
<form method="post" action="/sandbox/clock" class="row">${CLOCK_STEPS.map(
  ([seconds, label]) => html`<button class="step" name="seconds" value="${seconds}">+ ${label}</button>`,
)}</form>
<form method="post" action="/sandbox/clock" class="fields">
<label>Or a day and time in India <input name="at" type="datetime-local" step="1" required></label>
<button class="primary">Go there</button></form>`;
