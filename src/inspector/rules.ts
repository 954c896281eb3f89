import type { AnyStateMachine } from 'xstate';

import { pageOfRoute } from '../../machines/account-flow/steps';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { allowList, lenderName } from '../../machines/domain/lender/lenders';
import { inspectorCopy } from '../copy/inspector';
import { approvalWays, type Onward } from './approval-ways';
import type { Journey } from './catalogue';

/** The page after the bank account, and where a lender's own approval leads on from there. */
export interface LenderWay {
  readonly page: string;
  readonly onward: readonly Onward[];
}

/** What one lender decides, as the rules and the charts themselves answer. */
export interface LenderRow {
  /** Code on the wire; null for no lender, and for any that has no rule of its own. */
  readonly lender: string | null;
  readonly name: string;
  readonly withEnach: LenderWay;
  readonly withoutEnach: LenderWay;
}

/** A name that no rule knows: it goes the way of any other lender. */
const OTHER = 'OTHER';

/** The five lender rules, asked for each lender of the list, and the chart of the approval after them. */
export function lenderRows(journeys: readonly Journey[]): readonly LenderRow[] {
  const approval = journeys.find(({ id }) => id === 'loan-approval')?.machine ?? null;
  const words = inspectorCopy.overview;
  const row = (lender: string | null, name: string, code: string | null = lender): LenderRow => ({
    lender: code,
    name,
    withEnach: wayOf(approval, lender, true),
    withoutEnach: wayOf(approval, lender, false),
  });
  return [
    row(null, words.noLender),
    ...allowList.map((lender) => row(lender, lenderName(lender))),
    row(OTHER, words.otherLender, null),
  ];
}

function wayOf(approval: AnyStateMachine | null, lender: string | null, isEnachRequired: boolean): LenderWay {
  const route = lenderRoute(lender, isEnachRequired);
  const isApproved = route === 'loanApprovalStatus' || route === 'approvedLoanDetails';
  return {
    page: pageOfRoute(route),
    onward:
      approval !== null && lender !== null && isApproved
        ? approvalWays(approval, lender, isEnachRequired)
        : [],
  };
}
