import { eq } from 'drizzle-orm';
import type { MerchantContext } from '../control/merchant-context';
import { faults } from '../database/schema';
import { bankRuleHints } from '../operations/bank-rules';
import { operationMap } from '../operations/operation-map';
import { EVERY_OPERATION, FAULT_KINDS } from '../wire/fault-kinds';
import { faultText, operationNames } from './fault-names';
import { type Html, html, htmlPage } from './html';
import { noMerchantNotice, pageLayout } from './page-layout';
import { peopleHints } from './people-hints';

/** The page with the merchant's faults, and a form to set one. */
export async function faultsPage(context: MerchantContext | null): Promise<Response> {
  const content =
    context === null ? html`<h1>What breaks</h1>${noMerchantNotice}` : await faultsContent(context);
  return htmlPage({
    title: 'What breaks',
    style: 'sandbox',
    body: pageLayout('/sandbox/faults', context, content),
  });
}

async function faultsContent({ tx, merchant }: MerchantContext): Promise<Html> {
  const activeFaults = await tx.select().from(faults).where(eq(faults.merchantId, merchant.id));
  const operationName = await operationNames();
  return html`<h1>What breaks</h1><p class="lead">What goes wrong with the next calls of this person.</p>
${activeFaults.length === 0 ? html`<p class="note">Nothing is broken.</p>` : faultList(activeFaults, operationName)}
<form method="post" action="/sandbox/faults" class="fields">
<label>Operation <select name="operation">${[EVERY_OPERATION, ...Object.keys(operationMap).sort()].map(
    (id) =>
      html`<option value="${id}">${id === EVERY_OPERATION ? '' : `${id}: `}${operationName(id)}</option>`,
  )}</select></label>
<label>What happens <select name="kind">${FAULT_KINDS.map(
    (kind) => html`<option value="${kind}">${faultText(kind)}</option>`,
  )}</select></label>
<label>How often (0: for ever) <input name="times" type="number" min="0" value="1" inputmode="numeric"></label>
<details><summary>More</summary>
<label>HTTP status <input name="status" type="number" min="200" max="599" placeholder="500" inputmode="numeric"></label>
<label>Body of an error status, as JSON <input name="body" placeholder='{"error":"rate_limited","retry_after":60}'></label>
<label>Milliseconds of a slow answer <input name="ms" type="number" min="0" placeholder="2000" inputmode="numeric"></label>
<label>How many calls of a hundred it strikes <input name="chance" type="number" min="1" max="100" value="100" inputmode="numeric"></label>
<label>Seed: which calls those are <input name="seed" type="number" min="0" value="1" inputmode="numeric"></label></details>
<button class="primary">Set the fault</button></form>
<details><summary>Bank accounts that are refused</summary><ul class="plain">${bankRuleHints().map(
    ([typed, error]) => html`<li><b>${typed}</b><span class="quiet id">${error}</span></li>`,
  )}</ul></details>${peopleHints()}`;
}

const faultList = (rows: (typeof faults.$inferSelect)[], operationName: (id: string) => string): Html =>
  html`<form method="post" action="/sandbox/faults/clear"><ul class="plain">${rows.map(
    (
      row,
    ) => html`<li><span><b>${operationName(row.operationId)}</b> ${row.operationId === EVERY_OPERATION ? null : html`<code>${row.operationId}</code>`}<br>${faultText(row.kind)}
<span class="quiet">${row.kind}${row.status === null ? '' : ` ${row.status}`}, ${howOften(row)}</span></span>
<button class="step" name="operation" value="${row.operationId}">Mend</button></li>`,
  )}</ul></form>`;

function howOften({ times, chance, seed }: typeof faults.$inferSelect): string {
  const count = times === 0 ? 'for ever' : `${times} more`;
  return chance === 100 ? count : `${count}, ${chance} of 100 calls (seed ${seed})`;
}
