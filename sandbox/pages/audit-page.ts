import { auditOf } from '../control/lists';
import type { Scene } from '../control/scene';
import { frame, moment, nobody } from './frame';
import { html, htmlPage } from './html';

const SHOWN = 200;

/** Every call this person's app made, newest first. */
export async function auditPage(scene: Scene | null): Promise<Response> {
  const lines = scene === null ? [] : (await auditOf(scene)).reverse().slice(0, SHOWN);
  const content = html`<h1>Audit trail</h1>${scene === null ? nobody : null}
${lines.length === 0 ? html`<p class="note">No call yet.</p>` : null}
<ol class="audit">${lines.map(
    (line) => html`<li><p><b>${line.operationId}</b>
<span class="tag ${line.status >= 400 || line.status === 0 ? 'bad' : ''}">${line.status === 0 ? 'no answer' : line.status}</span>
${line.fault === undefined ? null : html`<span class="tag warn">${line.fault}</span>`}</p>
<p class="quiet">${moment(line.at * 1000)}</p><p class="quiet id">${line.request_id}</p></li>`,
  )}</ol>`;
  return htmlPage({ title: 'Audit trail', style: 'sandbox', body: frame('/sandbox/audit', scene, content) });
}
