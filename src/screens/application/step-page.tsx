import { BankAccountFormPage } from './bank-account-form';
import { BankAccountsPage } from './bank-accounts';
import { StepFormPage } from './form-page';
import { LenderDecidesPage } from './lender-decides';
import { LoanExamplesPage } from './loan-examples';
import type { ApplicationProps, Typed } from './props';
import { UnansweredPage } from './unanswered';

/** The page of a step, by where the merchant stands; while something is awaited it stays. */
export function StepPage({ typed, ...props }: ApplicationProps & { readonly typed: Typed }) {
  const { snapshot } = props;
  const { place } = snapshot.context;
  if (
    snapshot.matches('profileUnanswered') ||
    snapshot.matches('photoUnanswered') ||
    snapshot.matches('accountUnanswered')
  ) {
    return <UnansweredPage {...props} />;
  }
  switch (place) {
    case 'list':
    case 'elsewhere':
      return null;
    case 'decision':
      return <LenderDecidesPage {...props} />;
    case 'loan-examples':
      return <LoanExamplesPage {...props} />;
    case 'bank-yes':
      return <BankAccountsPage {...props} />;
    case 'bank-no':
      return <BankAccountFormPage {...props} />;
    default:
      return <StepFormPage key={place} {...props} step={place} typed={typed} />;
  }
}
