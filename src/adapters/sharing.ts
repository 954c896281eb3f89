import type { App } from './app';

/** Shares a text on WhatsApp, in the host app or in a tab of the browser; false when nothing was opened. */
export async function shareOnWhatsApp({ bridge }: Pick<App, 'bridge'>, text: string): Promise<boolean> {
  const capabilities = await bridge.capabilities();
  return (await capabilities.shareOnWhatsApp({ text })).outcome === 'done';
}
