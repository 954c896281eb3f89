/** What the phone itself shows around the app. */
import { element } from './controls';

const TOAST_MS = 3_000;
let toastTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows the text of a toast message for 3 seconds. */
export function showToast(payload: unknown): void {
  const toastText =
    typeof payload === 'object' && payload !== null && 'message' in payload ? payload.message : '';
  const toast = element('toast');
  toast.textContent = String(toastText);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.replaceChildren(), TOAST_MS);
}

/** Covers the web view, which is not shown. */
export function showClosed(why: string): void {
  element('closed-why').textContent = why;
  element('closed').hidden = false;
}
