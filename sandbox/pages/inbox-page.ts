import { messagesOf, otpsOf } from '../control/lists';
import type { MerchantContext } from '../control/merchant-context';
import { type Language, textOfCode } from '../language/language';
import { serviceTexts } from '../language/service/service-texts';
import { type Html, html, htmlPage } from './html';
import { formatTime, noMerchantNotice, pageLayout } from './page-layout';

/** What a code is for, as its message says. */
export const purposeOfCode = ({ purpose, language }: { purpose: string; language: Language }): Html =>
  html`<span lang="${language}">${textOfCode(serviceTexts(language).message.codes, purpose)}</span>`;

/** A daily loan has a reminder for each day: only the newest messages are shown. */
const MAX_MESSAGES = 10;

/** How a message was sent, as the inbox names it. */
const CHANNEL_NAMES: Record<string, string> = { EMAIL: 'E-mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' };

/** A channel and its masked target: "E-mail to r******@shop.example". */
export const channelText = ({ channel, sent_to }: { channel: string; sent_to: string }): string =>
  `${CHANNEL_NAMES[channel] ?? channel} to ${sent_to}`;

/** The one-time codes and other messages sent to the merchant, newest first. Reloads every 3 s. */
export async function inboxPage(context: MerchantContext | null): Promise<Response> {
  const otps = context === null ? [] : await otpsOf(context);
  const messages = context === null ? [] : (await messagesOf(context)).slice(0, MAX_MESSAGES);
  const [newest, ...older] = otps;
  const content = html`<h1>SMS inbox</h1>${context === null ? noMerchantNotice : null}
${
  newest === undefined
    ? messages.length === 0 &&
      html`<p class="note">No message yet. This page looks again every 3 seconds.</p>`
    : html`<section class="message"><p class="quiet">${formatTime(newest.sent_at * 1000)}</p>
<p>${purposeOfCode(newest)}</p><p class="code">${newest.otp}</p>
<p class="quiet">${newest.is_expired ? 'This code has expired.' : `Good until ${formatTime(newest.expires_at * 1000)}. Never share it.`}</p></section>`
}
${older.length === 0 ? null : html`<h2>Earlier</h2><ul class="plain">${older.map((otp) => html`<li><span class="code small">${otp.otp}</span><span class="quiet">${formatTime(otp.sent_at * 1000)}</span></li>`)}</ul>`}
${messages.length === 0 ? null : html`<h2>Papers and reminders</h2><ul class="plain">${messages.map((message) => html`<li><span>${message.text}</span><span class="quiet">${channelText(message)}, ${formatTime(message.sent_at * 1000)}</span></li>`)}</ul>`}`;
  return htmlPage({
    title: 'SMS inbox',
    style: 'sandbox',
    refresh: 3,
    body: pageLayout('/sandbox/inbox', context, content),
  });
}
