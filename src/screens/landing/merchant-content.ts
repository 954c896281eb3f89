import {
  type LandingFacts,
  type LoanNow,
  loanNow,
  otherOffers,
} from '../../../machines/domain/entry/landing';
import type { landingMachine } from '../../../machines/landing/machine';
import { landingCopy as copy, creditText, loanCopy } from '../../copy/landing';
import { latestLoanError, loadFailureHeading } from '../../copy/load-failure';
import type { ScreenProps } from '../../journey/screen';
import type { LandingLine, MerchantContent } from '../plain/landing-page';

type Props = ScreenProps<typeof landingMachine>;
type Send = Props['send'];

const styles: Readonly<Record<LoanNow['kind'], Pick<LandingLine, 'icon' | 'tone'>>> = {
  pay: { icon: 'rupee' },
  continue: { icon: 'document' },
  awaitingDisbursal: { icon: 'clock' },
  stopped: { icon: 'info', tone: 'info' },
  notEligible: { icon: 'info', tone: 'info' },
  awaitingLender: { icon: 'clock' },
  coolingOff: { icon: 'clock', tone: 'due' },
  eligibilityUnknown: { icon: 'info', tone: 'info' },
  resume: { icon: 'document' },
  alreadyConfirmed: { icon: 'info', tone: 'info' },
  offers: { icon: 'rupee' },
  apply: { icon: 'document' },
};

/**
 * Content of the landing page for this merchant; null while nothing is known: then the general page is shown. Data, not a
 * screen: the mounted page stays, so that a tap in progress reaches its button.
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
  const now = loanNow(facts);
  const { title, detail, action } = loanCopy(now);
  const loan: LandingLine = {
    ...styles[now.kind],
    ...(now.kind === 'pay' ? billStyle(now) : {}),
    title,
    detail,
  };
  const lines = otherLines(facts, send);
  return { loan, action, alsoOffered: lines.length === 0 ? null : { heading: copy.alsoOffered, lines } };
}

/** A pending payment, or one that may be paid, shows a clock; an overdue amount is highlighted. */
function billStyle({ pending, started, due }: Extract<LoanNow, { kind: 'pay' }>): Partial<LandingLine> {
  if (pending !== null || started !== null) return { icon: 'clock', tone: 'due' };
  return due?.kind === 'overdue' ? { tone: 'late' } : {};
}

/** Other offers, up to three rows; none where nothing is offered. */
function otherLines(facts: LandingFacts, send: Send): readonly LandingLine[] {
  const { credit, registration, partners, score } = otherOffers(facts);
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
  return [...lines, terms].slice(0, 3);
}
