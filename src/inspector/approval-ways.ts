import { type AnyStateMachine, initialTransition, transition } from 'xstate';

import type { Outcome } from '../../machines/domain/base/failure';
import { readEntity } from '../../machines/domain/base/wire';
import { loanOffer } from '../../machines/domain/loan/loan-offer';
import { mandate } from '../../machines/domain/mandate/mandate';
import { userState } from '../../machines/domain/merchant/user-state';
import { inspectorCopy } from '../copy/inspector';
import { groupBy } from './group-by';

/** Where a lender's own approval leads on to. */
export interface Onward {
  readonly to: string;
  /** For which loans, in words; null where it is all of them. */
  readonly loans: string | null;
}

const said = inspectorCopy.overview.loans;

/** The loans that the chart may tell apart: the wire's number of a frequency, and the state of the mandate. */
const loans = [
  { words: said.other, frequency: 1, mandate: 'PENDING' },
  { words: said.monthly, frequency: 3, mandate: 'PENDING' },
  { words: said.monthlyActive, frequency: 3, mandate: 'ACTIVE' },
] as const;

type Loan = (typeof loans)[number];

/**
 * Walks the chart of the lender's approval with an offer of each kind, until the lender has approved and the
 * merchant accepted. The chart (`loan-approval`) itself decides, so this cannot say anything else than the app does.
 */
export function approvalWays(
  chart: AnyStateMachine,
  lender: string,
  isEnachRequired: boolean,
): readonly Onward[] {
  const ends = loans.map((loan) => ({ words: loan.words, to: endOf(chart, lender, isEnachRequired, loan) }));
  const ways = [...groupBy(ends, ({ to }) => to)];
  return ways.map(([to, of]) => ({
    to,
    loans: ways.length === 1 ? null : of.map(({ words }) => words).join(', '),
  }));
}

/** More steps than the longest way has. */
const MOST_STEPS = 12;

function endOf(chart: AnyStateMachine, lender: string, isEnachRequired: boolean, loan: Loan): string {
  const answers = answersOf(lender, isEnachRequired, loan);
  let [snapshot] = initialTransition(chart, { entryUrl: '/termloan/loan-approval-status' });
  for (let step = 0; step < MOST_STEPS && snapshot.status === 'active'; step += 1) {
    const now = snapshot;
    const event = answers.find((answer) => now.can(answer));
    if (event === undefined) break;
    [snapshot] = transition(chart, now, event);
  }
  const { output }: { output?: unknown } = snapshot;
  const isEnd = typeof output === 'object' && output !== null && 'redirectTo' in output;
  return isEnd ? String(output.redirectTo) : '';
}

/** What the services and the merchant say, whenever the chart waits for it. */
function answersOf(lender: string, isEnachRequired: boolean, loan: Loan) {
  const user = (approval_status: string | null) =>
    dataOf(readEntity(userState, { process_state: null, primary_nbfc: lender, approval_status }));
  const offer = dataOf(
    readEntity(loanOffer, {
      loan_offer_id: 'offer',
      frequency: loan.frequency,
      is_enach_required: isEnachRequired,
    }),
  );
  const standing = dataOf(readEntity(mandate, { mandate_id: 'mandate', status: loan.mandate }));
  const answer = (id: string, data: unknown) => ({
    type: `xstate.done.actor.${id}`,
    output: { ok: true, data },
  });
  return [
    answer('loadApproval', { userState: user(null), offer }),
    answer('getUserState', user('APPROVED')),
    answer('getAutopayMandate', standing),
    { type: 'details.accepted' },
    { type: 'retry' },
  ];
}

function dataOf<T>(read: Outcome<T>): T {
  if (!read.ok) throw new Error('An answer is no longer of the shape that the contract says.');
  return read.data;
}
