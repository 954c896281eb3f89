import { bankAccountCopy as copy } from '#messages/bank-account';
import { bankOfIfsc } from '../../../../machines/domain/fields/bank-of-ifsc';
import { Field } from '../../../ui/controls/field';
import { Segmented } from '../../../ui/controls/segmented';
import type { AccountDraft } from './account-draft';
import { IfscField } from './ifsc-field';
import type { Form } from './use-form';

const numericInput = { inputMode: 'numeric' } as const;

/** Fields of a bank account: the account number twice, IFSC with its bank, savings or current. */
export function BankFields({ form }: { readonly form: Form<AccountDraft> }) {
  return (
    <>
      <Field {...form.text('accountNumber')} {...numericInput} label={copy.accountNumber} />
      <Field {...form.text('accountNumberAgain')} {...numericInput} label={copy.accountNumberAgain} />
      <IfscField form={form} label={copy.ifsc} hint={bankOfIfsc(form.draft.ifsc) ?? copy.ifscHint} />
      <Segmented
        id={form.idOf('type')}
        legend={copy.type}
        name="type"
        options={[
          { value: 'SAVINGS', label: copy.savings },
          { value: 'CURRENT', label: copy.current },
        ]}
        value={form.draft.type}
        onSelect={(type) => form.change({ type })}
        error={form.errorOf('type')}
      />
    </>
  );
}
