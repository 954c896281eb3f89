import {
  type LandingFacts,
  type LoanNow,
  loanNow,
  offersBeside,
} from '../../../machines/domain/entry/landing';
import type { landingMachine } from '../../../machines/landing/machine';
import { landingCopy as copy, creditWords, loanWords } from '../../copy/landing';
import { latestLoanError, loadFailureHeading } from '../../copy/load-failure';
import type { ScreenProps } from '../../journey/screen';
import type { LandingLine, LandingNow } from '../plain/landing-page';

type Props = ScreenProps<typeof landingMachine>;
type Send = Props['send'];

const looks: Readonly<Record<LoanNow['kind'], Pick<LandingLine, 'icon' | 'tone'>>> = {
  pay: { icon: 'rupee' },
  continue: { icon: 'document' },
  moneyAwaited: { icon: 'clock' },
  stopped: { icon: 'info', tone: 'info' },
  notEligible: { icon: 'info', tone: 'info' },
  awaitingLender: { icon: 'clock' },
  coolingOff: { icon: 'clock', tone: 'due' },
  untold: { icon: 'info', tone: 'info' },
  resume: { icon: 'document' },
  confirmedBefore: { icon: 'info', tone: 'info' },
  offers: { icon: 'rupee' },
  apply: { icon: 'document' },
};

/**
 * What the landing page says of this merchant; null while nothing is known, and the page is that of anybody. Data, not a
 * screen: the page stays the one that is shown already, so that a tap that is under way meets its button.
 */
export function landingNow(
  { context: { facts, failure }, value }: Pick<Props['snapshot'], 'context' | 'value'>,
  send: Send,
): LandingNow | null {
  if (value === 'landingUnavailable')
    return {
      loan: {
        icon: 'refresh',
        tone: 'info',
        title: loadFailureHeading(failure, copy.unavailable),
        detail: [latestLoanError(failure), copy.unavailableDetail].filter((part) => part !== null).join('. '),
        onOpen: () => send({ type: 'retry' }),
      },
      beside: null,
      action: copy.unavailableAction,
    };
  if (facts === null) return null;
  const now = loanNow(facts);
  const { title, detail, action } = loanWords(now);
  const loan: LandingLine = {
    ...looks[now.kind],
    ...(now.kind === 'pay' ? billLook(now) : {}),
    title,
    detail,
  };
  const lines = linesBeside(facts, send);
  return { loan, action, beside: lines.length === 0 ? null : { heading: copy.beside, lines } };
}

/** A payment that is under way or may be paid waits, and what is late stands out. */
function billLook({ pending, started, due }: Extract<LoanNow, { kind: 'pay' }>): Partial<LandingLine> {
  if (pending !== null || started !== null) return { icon: 'clock', tone: 'due' };
  return due?.kind === 'overdue' ? { tone: 'late' } : {};
}

/** What else there is, three lines as there are three steps; none where nothing is offered. */
function linesBeside(facts: LandingFacts, send: Send): readonly LandingLine[] {
  const { credit, registration, partners, score } = offersBeside(facts);
  const offered: readonly (LandingLine | false)[] = [
    credit !== null && {
      icon: 'bank',
      title: copy.credit,
      detail: creditWords(credit),
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
