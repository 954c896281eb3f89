import { renderToStaticMarkup } from 'react-dom/server';
import type { Actor, AnyStateMachine } from 'xstate';

import { JourneyView } from '../../src/journey/journey-view';
import type { Screens } from '../../src/journey/screen';
import { screens as agreement } from '../../src/screens/agreement';
import { screens as cancelLoan } from '../../src/screens/cancel-loan';
import { screens as history } from '../../src/screens/history';
import { screens as home } from '../../src/screens/home';
import { screens as loanStatus } from '../../src/screens/loan-status';
import { screens as payByLink } from '../../src/screens/pay-by-link';
import { screens as paymentStatus } from '../../src/screens/payment-status';
import { screens as prepayment } from '../../src/screens/prepayment';
import { screens as settled } from '../../src/screens/settled';
import { screens as summary } from '../../src/screens/summary';
import { screens as supplier } from '../../src/screens/supplier';
import { screens as supplierTransaction } from '../../src/screens/supplier-transaction';

const screensOf: Readonly<Record<string, unknown>> = {
  agreement,
  'cancel-loan': cancelLoan,
  history,
  home,
  'loan-status': loanStatus,
  'pay-by-link': payByLink,
  'payment-status': paymentStatus,
  prepayment,
  settled,
  summary,
  supplier,
  'supplier-transaction': supplierTransaction,
};

/** The text of the current screen, as one line; null for a journey whose screens make no claim about money. */
export function screenText(id: string, actor: Actor<AnyStateMachine>): string | null {
  const screens = screensOf[id];
  if (screens === undefined) return null;
  const markup = renderToStaticMarkup(
    <JourneyView
      id={id}
      actor={actor}
      // SAFETY: the actor is of the journey that the id names, and so are these screens.
      screens={screens as Screens<AnyStateMachine>}
      back={() => {}}
    />,
  );
  return plainText(markup);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function plainText(markup: string): string {
  return markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
