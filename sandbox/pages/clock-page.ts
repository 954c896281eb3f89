import { type MerchantContext, virtualMs } from '../control/merchant-context';
import { type Html, html, htmlPage } from './html';
import { formatTime, noMerchantNotice, pageLayout } from './page-layout';

const CLOCK_STEPS: [seconds: number, label: string][] = [
  [10, '10 seconds'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '1 week'],
  [2_592_000, '30 days'],
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** India's time minus UTC, ms: added to a timestamp, its ISO text reads as the time in India. */
const INDIA_OFFSET_MS = 19_800_000;

/** The page to change the merchant's virtual time. */
export function clockPage(context: MerchantContext | null): Response {
  const content = html`<h1>Clock</h1>${context === null ? noMerchantNotice : clockForm(virtualMs(context))}`;
  return htmlPage({ title: 'Clock', style: 'sandbox', body: pageLayout('/sandbox/world', context, content) });
}

/** Not a date field: browsers show one in the format of their own language, in which 03/04 may be March or April. */
function clockForm(nowMs: number): Html {
  const [day = '', time = ''] = new Date(nowMs + INDIA_OFFSET_MS).toISOString().split('T');
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return html`<p class="lead">It is ${formatTime(nowMs)} in India. A button moves this person's time on; the bank and the lender keep up.</p>
<form method="post" action="/sandbox/clock" class="row">${CLOCK_STEPS.map(
    ([seconds, label]) => html`<button class="step" name="seconds" value="${seconds}">+ ${label}</button>`,
  )}</form>
<h2>Or go to a day</h2>
<form method="post" action="/sandbox/clock" class="fields"><div class="row">
<label>Day <input name="day" type="number" min="1" max="31" value="${Number(dayOfMonth)}" inputmode="numeric" required></label>
<label>Month <select name="month">${MONTHS.map((name, index) => html`<option value="${index + 1}" ${index + 1 === Number(month) ? html`selected` : ''}>${name}</option>`)}</select></label>
<label>Year <input name="year" type="number" value="${year}" inputmode="numeric" required></label>
<label>Time in India <input name="time" type="time" value="${time.slice(0, 5)}" required></label></div>
<button class="primary">Go there</button></form>`;
}
