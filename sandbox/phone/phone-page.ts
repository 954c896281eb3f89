import type { MerchantContext } from '../control/merchant-context';
import { type Html, html, htmlPage } from '../pages/html';
import { pageLayout } from '../pages/page-layout';
import { ANSWER_KINDS, MESSAGE_TYPES, WEB_VIEW_SETTINGS } from './message-types';
import { phonePanels } from './panels';

/** This page has a script, which calls the control API, and frames the app: the strict policy of the other pages allows neither. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The phone: the app in a frame of a native host, beside it the story, SMS, UPI app, clock, faults and the host's answers. */
export async function phonePage(context: MerchantContext | null): Promise<Response> {
  return htmlPage({
    title: 'Phone',
    style: 'sandbox',
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
    body: pageLayout('/sandbox/phone', null, context === null ? nobody : await phone(context)),
  });
}

const nobody = html`<h1>Phone</h1><p class="note">Nobody holds it yet. <a href="/sandbox">Choose a story or a person</a> first.</p>`;

/** The panels beside the phone alone, with which its script replaces those on the page. */
export async function panelsFragment(context: MerchantContext): Promise<Response> {
  const { tour, panels } = await phonePanels(context);
  return new Response(html`${tour}${panels}`.text, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

async function phone(context: MerchantContext): Promise<Html> {
  const { tour, panels } = await phonePanels(context);
  return html`<link rel="stylesheet" href="/sandbox/phone/phone.css">
<script type="module" src="/sandbox/phone/phone"></script>
<h1 class="unseen">The phone of ${context.merchant.displayName}</h1>
<div class="bench" id="bench" data-merchant="${context.merchant.id}">
<section class="handset" aria-label="Phone"><div class="glass">
<p class="bar"><span id="clock"></span><span id="sort"></span></p>
<iframe id="app" title="The app"></iframe>
<div class="sheet" id="sheet" hidden><p class="bar"><span></span><button class="step" type="button">Close the page</button></p><iframe title="The page beside the app"></iframe></div>
<p class="toast" id="toast" role="status"></p><p class="toast spoken" id="spoken"></p>
<div class="closed" id="closed" hidden><p id="closed-why"></p><button class="step" id="reopen" type="button">Open again</button></div></div>
<div class="keys"><button type="button" id="back">Back</button><button type="button" id="resume">Resume</button><button type="button" id="reload">Start again</button></div></section>
<div class="desk"><p class="unseen" id="news" role="status"></p>${tour}${panels}${hostDetails()}</div></div>`;
}

/** For who builds a native host: what the host answers, and all messages. Collapsed, because a newcomer needs none of it. */
function hostDetails(): Html {
  return html`<details class="host" id="host"><summary>The native app around the page: its answers, all messages</summary>
<p class="quiet">To judge a host of your own, open the <a href="/sandbox/host-check">host check</a> in it.</p>
<form id="controls">
<fieldset class="choices"><legend>Token</legend><p class="quiet" id="token-state" role="status">The app's token is good.</p>
<button class="step" type="button" id="expire">Expire the token now</button></fieldset>
<details open><summary>The host</summary><div class="grid">
${select('platform', 'Platform', [
  ['android', 'Android'],
  ['ios', 'iOS'],
])}
${select('credentials', 'Merchant is known by', [
  ['token', 'Token'],
  ['business-id', 'Business id'],
])}
${select('tokenOf', 'A fresh token is of', [
  ['same', 'The same merchant'],
  ['another', 'Another merchant'],
])}
${select('appears', 'Bridge appears', [
  ['now', 'At once'],
  ['late', 'Late'],
  ['never', 'Never'],
])}
${number('appearsMs', 'Appears after, ms', 1500)}</div><p class="quiet">Platform, how the merchant is known and the bridge take effect when the app starts again. Pages of somebody else open beside the app, without a bridge; an answer goes only to the page that asked.</p></details>
<details open><summary>The answers</summary><div class="grid">${MESSAGE_TYPES.map(([type, label]) => select(type, label, ANSWER_KINDS))}
${number('lateMs', 'Late means, ms', 1500)}</div></details>
<details><summary>The web view</summary><div class="grid">${WEB_VIEW_SETTINGS.map(([name, label, options]) => select(name, label, options))}</div>
<p class="quiet">The first of each is what docs/bridge.md asks for; the <a href="/sandbox/phone?to=/sandbox/host-check">host check</a> finds the others.</p></details></form>
<div class="heard"><h2 id="messages-title">Messages</h2><button class="step" type="button" id="clear">Clear</button></div>
<ol class="messages" id="messages" role="log" aria-labelledby="messages-title" tabindex="0"></ol></details>`;
}

function select(name: string, label: string, options: readonly (readonly [string, string])[]): Html {
  return html`<label>${label} <select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`;
}

function number(name: string, label: string, value: number): Html {
  return html`<label>${label} <input name="${name}" type="number" min="0" max="60000" value="${value}" inputmode="numeric"></label>`;
}
