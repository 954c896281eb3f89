import { safePageUrl } from '../../machines/domain/base/page-url';
import type { NavigationTarget } from './bridge';

/** Allowed URL schemes that open an app; `javascript:`, `data:`, `intent:` and `file:` are never opened. */
const APP_SCHEMES = /^(tel|upi|whatsapp):/i;

/** A name of one of the host's screens. */
export const SCREEN_NAME = /^[A-Za-z0-9][A-Za-z0-9/_-]{0,63}$/;
/** A UPI intent: `upi://pay?...`, `upi://mandate?...`. */
export const UPI_INTENT = /^[Uu][Pp][Ii]:\/\/[A-Za-z]+\?\S+$/;
/** A phone number for the dialler. */
export const PHONE_NUMBER = /^\+?\d{3,15}$/;

/**
 * The target with an absolute URL, if it may be opened: a screen's name, a URL with a scheme of `APP_SCHEMES`, or a safe page
 * (page-url.ts). Otherwise null.
 */
export function allowedTarget(target: NavigationTarget, origin: string): NavigationTarget | null {
  if ('screen' in target) return SCREEN_NAME.test(target.screen) ? target : null;
  const url = APP_SCHEMES.test(target.url) ? target.url : safePageUrl(target.url, origin);
  return url === null ? null : { url };
}

/** Whether the URL is a UPI intent. */
export function isUpiIntent(text: string): boolean {
  return UPI_INTENT.test(text);
}

/**
 * Normalises a phone number for the dialler: digits, with a leading plus where the input has one; null when it is not a phone
 * number.
 */
export function dialableNumber(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '');
  return PHONE_NUMBER.test(digits) ? digits : null;
}

/** Normalises a phone number for WhatsApp: digits with country code (default: India's); null when it is not a phone number. */
export function whatsAppNumber(phone: string): string | null {
  const digits = dialableNumber(phone)?.replace(/^(\+|0)/, '') ?? null;
  return digits?.length === 10 ? `91${digits}` : digits;
}
