import { applicationStepCopy, stepNames } from '#messages/application';
import { bankAccountCopy, panNameNote } from '#messages/bank-account';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { applicationProgress } from '../shared/application-progress';
import { BankFields } from '../shared/form/bank-fields';
import { FormPage } from '../shared/form/form-page';
import { useAccountForm } from '../shared/form/use-account-form';
import type { ApplicationProps } from './props';

const copy = applicationStepCopy.bank;

/** Form of a new account. Input, submission and refusal share one page, so that the input is kept. */
export function BankAccountFormPage({ snapshot, send, back }: ApplicationProps) {
  const { data, newAccount, accountError } = snapshot.context;
  const form = useAccountForm({
    accountType: 'BANK',
    sent: newAccount,
    error: accountError,
    isPending: snapshot.hasTag('pending'),
    onSubmit: (account) => send({ type: 'account.submitted', account }),
  });
  return (
    <FormPage
      title={stepNames.bank}
      heading={copy.addHeading}
      lead={copy.addLead}
      steps={applicationProgress('bank')}
      onBack={back}
      form={form}
      submit={bankAccountCopy.check}
      sending={bankAccountCopy.checking}
      aboveFields={data?.panName != null && <Text>{panNameNote(data.panName)}</Text>}
    >
      <Stack>
        <BankFields form={form} />
      </Stack>
    </FormPage>
  );
}
