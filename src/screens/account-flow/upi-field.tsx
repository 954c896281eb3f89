import { accountFlowCopy as copy } from '../../copy/account-flow';
import { Field } from '../../ui/controls/field';
import { fieldId } from '../shared/account-errors';
import type { AccountFieldsProps } from '../shared/bank-fields';

/** A UPI id, to receive money only. */
export function UpiField({ form, draft, errors, isPending, onChange }: AccountFieldsProps) {
  return (
    <Field
      id={fieldId(form, 'upiId')}
      name="upiId"
      label={copy.upiId}
      hint={copy.upiHint}
      value={draft.upiId}
      onChange={(event) => onChange({ upiId: event.currentTarget.value })}
      error={errors.byField.upiId}
      inputMode="email"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      readOnly={isPending}
    />
  );
}
