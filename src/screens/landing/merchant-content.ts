import { homeCopy } from '#messages/home';
import { landingCopy as copy } from '#messages/landing';
import {
  type LandingFacts,
  type LoanAction,
  loanAction,
  otherProducts,
} from '../../../machines/domain/entry/landing';
import type { landingMachine } from '../../../machines/landing/machine';
import { creditText, loanCopy } from '../../copy/landing';
import { loadFailureHeading } from '../../copy/load-failure';
import type { ScreenProps } from '../../journey/screen';
import { canDrawInstalments } from '../../ui/base/instalment-line';
import type { LandingLine, MerchantContent, OwnLoan } from '../standalone/landing-page';

type Props = ScreenProps<typeof landingMachine>;
type Send = Props['send'];

const MAX_OTHER_OFFER_LINES = 3;

/** For these a merchant has no loan, and has not begun to apply: the introduction stays above the line about them. */
const kindsWithoutLoan: ReadonlySet<LoanAction['kind']> = new Set(['offers', 'apply', 'eligibilityUnknown']);

/** Icon and tone of what is said about the loan. */
const loanStyles: Readonly<Record<LoanAction['kind'], Pick<OwnLoan, 'icon' | 'tone'>>> = {
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
  if (value === 'landingUnavailable') {
    return {
      loan: {
        icon: 'refresh',
        tone: 'info',
        title: loadFailureHeading(failure, copy.unavailable),
        detail: copy.unavailableDetail,
        onOpen: () => send({ type: 'retry' }),
      },
      alsoOffered: null,
      action: copy.unavailableAction,
    };
  }
  if (facts === null) return null;
  const loanState = loanAction(facts);
  const { title, details, action } = loanCopy(loanState);
  const loan = {
    ...loanStyles[loanState.kind],
    ...(loanState.kind === 'pay' ? billStyle(loanState) : {}),
    title,
    ...(kindsWithoutLoan.has(loanState.kind)
      ? { detail: details.join(' ') }
      : { details, ...(loanState.kind === 'pay' ? runningLoan(loanState) : { nbfc: null, progress: null }) }),
  };
  const lines = otherOfferLines(facts, send);
  return { loan, action, alsoOffered: lines.length === 0 ? null : { heading: copy.alsoOffered, lines } };
}

/** Lender and instalments of a running loan. */
function runningLoan({
  lender,
  progress,
}: Extract<LoanAction, { kind: 'pay' }>): Pick<OwnLoan, 'nbfc' | 'progress'> {
  const canDraw = progress !== null && canDrawInstalments(progress.total);
  return {
    nbfc: lender,
    progress: canDraw
      ? { ...progress, label: homeCopy.instalmentsLine(progress.paid, progress.total, progress.late) }
      : null,
  };
}

/** Style of the next bill: a clock while a payment is pending or may be paid, a tone for an overdue amount. */
function billStyle({ pending, started, due }: Extract<LoanAction, { kind: 'pay' }>): Partial<OwnLoan> {
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
