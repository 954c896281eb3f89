import { safePageUrl } from '../../machines/domain/base/page-url';
import type { NavigationTarget } from './bridge';

/** Allowed URL schemes that open an app; `javascript:`, `data:`, `intent:` and `file:` are never opened. */
const APP_SCHEMES = /^(tel|upi|whatsapp):/i;

/** Whether the target may be opened: a screen's name, a URL with a scheme of `APP_SCHEMES`, or a safe page (page-url.ts). */
export function isAllowedTarget(target: NavigationTarget, origin: string): boolean {
  if ('screen' in target) return /^[a-z0-9][a-z0-9/_-]{0,63}$/i.test(target.screen);
  return APP_SCHEMES.test(target.url) || safePageUrl(target.url, origin) !== null;
}

/** Whether the URL is a UPI intent: `upi://pay?...`, `upi://mandate?...`. */
export function isUpiIntent(text: string): boolean {
  return /^upi:\/\/[a-z]+\?\S+$/i.test(text);
}

/**
 * Normalises a phone number for the dialler: digits, with a leading plus where the input has one; null when it is not a phone
 * number.
 */
export function dialableNumber(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
}

/** Normalises a phone number for WhatsApp: digits with country code (default: India's); null when it is not a phone number. */
export function whatsAppNumber(phone: string): string | null {
  const digits = dialableNumber(phone)?.replace(/^(\+|0)/, '') ?? null;
  return digits?.length === 10 ? `91${digits}` : digits;
}
