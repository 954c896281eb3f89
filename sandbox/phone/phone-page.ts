import type { MerchantContext } from '../control/merchant-context';
import { type Html, html, htmlPage } from '../pages/html';
import { noMerchantNotice, pageLayout } from '../pages/page-layout';
import { ANSWER_KINDS, MESSAGE_TYPES, WEB_VIEW_SETTINGS } from './message-types';

/** This page has a script, which calls the control API, and frames the app: the strict policy of the other pages allows neither. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The simulator of the native app: the app in a frame, a list of all messages, and a control panel for the answers. */
export function phonePage(context: MerchantContext | null): Response {
  return htmlPage({
    title: 'Phone',
    style: 'sandbox',
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
    body: pageLayout(
      '/sandbox/phone',
      null,
      context === null ? html`<h1>Phone</h1>${noMerchantNotice}` : phone(context),
    ),
  });
}

function phone({ merchant }: MerchantContext): Html {
  return html`<link rel="stylesheet" href="/sandbox/phone/phone.css">
<script type="module" src="/sandbox/phone/phone"></script>
<h1>Phone</h1><p class="lead">The app in a host's web view, as ${merchant.displayName} (${merchant.persona}). Every message is shown, every answer is yours. To judge a host of your own, open the <a href="/sandbox/host-check">host check</a> in it.</p>
<div class="bench" id="bench" data-merchant="${merchant.id}">
<section class="handset" aria-label="Phone"><div class="glass">
<p class="bar"><span id="clock"></span><span id="sort"></span></p>
<iframe id="app" title="The app"></iframe>
<div class="sheet" id="sheet" hidden><p class="bar"><span></span><button class="step" type="button">Close the page</button></p><iframe title="The page beside the app"></iframe></div>
<p class="toast" id="toast" role="status"></p>
<div class="closed" id="closed" hidden><p id="closed-why"></p><button class="step" id="reopen" type="button">Open again</button></div></div>
<div class="keys"><button type="button" id="back">Back</button><button type="button" id="resume">Resume</button><button type="button" id="reload">Start again</button></div></section>
<section class="desk" aria-label="Host">
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
<ol class="messages" id="messages" role="log" aria-labelledby="messages-title" tabindex="0"></ol></section></div>`;
}

function select(name: string, label: string, options: readonly (readonly [string, string])[]): Html {
  return html`<label>${label} <select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`;
}

function number(name: string, label: string, value: number): Html {
  return html`<label>${label} <input name="${name}" type="number" min="0" max="60000" value="${value}" inputmode="numeric"></label>`;
}
