import { eq } from 'drizzle-orm';
import { faults } from '../books/schema';
import type { Scene } from '../control/scene';
import { bankRuleHints } from '../operations/bank-rules';
import { operationMap } from '../operations/operation-map';
import { FAULT_KINDS } from '../wire/fault-kinds';
import { frame, nobody } from './frame';
import { type Html, html, htmlPage } from './html';
import { peopleHints } from './people-hints';

const STEPS: [seconds: number, label: string][] = [
  [10, '10 seconds'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '1 week'],
  [2_592_000, '30 days'],
];

/** What day it is, and what breaks. */
export async function worldPage(scene: Scene | null): Promise<Response> {
  const content = scene === null ? html`<h1>Clock and faults</h1>${nobody}` : await world(scene);
  return htmlPage({
    title: 'Clock and faults',
    style: 'sandbox',
    body: frame('/sandbox/world', scene, content),
  });
}

async function world({ books, merchant }: Scene): Promise<Html> {
  const set = await books.select().from(faults).where(eq(faults.merchantId, merchant.id));
  return html`<h1>Clock</h1><p class="lead">Moves this person's time on. The bank and the lender keep up.</p>
<form method="post" action="/sandbox/clock" class="row">${STEPS.map(
    ([seconds, label]) => html`<button class="step" name="seconds" value="${seconds}">+ ${label}</button>`,
  )}</form>
<h1>Faults</h1><p class="lead">What goes wrong with the next call.</p>
<form method="post" action="/sandbox/faults" class="fields">
<label>Operation <select name="operation">${Object.keys(operationMap).map((id) => html`<option>${id}</option>`)}</select></label>
<label>What happens <select name="kind">${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}</select></label>
<label>How often (0: for ever) <input name="times" type="number" min="0" value="1" inputmode="numeric"></label>
<label>HTTP status, for status <input name="status" type="number" min="200" max="599" placeholder="500" inputmode="numeric"></label>
<label>Milliseconds, for latency <input name="ms" type="number" min="0" placeholder="2000" inputmode="numeric"></label>
<button class="primary">Set the fault</button></form>
<h2>Set now</h2>${
    set.length === 0
      ? html`<p class="note">Nothing is broken.</p>`
      : html`<form method="post" action="/sandbox/faults/clear"><ul class="plain">${set.map(
          (
            row,
          ) => html`<li><span><b>${row.operationId}</b> ${row.kind}, ${row.times === 0 ? 'for ever' : `${row.times} more`}</span>
<button class="step" name="operation" value="${row.operationId}">Mend</button></li>`,
        )}</ul></form>`
  }
<details><summary>Bank accounts that are refused</summary><ul class="plain">${bankRuleHints().map(
    ([typed, error]) => html`<li><b>${typed}</b><span class="quiet id">${error}</span></li>`,
  )}</ul></details>${peopleHints()}`;
}
