import { and, desc, eq, gt } from 'drizzle-orm';
import { applyTimeOf } from '../control/apply-time-of';
import { messagesOf, otpsOf } from '../control/lists';
import { type MerchantContext, virtualMs } from '../control/merchant-context';
import { faults } from '../database/schema';
import { repaymentLinks } from '../database/schema-repayment';
import { rupees } from '../money/rupees';
import { faultText, operationNames } from '../pages/fault-names';
import { type Html, html } from '../pages/html';
import { channelText, purposeOfCode } from '../pages/inbox-page';
import { pageTexts } from '../pages/texts/page-texts';
import { awaitedPayments } from '../payment-page/awaited-payments';
import { isPersona, personaOf } from '../people/personas';
import { tourProgress } from '../tours/tour-progress';
import { tourSteps } from '../tours/tour-steps';
import { EVERY_OPERATION } from '../wire/fault-kinds';

/** What is beside the phone: the story, and the panels. */
interface PanelContents {
  /** Null for a merchant who is in no story. */
  readonly tour: Html | null;
  readonly panels: Html;
}

/** Time by which a button puts the clock on, seconds. */
const CLOCK_STEPS: readonly (readonly [seconds: number, label: string])[] = [
  [3600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '1 week'],
];

/** What one tap breaks: for every call of the app, `times` 0 until it is mended. */
const BREAKAGES: readonly (readonly [label: string, fault: Readonly<Record<string, string>>])[] = [
  ['Lose the next answer', { kind: 'drop-after', times: '1' }],
  ['No connection', { kind: 'drop-before', times: '0' }],
  ['Lender is down', { kind: 'status', status: '503', times: '0' }],
  ['Answers take 5 s', { kind: 'latency', ms: '5000', times: '0' }],
];

/** The panels beside the phone, as of now: lender, bank and registries have done what is due by the merchant's clock. */
export async function phonePanels(context: MerchantContext): Promise<PanelContents> {
  await applyTimeOf(context);
  const progress = await tourProgress(context);
  return {
    tour: progress && tourSteps(progress),
    panels: html`<div class="panels">${await smsPanel(context)}${await upiPanel(context)}${await otherPhonePanel(context)}${clockPanel(context)}${await breakagePanel(context)}${personPanel(context)}</div>`,
  };
}

const panel = (name: string, title: string, content: Html): Html =>
  html`<section class="panel" data-panel="${name}" aria-labelledby="panel-${name}"><h2 id="panel-${name}">${title}</h2>${content}</section>`;

async function smsPanel(context: MerchantContext): Promise<Html> {
  const [newest, ...older] = await otpsOf(context);
  const [message] = await messagesOf(context);
  const newestMessage =
    message === undefined
      ? null
      : html`<p class="quiet">${channelText(message)}: ${message.text} <a href="/sandbox/inbox">All messages</a></p>`;
  const code =
    newest === undefined
      ? message === undefined && html`<p class="quiet">No message yet. Codes arrive here.</p>`
      : html`<p class="quiet">${purposeOfCode(newest)}</p><p class="code ${newest.is_expired ? 'over' : ''}">${newest.otp}</p>
<p class="quiet">${newest.is_expired ? 'This code has expired.' : 'Type it in the app. Never share a real one.'}${older.length === 0 ? null : html` <a href="/sandbox/inbox">${older.length} earlier</a>`}</p>`;
  return panel('sms', 'SMS', html`${code}${newestMessage}`);
}

async function upiPanel(context: MerchantContext): Promise<Html> {
  const awaited = await awaitedPayments(context, pageTexts('en'));
  return panel(
    'upi',
    'UPI app',
    awaited.length === 0
      ? html`<p class="quiet">Nobody asks for money. A payment that is opened in the app, or a QR code on its screen, is here.</p>`
      : html`<ul class="entries">${awaited.map(
          ({ title, amount, path }) =>
            html`<li><span>${title}<b>${amount}</b></span><a class="step" href="${path}" data-open="upi">Open</a></li>`,
        )}</ul>`,
  );
}

async function otherPhonePanel(context: MerchantContext): Promise<Html> {
  const { tx, merchant } = context;
  const now = Math.floor(virtualMs(context) / 1000);
  const [link] = (
    await tx
      .select()
      .from(repaymentLinks)
      .where(and(eq(repaymentLinks.merchantId, merchant.id), gt(repaymentLinks.expiresAt, now)))
      .orderBy(desc(repaymentLinks.createdAt))
  ).filter(({ amount, amountPaid }) => amountPaid < amount);
  return panel(
    'other-phone',
    'Another phone',
    link === undefined
      ? html`<p class="quiet">When the merchant makes a payment link, a friend can open it here.</p>`
      : html`<ul class="entries"><li><span>Payment link<b>${rupees(link.amount)}</b></span><a class="step" href="/pay/${link.id}?amount=${link.amount}&paymentType=${link.type}" data-open="phone">Open the link</a></li></ul>`,
  );
}

function clockPanel(context: MerchantContext): Html {
  const now = new Date(virtualMs(context));
  const timeZone = 'Asia/Kolkata';
  const time = now.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });
  const day = now.toLocaleDateString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  return panel(
    'clock',
    'Clock',
    html`<p data-time="${time}"><b>${day}</b>, ${time}</p>
<form method="post" action="/sandbox/clock" class="taps">${CLOCK_STEPS.map(
      ([seconds, label]) => html`<button class="step" name="seconds" value="${seconds}">+ ${label}</button>`,
    )}</form>
<p class="quiet"><a href="/sandbox/world">Another day</a></p>`,
  );
}

async function breakagePanel({ tx, merchant }: MerchantContext): Promise<Html> {
  const active = await tx.select().from(faults).where(eq(faults.merchantId, merchant.id));
  const operationName = await operationNames();
  return panel(
    'breakage',
    'What breaks',
    html`${
      active.length === 0
        ? html`<p class="quiet">Nothing is broken.</p>`
        : html`<form method="post" action="/sandbox/faults/clear"><ul class="entries">${active.map(
            ({ operationId, kind, times }) =>
              html`<li><span>${operationName(operationId)}<b class="bad">${faultText(kind)}${times === 1 ? ', once' : ''}</b></span><button class="step" name="operation" value="${operationId}">Mend</button></li>`,
          )}</ul></form>`
    }<div class="taps">${BREAKAGES.map(
      ([label, fault]) =>
        html`<form method="post" action="/sandbox/faults"><input type="hidden" name="operation" value="${EVERY_OPERATION}">${Object.entries(
          fault,
        ).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
        )}<button class="step">${label}</button></form>`,
    )}</div>
<p class="quiet"><a href="/sandbox/faults">More faults</a> <a href="/sandbox/flags">How lender and bank behave</a></p>`,
  );
}

function personPanel({ merchant }: MerchantContext): Html {
  const { persona, displayName, panNumber } = merchant;
  return panel(
    'person',
    displayName,
    html`<p class="quiet">${isPersona(persona) ? personaOf(persona).about : persona}</p><p class="quiet">PAN ${panNumber}</p>
<p class="quiet"><a href="/sandbox#people">Be somebody else</a> <a href="/inspector.html" target="_blank">Inspector, in another tab</a></p>`,
  );
}
