import type { AnyStateMachine } from 'xstate';

import { pageOfRoute } from '../../machines/account-flow/setup';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { allowList, lenderName } from '../../machines/domain/lender/lenders';
import { inspectorCopy } from '../copy/inspector';
import { approvalPages, type NextPage } from './approval-pages';
import type { Journey } from './catalogue';

/** The page after the bank account, and those after the lender's own approval. */
export interface LenderPages {
  readonly page: string;
  readonly nextPages: readonly NextPage[];
}

/** What depends on one lender, from the rules and charts themselves. */
export interface LenderRow {
  /** Code on the wire; null for no lender, and for lenders without their own rule. */
  readonly lender: string | null;
  readonly name: string;
  readonly withEnach: LenderPages;
  readonly withoutEnach: LenderPages;
}

/** An unknown lender: treated as any other lender. */
const OTHER_LENDER = 'OTHER';

/** The five lender rules, evaluated for each lender of the list, and the chart of the approval after them. */
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
