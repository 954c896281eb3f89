import { type MerchantContext, virtualMs } from '../control/merchant-context';
import { type Html, html } from './html';

const TABS = [
  ['/sandbox', 'Start'],
  ['/sandbox/phone', 'Phone'],
  ['/sandbox/inbox', 'SMS'],
  ['/sandbox/world', 'Clock'],
  ['/sandbox/faults', 'Faults'],
  ['/sandbox/flags', 'Flags'],
  ['/sandbox/errors', 'Errors'],
  ['/sandbox/audit', 'Audit'],
  ['/sandbox/file', 'File'],
] as const;

/** The layout of the sandbox's pages: tabs (`path` is the current one), signed-in merchant, content. */
export function pageLayout(path: string, context: MerchantContext | null, content: Html): Html {
  return html`<header class="top"><p class="brand">Sandbox lender</p><a class="to-app" href="/">Open the app</a></header>
<nav class="tabs" aria-label="Sandbox">${TABS.map(
    ([href, title]) => html`<a href="${href}" ${href === path ? html`aria-current="page"` : ''}>${title}</a>`,
  )}</nav>
<main>${context === null ? null : merchantSummary(context)}${content}</main>`;
}

function merchantSummary(context: MerchantContext): Html {
  const { merchant } = context;
  const step = [merchant.processState, merchant.processSubstate].filter((part) => part !== null).join(' / ');
  return html`<section class="who" aria-label="Who you are"><p><strong>${merchant.displayName}</strong>
<span class="tag">${merchant.persona}</span></p><p class="quiet">${formatTime(virtualMs(context))}</p>
<p class="quiet">Stands at ${step}. PAN ${merchant.panNumber}</p></section>`;
}

/** Day and time of a timestamp (ms) in India's format. */
export const formatTime = (ms: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(ms));

export const noMerchantNotice = html`<p class="note">You are nobody yet. <a href="/sandbox">Choose a story or a person</a> first.</p>`;
