import { type AnyStateMachine, initialTransition, transition } from 'xstate';

import type { Outcome } from '../../machines/domain/base/failure';
import { readEntity } from '../../machines/domain/base/wire';
import { loanOfferSchema } from '../../machines/domain/loan/loan-offer';
import { mandateSchema } from '../../machines/domain/mandate/mandate';
import { userStateSchema } from '../../machines/domain/merchant/user-state';
import { inspectorCopy } from '../copy/inspector';
import { groupBy } from './group-by';

/** The page that follows the approval by the lender. */
export interface NextPage {
  readonly to: string;
  /** Label of the loans that lead to this page; null when all do. */
  readonly loans: string | null;
}

const labels = inspectorCopy.overview.loans;

/** Loans that the chart may distinguish, by the frequency (its number in the API) and the status of the mandate. */
const loans = [
  { label: labels.other, frequency: 1, mandate: 'PENDING' },
  { label: labels.monthly, frequency: 3, mandate: 'PENDING' },
  { label: labels.monthlyActive, frequency: 3, mandate: 'ACTIVE' },
] as const;

type Loan = (typeof loans)[number];

/**
 * Runs the chart `loan-approval` with each of these loans, until the lender has approved and the merchant accepted. The chart
 * itself decides, so the result always matches the app.
 */
export function approvalPages(
  chart: AnyStateMachine,
  lender: string,
  isEnachRequired: boolean,
): readonly NextPage[] {
  const results = loans.map((loan) => ({
    label: loan.label,
    to: pageAfterApproval(chart, lender, isEnachRequired, loan),
  }));
  const targets = [...groupBy(results, ({ to }) => to)];
  return targets.map(([to, group]) => ({
    to,
    loans: targets.length === 1 ? null : group.map(({ label }) => label).join(', '),
  }));
}

/** More than any path of the chart needs; guards against a loop. */
const MAX_STEPS = 12;

function pageAfterApproval(
  chart: AnyStateMachine,
  lender: string,
  isEnachRequired: boolean,
  loan: Loan,
): string {
  const events = eventsFor(lender, isEnachRequired, loan);
  let [snapshot] = initialTransition(chart, { entryUrl: '/termloan/loan-approval-status' });
  for (let step = 0; step < MAX_STEPS && snapshot.status === 'active'; step += 1) {
    const current = snapshot;
    const event = events.find((event) => current.can(event));
    if (event === undefined) break;
    [snapshot] = transition(chart, current, event);
  }
  const { output }: { output?: unknown } = snapshot;
  const hasRedirect = typeof output === 'object' && output !== null && 'redirectTo' in output;
  return hasRedirect ? String(output.redirectTo) : '';
}

/** The events that lead through the chart: answers of the services, and actions of the merchant. */
function eventsFor(lender: string, isEnachRequired: boolean, loan: Loan) {
  const user = (approval_status: string | null) =>
    dataOf(readEntity(userStateSchema, { process_state: null, primary_nbfc: lender, approval_status }));
  const offer = dataOf(
    readEntity(loanOfferSchema, {
      loan_offer_id: 'offer',
      frequency: loan.frequency,
      is_enach_required: isEnachRequired,
    }),
  );
  const mandateAnswer = dataOf(readEntity(mandateSchema, { mandate_id: 'mandate', status: loan.mandate }));
  const answer = (id: string, data: unknown) => ({
    type: `xstate.done.actor.${id}`,
    output: { ok: true, data },
  });
  return [
    answer('loadApproval', { userState: user(null), offer }),
    answer('getUserState', user('APPROVED')),
    answer('getAutopayMandate', mandateAnswer),
    { type: 'details.accepted' },
    { type: 'retry' },
  ];
}

function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error('An answer is no longer of the shape that the contract says.');
  return outcome.data;
}
