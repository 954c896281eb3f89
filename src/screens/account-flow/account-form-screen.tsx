import { accountFlowCopy as copy } from '#messages/account-flow';
import { panNameNote } from '#messages/bank-account';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { bankAccountError } from '../../../machines/domain/payment/bank-account-errors';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { BankFields } from '../shared/form/bank-fields';
import { FormPage } from '../shared/form/form-page';
import { useAccountForm } from '../shared/form/use-account-form';
import { UnreadableNote } from '../shared/unreadable-note';
import { flowTexts } from './flow-texts';

/** Form of a new account. Input, check, submission and refusal share one page, so that the input is kept. */
export function AccountFormScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const { accountType, start, newAccount, error, flowType } = snapshot.context;
  const { title, heading, lead, kind, steps } = flowTexts(flowType);
  const form = useAccountForm({
    accountType,
    sent: newAccount,
    error: snapshot.matches('SERVER_ERROR') && error !== null ? bankAccountError(error) : null,
    isPending: snapshot.hasTag('pending'),
    onSubmit: (account) => send({ type: 'account.submitted', account }),
  });
  return (
    <FormPage
      title={title}
      heading={heading}
      lead={lead}
      steps={steps}
      onBack={back}
      form={form}
      submit={copy.check}
      sending={copy.checking}
      aboveFields={
        <>
          <UnreadableNote kind="account" count={start.malformedAccounts} />
          {start.panName !== null && <Lead>{panNameNote(start.panName)}</Lead>}
        </>
      }
    >
      <Stack>
        <Segmented
          legend={kind}
          name="accountType"
          options={[
            { value: 'BANK', label: copy.kindBank },
            { value: 'UPI', label: copy.kindUpi },
          ]}
          value={accountType === 'UPI' ? 'UPI' : 'BANK'}
          onSelect={(chosen) => {
            form.clearErrors();
            send({ type: 'accountType.chosen', accountType: chosen });
          }}
        />
        {accountType === 'UPI' ? (
          <Field
            {...form.text('upiId')}
            label={copy.upiId}
            hint={copy.upiHint}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <BankFields form={form} />
        )}
      </Stack>
    </FormPage>
  );
}
