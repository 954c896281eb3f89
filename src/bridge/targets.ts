import { safePageUrl } from '../../machines/domain/base/page-url';
import type { Target } from './port';

/** URL schemes that open an app. No `javascript:`, `data:`, `intent:` or `file:`, whatever the source of the URL. */
const APPS = /^(tel|upi|whatsapp):/i;

/** Whether the target is allowed: a screen's plain name, a scheme of `APPS`, or a page (page-address.ts). */
export function isAllowedTarget(target: Target, origin: string): boolean {
  if ('screen' in target) return /^[a-z0-9][a-z0-9/_-]{0,63}$/i.test(target.screen);
  return APPS.test(target.url) || safePageUrl(target.url, origin) !== null;
}

/** Whether this is a UPI intent: `upi://pay?...`, `upi://mandate?...`. */
export function isUpiIntent(text: string): boolean {
  return /^upi:\/\/[a-z]+\?\S+$/i.test(text);
}

/**
 * A phone number as the dialler takes it: digits, with a leading plus where the input has one; null when it is not a phone
 * number.
 */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
}

/** A number as WhatsApp takes it: digits with the country code, India's by default; null when it is not a phone number. */
export function whatsAppNumber(phone: string): string | null {
  const digits = dialled(phone)?.replace(/^(\+|0)/, '') ?? null;
  return digits?.length === 10 ? `91${digits}` : digits;
}
