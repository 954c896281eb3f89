/**
 * What must hold whatever a merchant does, in the temporal logic of Bombadil: every export is a property that is judged in each state
 * of a visit. Requirements in docs/coverage.md; the numbers are sections of the specification.
 */
import { always, eventually, type Formula, next, now } from '@antithesishq/bombadil';

import { books, isPaidWithoutReceipt, isWithoutWayOut, lastAction, paymentOnPage, screen } from './screen.ts';

export {
  noConsoleErrors,
  noHttpErrorCodes,
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties';

/** Screens that only a failed or unanswered call, or an error of our own, can lead to. */
const ERROR_SCREEN =
  /^(crash|none\/load-failed)|(Unavailable|Unanswered|lastKnown|merchantUnavailable|notSignedInHere|ended|changed|PROCESS_ERROR)$/;

/**
 * Time after which a page is stuck, s: no call is broken here, so none takes longer, nor does the next check of a payment. It is short
 * against a visit (`run.ts`): one that ends earlier says nothing.
 */
const STUCK_AFTER_S = 20;
const FOCUS_S = 2;

/**
 * Never two debits for one bill (7.1 initiateRepayment, 2.4). The walk never says yes to a warning that names an earlier payment, so a
 * second debit is the app's.
 */
export const neverTwoDebitsForOneBill = always(() => {
  const { payments = [], paidTwice = 0 } = books.current ?? {};
  return paidTwice === 0 && payments.every(({ debits }) => debits <= 1);
});

/** A payment that the lender has leads to its receipt, as long as its page stays open (2.4, payment texts). The walk stays on it. */
export const paidLeadsToReceipt = always(() => {
  const path = screen.current?.path;
  return now(isPaidWithoutReceipt).implies(
    eventually(() => screen.current?.path !== path || !isPaidWithoutReceipt()).within(
      STUCK_AFTER_S,
      'seconds',
    ),
  );
});

/** No state without a way out: what is busy ends, and then offers something to press (4). The walk waits for that. */
export const noStateWithoutAWayOut = always(() =>
  now(isWithoutWayOut).implies(eventually(() => !isWithoutWayOut()).within(STUCK_AFTER_S, 'seconds')),
);

/** The amount paid is the amount shown: on the payment's page, and on the screen that it was opened from (2.4). */
export const amountPaidIsAmountShown = always(() => {
  const shown = screen.current;
  const known = new Set(books.current?.payments.map(({ id }) => id));
  const payment = paymentOnPage();
  const isShown =
    payment === null ||
    shown === null ||
    shown.amounts.length === 0 ||
    shown.amounts.includes(payment.amount);
  if (!isShown) return false;
  return next(() => {
    const opened = books.current?.payments.filter(({ id }) => !known.has(id)) ?? [];
    return shown === null || opened.every(({ amount }) => shown.amounts.includes(amount));
  });
});

/** Back never undoes what was paid, signed or added (decision 005, 2). */
export const backNeverUndoes = always(() => {
  const done = books.current?.done ?? [];
  return next(() => !isBack() || staysDone(done));
});

/** It is still done now, and for as long as nothing else happens: what Back calls may be answered a little later. */
function staysDone(done: readonly string[]): Formula {
  const isStillDone = () => done.every((what) => books.current?.done.includes(what) === true);
  return now(isStillDone).and(next(() => lastAction.current !== 'Wait' || staysDone(done)));
}

/** What is overdue is never hidden: home says since when, and asks for no less than is owed (2.4, due banner). */
export const overdueIsNeverHidden = always(() => {
  const overdue = books.current?.overdue ?? 0;
  return (
    screen.current?.name !== 'home/home' || screen.current.isBusy || (screen.current.overdue ?? 0) >= overdue
  );
});

/**
 * No error page without a fault: no call is broken in these visits (2, 7.3, 8). A refusal (4xx) is an answer to what a merchant
 * typed or did twice, and has screens of its own; a 5xx is nobody's answer.
 */
export const noErrorPageWithoutAFault = always(
  () => !ERROR_SCREEN.test(screen.current?.name ?? '') && (books.current?.serverErrors ?? 0) === 0,
);

/** The focus is always somewhere: on another screen of the same document it is not lost (2). */
export const focusIsAlwaysSomewhere = always(() => {
  const before = screen.current;
  return next(() => {
    const after = screen.current;
    const isOther =
      before !== null &&
      after !== null &&
      before.openedAt === after.openedAt &&
      before.name !== after.name &&
      before.heading !== after.heading;
    return now(() => isOther && !after.isBusy).implies(
      eventually(() => screen.current?.name !== after?.name || screen.current?.focus !== 'body').within(
        FOCUS_S,
        'seconds',
      ),
    );
  });
});

function isBack(): boolean {
  const action = lastAction.current;
  if (action === null || typeof action === 'string') return action === 'Back';
  return 'Click' in action && action.Click.fingerprint.accessible_name === 'Back';
}
