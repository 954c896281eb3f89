import { AUDIT_OUTCOMES, auditFilter, auditOf } from '../control/lists';
import type { MerchantContext } from '../control/merchant-context';
import { operationMap } from '../operations/operation-map';
import { type Html, html, htmlPage } from './html';
import { formatTime, noMerchantNotice, pageLayout } from './page-layout';

const MAX_SHOWN_CALLS = 200;
const OUTCOME_TEXTS: Record<string, string> = {
  ok: 'Answered well',
  refused: 'Refused or failed',
  lost: 'No answer',
  fault: 'Struck by a fault',
};

/** The audit trail: calls of the merchant that match the filter, newest first. */
export async function auditPage(context: MerchantContext | null, search: URLSearchParams): Promise<Response> {
  const filter = auditFilter(search);
  const lines = context === null ? [] : (await auditOf(context, filter)).reverse();
  const newestLines = lines.slice(0, MAX_SHOWN_CALLS);
  const content = html`<h1>Audit trail</h1>${context === null ? noMerchantNotice : filterForm(search)}
${newestLines.length === 0 ? html`<p class="note">No call yet.</p>` : null}
${lines.length > MAX_SHOWN_CALLS ? html`<p class="quiet">The newest ${MAX_SHOWN_CALLS} of ${lines.length}.</p>` : null}
<ol class="audit">${newestLines.map(
    (line) => html`<li><p><b>${line.operationId}</b>
<span class="tag ${line.status >= 400 || line.status === 0 ? 'bad' : ''}">${line.status === 0 ? 'no answer' : line.status}</span>
${line.fault === undefined ? null : html`<span class="tag warn">${line.fault}</span>`}</p>
<p class="quiet">${formatTime(line.at * 1000)}</p><p class="quiet id"><a href="/sandbox/audit?request_id=${line.request_id}">${line.request_id}</a></p>
${bodyLine('Sent', line.sent)}${bodyLine('Answered', line.answered)}</li>`,
  )}</ol>`;
  return htmlPage({
    title: 'Audit trail',
    style: 'sandbox',
    body: pageLayout('/sandbox/audit', context, content),
  });
}

const bodyLine = (title: string, value: unknown): Html | null =>
  value === null || value === undefined
    ? null
    : html`<p class="quiet id">${title} ${JSON.stringify(value)}</p>`;

function filterForm(search: URLSearchParams): Html {
  const option = (value: string, title: string, chosen: string | null): Html =>
    html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${title}</option>`;
  const operation = search.get('operation');
  const outcome = search.get('outcome');
  return html`<form method="get" action="/sandbox/audit" class="row">
<label>Operation <select name="operation">${option('', 'All', operation)}${Object.keys(operationMap)
    .sort()
    .map((id) => option(id, id, operation))}</select></label>
<label>How it ended <select name="outcome">${option('', 'Any way', outcome)}${AUDIT_OUTCOMES.map((name) =>
    option(name, OUTCOME_TEXTS[name] ?? name, outcome),
  )}</select></label>
<button class="step">Filter</button></form>`;
}
