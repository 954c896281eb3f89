import {
  type LandingFacts,
  type LoanAction,
  loanAction,
  otherProducts,
} from '../../../machines/domain/entry/landing';
import type { landingMachine } from '../../../machines/landing/machine';
import { landingCopy as copy, creditText, loanCopy } from '../../copy/landing';
import { latestLoanError, loadFailureHeading } from '../../copy/load-failure';
import type { ScreenProps } from '../../journey/screen';
import type { LandingLine, MerchantContent } from '../standalone/landing-page';

type Props = ScreenProps<typeof landingMachine>;
type Send = Props['send'];

const MAX_OTHER_OFFER_LINES = 3;

/** Icon and tone of the line about the loan. */
const loanLineStyles: Readonly<Record<LoanAction['kind'], Pick<LandingLine, 'icon' | 'tone'>>> = {
  pay: { icon: 'rupee' },
  continue: { icon: 'document' },
  awaitingDisbursal: { icon: 'clock' },
  stopped: { icon: 'info', tone: 'info' },
  notEligible: { icon: 'info', tone: 'info' },
  awaitingLender: { icon: 'clock' },
  tooManyTries: { icon: 'clock', tone: 'due' },
  eligibilityUnknown: { icon: 'info', tone: 'info' },
  resume: { icon: 'document' },
  alreadyConfirmed: { icon: 'info', tone: 'info' },
  offers: { icon: 'rupee' },
  apply: { icon: 'document' },
};

/**
 * Content of the landing page for this merchant; null until it is loaded: then the general page is shown. It is data, not a
 * screen: the page stays mounted, so that a tap in progress still reaches its button.
 */
export function merchantContent(
  { context: { facts, failure }, value }: Pick<Props['snapshot'], 'context' | 'value'>,
  send: Send,
): MerchantContent | null {
  if (value === 'landingUnavailable')
    return {
      loan: {
        icon: 'refresh',
        tone: 'info',
        title: loadFailureHeading(failure, copy.unavailable),
        detail: [latestLoanError(failure), copy.unavailableDetail].filter((part) => part !== null).join('. '),
        onOpen: () => send({ type: 'retry' }),
      },
      alsoOffered: null,
      action: copy.unavailableAction,
    };
  if (facts === null) return null;
  const loanState = loanAction(facts);
  const { title, detail, action } = loanCopy(loanState);
  const loan: LandingLine = {
    ...loanLineStyles[loanState.kind],
    ...(loanState.kind === 'pay' ? billStyle(loanState) : {}),
    title,
    detail,
  };
  const lines = otherOfferLines(facts, send);
  return { loan, action, alsoOffered: lines.length === 0 ? null : { heading: copy.alsoOffered, lines } };
}

/** Style of the next bill: a clock while a payment is pending or may be paid, a tone for an overdue amount. */
function billStyle({ pending, started, due }: Extract<LoanAction, { kind: 'pay' }>): Partial<LandingLine> {
  if (pending !== null || started !== null) return { icon: 'clock', tone: 'due' };
  return due?.kind === 'overdue' ? { tone: 'late' } : {};
}

/** Lines of the other offers, followed by their terms, cut after three lines. Empty if there are no other offers. */
function otherOfferLines(facts: LandingFacts, send: Send): readonly LandingLine[] {
  const { credit, registration, partners, score } = otherProducts(facts);
  const offered: readonly (LandingLine | false)[] = [
    credit !== null && {
      icon: 'bank',
      title: copy.credit,
      detail: creditText(credit),
      ...(credit.kind === 'overdue' ? { tone: 'late' } : {}),
      onOpen: () => send({ type: 'credit.opened' }),
    },
    registration && {
      icon: 'document',
      title: copy.registration,
      detail: copy.registrationDetail,
      onOpen: () => send({ type: 'registration.opened' }),
    },
    partners && {
      icon: 'rupee',
      title: copy.partners,
      detail: copy.partnersDetail,
      onOpen: () => send({ type: 'partners.opened' }),
    },
    score && {
      icon: 'shield',
      title: copy.score,
      detail: copy.scoreDetail,
      onOpen: () => send({ type: 'score.opened' }),
    },
  ];
  const lines = offered.filter((line) => line !== false);
  if (lines.length === 0) return [];
  const terms: LandingLine = {
    icon: 'document',
    title: copy.terms,
    detail: copy.termsDetail,
    onOpen: () => send({ type: 'terms.opened' }),
  };
  return [...lines, terms].slice(0, MAX_OTHER_OFFER_LINES);
}
