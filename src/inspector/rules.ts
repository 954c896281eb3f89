import { pageOfRoute } from '../../machines/account-flow/steps';
import { apolloMonthlyRule, lenderRoute } from '../../machines/domain/lender-route';
import { allowList, lenderName } from '../../machines/domain/lenders';

/** What one lender decides, as the rules themselves answer. */
export interface LenderRow {
  /** Code on the wire; null for none. */
  readonly lender: string | null;
  readonly name: string;
  /** The page after the bank account, when the offer asks for e-NACH and when it does not. */
  readonly withEnach: string;
  readonly withoutEnach: string;
  /** A monthly loan goes on to e-NACH from there (unless a mandate is active). */
  readonly goesOnToEnach: boolean;
}

/** The five lender rules, asked for each lender of the list: the table cannot differ from what the app does. */
export function lenderRows(): readonly LenderRow[] {
  const page = (lender: string | null, isEnachRequired: boolean) =>
    pageOfRoute(lenderRoute(lender, isEnachRequired)) ?? '';
  return [null, ...allowList].map((lender) => ({
    lender,
    name: lender === null ? '' : lenderName(lender),
    withEnach: page(lender, true),
    withoutEnach: page(lender, false),
    goesOnToEnach: apolloMonthlyRule(lender, 'monthly', false),
  }));
}
