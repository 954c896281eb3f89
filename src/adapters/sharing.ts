import type { App } from './app';

/** Shares a text on WhatsApp, by the host or in a new tab; false when nothing was opened. */
export async function shareOnWhatsApp({ bridge }: Pick<App, 'bridge'>, text: string): Promise<boolean> {
  const capabilities = await bridge.capabilities();
  return (await capabilities.shareOnWhatsApp({ text })).outcome === 'done';
}
