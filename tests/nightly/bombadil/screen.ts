/** What the properties read of a page, and of the lender's books. The functions run in the page, so they import only what does too. */
import { extract } from '@antithesishq/bombadil/browser';

import { readScreen } from '../../paths/kit/judge/invariants.ts';
import { BOOKS_COOKIE, type BooksFacts, type PaymentFacts } from './facts.ts';

/** Amounts as a person reads them: `₹1,15,920`, `₹2,415.50`. */
const AMOUNT = /₹\s?([\d,]+(?:\.\d{2})?)/g;

export const isAppPath = (path: string): boolean => !/^\/(sandbox|api)\//.test(path);

/** The screen of the app; null on the pages of bank, payment and registry. */
const screen = extract(({ document, window }) => {
  const { pathname } = window.location;
  if (!isAppPath(pathname)) return null;
  const { journey, state, child, headings, isBusy, controls, focus } = readScreen();
  const text = document.body.innerText.replace(/\s+/g, ' ');
  return {
    name: [`${journey}/${state}`, child].filter(Boolean).join(' '),
    state,
    heading: headings[0] ?? '',
    /** A call is pending, or the document is not rendered yet. */
    isBusy: isBusy || journey === '' || journey === 'opening' || `${journey}/${state}` === 'none/loading',
    controls: controls.length,
    focus,
    path: pathname,
    /** Start of the document, ms since 1970: a new document begins without focus. */
    openedAt: window.performance.timeOrigin,
    amounts: amountsIn(text),
    /** The amount after the due banner's "Due Since 3 days"; null when the banner is not there. Paise. */
    overdue: amountsIn(/Due Since \d+ days?(.{0,150})/.exec(text)?.[1] ?? '')[0] ?? null,
  };
});

/** The lender's books as of the last answer that the page got; null when the lender does not know the merchant. */
const books = extract(({ document }): BooksFacts | null => {
  const value = new RegExp(`(?:^|; )${BOOKS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  // SAFETY: written by `server.ts`.
  return value === undefined ? null : (JSON.parse(decodeURIComponent(value)) as BooksFacts | null);
});

/** What was done before this state; with the accessible name of what was tapped. */
const lastAction = extract((state) => state.lastAction);

/** The payment whose page this is, as the lender has it. */
export function paymentOnPage(): PaymentFacts | null {
  const id = /^\/payment\/status\/([^/?]+)/.exec(screen.current?.path ?? '')?.[1];
  return books.current?.payments.find((payment) => payment.id === id) ?? null;
}

export function isPaidWithoutReceipt(): boolean {
  const isReceipt = /^payment-status\/(paid|sharingReceipt)/.test(screen.current?.name ?? '');
  return paymentOnPage()?.status === 'SUCCESS' && !isReceipt;
}

/** Nothing on the screen can be pressed, or it is busy. */
export function isWithoutWayOut(): boolean {
  return screen.current !== null && (screen.current.isBusy || screen.current.controls === 0);
}

function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(AMOUNT)].map(([, digits = '']) =>
    Math.round(Number(digits.replaceAll(',', '')) * 100),
  );
}

// Bombadil names a value in its trace after the constant, unless that is exported where it is declared.
export { books, lastAction, screen };
