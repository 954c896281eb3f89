import { safePageAddress } from '../../machines/domain/base/page-address';
import type { Target } from './port';

/** Apps that an address may open. No `javascript:`, `data:`, `intent:` or `file:`, wherever the address came from. */
const APPS = /^(tel|upi|whatsapp):/i;

/** Whether the app may go there: a screen's plain name, an app that an address may open, or a page (page-address.ts). */
export function isAllowedTarget(target: Target, origin: string): boolean {
  if ('screen' in target) return /^[a-z0-9][a-z0-9/_-]{0,63}$/i.test(target.screen);
  return APPS.test(target.url) || safePageAddress(target.url, origin) !== null;
}

/** Whether this is a UPI intent: `upi://pay?...`, `upi://mandate?...`. */
export function isUpiIntent(text: string): boolean {
  return /^upi:\/\/[a-z]+\?\S+$/i.test(text);
}

/** A phone number as the dialler takes it: digits, with a plus in front when it came with one; null when it is none. */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
}

/** A number as WhatsApp takes it: digits with the country code, India's when it came without; null when it is none. */
export function whatsAppNumber(phone: string): string | null {
  const digits = dialled(phone)?.replace(/^(\+|0)/, '') ?? null;
  return digits?.length === 10 ? `91${digits}` : digits;
}
