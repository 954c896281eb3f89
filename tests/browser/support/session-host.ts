/** A native host, injected as an Android web view injects it into pages of our origin (docs/bridge.md). */
import type { Page } from '@playwright/test';
import type { Merchant } from './lender';
import { valueAt } from './steps/agreement-steps';

/** User agent of an Android web view. */
export const WEB_VIEW_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; M2006C3LI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36';

type MessageType = 'hello' | 'refreshToken';

interface Host {
  readonly credentials: { mode: 'token'; token: string } | { mode: 'business-id'; businessId: string };
  /** The token that a refresh returns. */
  readonly freshToken?: string;
  /** Milliseconds until the host is injected; 0 by default. */
  readonly injectedAfterMs?: number;
  /** Types of messages at which the host throws. */
  readonly throwsAt?: readonly MessageType[];
  /** How many times `hello` is answered; always by default. */
  readonly maxHelloAnswers?: number;
}

declare global {
  interface Window {
    /** Types of the messages that the host received. */
    hostReceived?: string[];
  }
}

/** Injects a host into every page that opens from now on. */
export async function injectHost(page: Page, host: Host): Promise<void> {
  await page.addInitScript(installHost, host);
}

/** Types of the messages that the host received since the page was opened. */
export function receivedMessages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.hostReceived ?? []);
}

/** The phone's own back button, in the host. */
export async function hostBack(page: Page): Promise<void> {
  await page.evaluate(() => window.LoanHost?.onmessage?.({ data: JSON.stringify({ type: 'back' }) }));
}

/** The merchant's token, as the host stores it. */
export async function tokenOf(merchant: Merchant): Promise<string> {
  return String(valueAt(await merchant.call('GET', `/sandbox/api/merchants/${merchant.id}`), 'token'));
}

/** Runs in the page, before the app. */
function installHost({
  credentials,
  freshToken,
  injectedAfterMs = 0,
  throwsAt = [],
  maxHelloAnswers = Infinity,
}: Host): void {
  const received: string[] = [];
  window.hostReceived = received;
  const device = { app: 'host-app', id: 'host-device', address: '10.0.0.2', brand: 'Redmi' };
  const host: NonNullable<Window['LoanHost']> = {
    onmessage: null,
    postMessage(json: string) {
      const { id, type } = JSON.parse(json);
      received.push(type);
      if (throwsAt.includes(type)) throw new Error('The host is broken.');
      if (
        type === 'hello' &&
        received.filter((receivedType) => receivedType === 'hello').length > maxHelloAnswers
      )
        return;
      const payload = type === 'hello' ? { device, credentials } : { token: freshToken };
      host.onmessage?.({ data: JSON.stringify({ type: 'answer', id, ok: true, payload }) });
    },
  };
  const inject = () => {
    window.LoanHost = host;
  };
  if (injectedAfterMs === 0) inject();
  else setTimeout(inject, injectedAfterMs);
}
