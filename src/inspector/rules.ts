import type { AnyStateMachine } from 'xstate';

import { pageOfRoute } from '../../machines/account-flow/setup';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { allowList, lenderName } from '../../machines/domain/lender/lenders';
import { inspectorCopy } from '../copy/inspector';
import { approvalPages, type NextPage } from './approval-pages';
import type { Journey } from './catalogue';

/** The page after the bank account, and the pages that may follow the approval by the lender. */
export interface LenderPages {
  readonly page: string;
  readonly nextPages: readonly NextPage[];
}

/** The pages for one lender, computed by the rules and charts themselves. */
export interface LenderRow {
  /** Code in the API; null in the row without a lender, and in the row of all other lenders. */
  readonly lender: string | null;
  readonly name: string;
  readonly withEnach: LenderPages;
  readonly withoutEnach: LenderPages;
}

/** Code of no known lender: gets the rules of all other lenders. */
const OTHER_LENDER = 'OTHER';

/** Evaluates the five lender rules, then the chart of the approval, for each lender of the list. */
export function lenderRows(journeys: readonly Journey[]): readonly LenderRow[] {
  const approval = journeys.find(({ id }) => id === 'loan-approval')?.machine ?? null;
  const labels = inspectorCopy.overview;
  const createRow = (lender: string | null, name: string, code: string | null = lender): LenderRow => ({
    lender: code,
    name,
    withEnach: nextPagesOf(approval, lender, true),
    withoutEnach: nextPagesOf(approval, lender, false),
  });
  return [
    createRow(null, labels.noLender),
    ...allowList.map((lender) => createRow(lender, lenderName(lender))),
    createRow(OTHER_LENDER, labels.otherLender, null),
  ];
}

function nextPagesOf(
  approval: AnyStateMachine | null,
  lender: string | null,
  isEnachRequired: boolean,
): LenderPages {
  const route = lenderRoute(lender, isEnachRequired);
  const isApproved = route === 'loanApprovalStatus' || route === 'approvedLoanDetails';
  return {
    page: pageOfRoute(route),
    nextPages:
      approval !== null && lender !== null && isApproved
        ? approvalPages(approval, lender, isEnachRequired)
        : [],
  };
}
