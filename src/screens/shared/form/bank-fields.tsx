import { bankAccountCopy as copy, useSuggestion as mendLabel } from '../../copy/bank-account';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import type { AccountDraft } from './account-draft';
import { type FormErrors, fieldId } from './account-errors';

/** What the fields of the account form share. */
export interface AccountFieldsProps {
  readonly form: string;
  readonly draft: AccountDraft;
  readonly errors: FormErrors;
  readonly isPending: boolean;
  readonly onChange: (change: Partial<AccountDraft>) => void;
  /** Takes the IFSC that was probably meant. */
  readonly onMendIfsc: (ifsc: string) => void;
}

/** Account number twice, IFSC, and the kind of account. */
export function BankFields({ form, draft, errors, isPending, onChange, onMendIfsc }: AccountFieldsProps) {
  const { byField, suggestedIfsc } = errors;
  const digits = { inputMode: 'numeric', autoComplete: 'off', readOnly: isPending } as const;
  return (
    <>
      <Field
        {...digits}
        id={fieldId(form, 'accountNumber')}
        name="accountNumber"
        label={copy.accountNumber}
        value={draft.accountNumber}
        onChange={(event) => onChange({ accountNumber: event.currentTarget.value })}
        error={byField.accountNumber}
      />
      <Field
        {...digits}
        id={fieldId(form, 'accountNumberAgain')}
        name="accountNumberAgain"
        label={copy.accountNumberAgain}
        value={draft.accountNumberAgain}
        onChange={(event) => onChange({ accountNumberAgain: event.currentTarget.value })}
        error={byField.accountNumberAgain}
      />
      <Stack gap="sm">
        <Field
          id={fieldId(form, 'ifsc')}
          name="ifsc"
          label={copy.ifsc}
          hint={copy.ifscHint}
          value={draft.ifsc}
          onChange={(event) => onChange({ ifsc: event.currentTarget.value })}
          error={byField.ifsc}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          readOnly={isPending}
        />
        {suggestedIfsc !== null && (
          <Button variant="secondary" onClick={() => onMendIfsc(suggestedIfsc)}>
            {mendLabel(suggestedIfsc)}
          </Button>
        )}
      </Stack>
      <Segmented
        id={fieldId(form, 'type')}
        legend={copy.type}
        name="type"
        options={[
          { value: 'SAVINGS', label: copy.savings },
          { value: 'CURRENT', label: copy.current },
        ]}
        value={draft.type}
        onSelect={(type) => {
          if (!isPending) onChange({ type });
        }}
        error={byField.type}
      />
    </>
  );
}
