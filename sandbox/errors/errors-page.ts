import type { MerchantContext } from '../control/merchant-context';
import { type Html, html, htmlPage } from '../pages/html';
import { pageLayout } from '../pages/page-layout';
import { errorCases, findErrorCase } from './all-cases';
import type { ErrorCase, Step } from './error-case';

/** Unlike the other pages, this one has the app in an iframe. It has no scripts. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

const SECTIONS: readonly (readonly [section: ErrorCase['section'], title: string])[] = [
  ['8', 'Error catalogue (section 8)'],
  ['5', 'Bank accounts that are refused (section 5)'],
  ['2.4', 'Payments and the copy helper (section 2.4)'],
  ['2', 'The app itself (section 2)'],
];

/** The list of all error cases, with buttons to set one up, or to go through all. */
export function errorsPage(context: MerchantContext | null): Response {
  const content = html`<h1>Errors</h1><p class="lead">Every message of the specification, brought about for real: a person, a fault, a page of the app.
Looking at one makes you that person.</p>
<form method="post" action="/sandbox/errors"><button class="primary" name="case" value="${errorCases[0]?.id ?? ''}">Look at all in a row</button></form>
${SECTIONS.map(([section, title]) => html`<h2>${title}</h2>${caseList(section)}`)}`;
  return page('Errors', pageLayout('/sandbox/errors', context, content));
}

function caseList(section: ErrorCase['section']): Html {
  const cases = errorCases.filter((candidate) => candidate.section === section);
  return html`<form method="post" action="/sandbox/errors"><ul class="plain">${cases.map(
    ({ id, texts, persona }) => html`<li><span><b>${quoted(texts)}</b>
<span class="quiet">${persona}</span></span><button class="step" name="case" value="${id}">Look</button></li>`,
  )}</ul></form>`;
}

/** The texts in quotation marks: “Successfully Added” “Go to Dashboard”. */
function quoted(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(' ');
}

/** One error case: the app, the steps to do, and buttons for the next case. Null for an unknown case. */
export function errorCasePage(context: MerchantContext | null, url: URL): Response | null {
  const selectedCase = findErrorCase(url.pathname.split('/')[3] ?? '');
  if (selectedCase === undefined) return null;
  // False when another merchant is signed in by now: the page then offers to set the case up again.
  const isSetUp = context !== null && url.searchParams.get('for') === context.merchant.id;
  const content = html`<link rel="stylesheet" href="/sandbox/errors.css">
<div class="gallery"><section class="said" aria-label="What is to be seen"><p class="quiet">${errorCases.indexOf(selectedCase) + 1} of ${errorCases.length}, section ${selectedCase.section}</p>
<h1>${quoted(selectedCase.texts)}</h1>
${setupList(selectedCase)}
${isSetUp ? caseLinks(selectedCase) : html`<form method="post" action="/sandbox/errors"><button class="primary" name="case" value="${selectedCase.id}">Bring it about</button></form>`}</section>
${isSetUp ? html`<iframe id="app" class="${selectedCase.host === undefined ? 'app' : 'phone'}" title="The app" src="${addressOf(selectedCase)}"></iframe>` : null}</div>`;
  return page(quoted(selectedCase.texts), pageLayout('/sandbox/errors', null, content));
}

/** URL of the app, or of the phone simulator for a case of the native app. */
function addressOf({ address, host }: ErrorCase): string {
  return host === undefined ? address : `/sandbox/phone?${new URLSearchParams({ ...host, to: address })}`;
}

function setupList({ persona, faults = {}, host = {}, brokenChunk, address, steps = [] }: ErrorCase): Html {
  return html`<ul class="plain facts"><li><span>Person</span> <b>${persona}</b></li>
${Object.entries(faults).map(([operation, { kind, status }]) => html`<li><span>Broken</span> <b>${operation}: ${kind}${status === undefined ? '' : ` ${status}`}</b></li>`)}
${Object.entries(host).map(([message, answerKind]) => html`<li><span>Host</span> <b>${message}: ${answerKind}</b></li>`)}
${brokenChunk === undefined ? null : html`<li><span>Broken for a minute</span> <b>the code of ${brokenChunk}</b></li>`}
<li><span>Page</span> <b>${address}</b></li></ul>
${steps.length === 0 ? null : html`<h2>What to do there</h2><ol class="todo">${steps.map((step) => html`<li>${stepText(step)}</li>`)}</ol>`}`;
}

function stepText(step: Step): Html {
  if ('tap' in step) return html`Tap <b>${step.tap}</b>`;
  if ('choose' in step) return html`Choose <b>${step.choose}</b>`;
  if ('select' in step) return html`Choose <b>${step.select}</b> in <b>${step.from}</b>`;
  return html`Type <code>${step.type}</code> into <b>${step.into}</b>`;
}

/** Buttons for the previous and the next case, and to set this one up again. */
function caseLinks(selectedCase: ErrorCase): Html {
  const index = errorCases.indexOf(selectedCase);
  const [previous, next] = [errorCases[index - 1], errorCases[index + 1]];
  return html`<form method="post" action="/sandbox/errors" class="ways">
${previous === undefined ? null : html`<button class="step" name="case" value="${previous.id}">Before</button>`}
<button class="step" name="case" value="${selectedCase.id}">Again</button>
${next === undefined ? null : html`<button class="primary" name="case" value="${next.id}">Next</button>`}</form>`;
}

function page(title: string, body: Html): Response {
  return htmlPage({
    title,
    style: 'sandbox',
    body,
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
  });
}
