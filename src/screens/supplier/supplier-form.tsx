import { sharedCopy } from '#messages/shared';
import { supplierCopy } from '#messages/supplier';
import { bankOfIfsc } from '../../../machines/domain/fields/bank-of-ifsc';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { indianStateOptions } from '../../copy/indian-states';
import { notAddedReason, supplierFieldProblem } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { SelectField } from '../../ui/controls/select-field';
import { Columns } from '../../ui/page/columns';
import { FormPage } from '../shared/form/form-page';
import { IfscField } from '../shared/form/ifsc-field';
import { useForm } from '../shared/form/use-form';
import { Page } from '../shared/pages/page';
import { emptyDraft, readDraft, type SupplierDraft } from './supplier-draft';

const copy = supplierCopy.form;
const numericInput = { inputMode: 'numeric' } as const;

/** The form for a new supplier. It stays during the submission and after a refusal, so that the input is not lost. */
export function SupplierFormScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { refusal } = snapshot.context;
  const form = useForm({
    initialDraft: () => emptyDraft,
    read: readDraft,
    errorTextOf: ({ field, problem, suggestion }) => supplierFieldProblem(field, problem, suggestion),
    refusal: refusal === null ? null : refusalTexts(refusal),
    isPending: snapshot.hasTag('pending'),
    onSubmit: (supplier) => send({ type: 'supplier.submitted', supplier }),
  });

  if (snapshot.matches('supplierUnanswered')) {
    return (
      <Page
        title={copy.title}
        heading={supplierCopy.unanswered.heading}
        lead={supplierCopy.unanswered.lead}
        status="unsure"
        onBack={back}
        action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
      />
    );
  }

  return (
    <FormPage
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      form={form}
      submit={copy.submit}
      sending={copy.sending}
      wide
    >
      <Columns
        spacious
        first={
          <>
            <Stack>
              <SectionHeading>{copy.shop}</SectionHeading>
              <Field {...form.text('name')} label={copy.name} hint={copy.nameHint} />
              <Field {...form.text('mobile')} label={copy.mobile} inputMode="tel" />
            </Stack>
            <Stack>
              <SectionHeading>{copy.address}</SectionHeading>
              <Field {...form.text('line1')} label={copy.line1} />
              <Field {...form.text('city')} label={copy.city} />
              <SelectField
                id={form.idOf('state')}
                name="state"
                label={copy.state}
                placeholder={copy.chooseState}
                options={indianStateOptions}
                value={form.draft.state}
                error={form.errorOf('state')}
                onChange={(event) => form.change({ state: event.currentTarget.value })}
              />
              <Field {...form.text('postcode')} {...numericInput} label={copy.postcode} />
            </Stack>
          </>
        }
        second={
          <Stack>
            <SectionHeading>{copy.account}</SectionHeading>
            <Field {...form.text('holder')} label={copy.holder} />
            <Field {...form.text('accountNumber')} {...numericInput} label={copy.accountNumber} />
            <Field {...form.text('accountNumberAgain')} {...numericInput} label={copy.accountNumberAgain} />
            <IfscField
              form={form}
              label={copy.ifsc}
              hint={copy.ifscHint}
              onType={(ifsc) => form.change({ ifsc, ...bankToFillIn(form.draft, ifsc) })}
            />
            <Field {...form.text('bank')} label={copy.bank} />
          </Stack>
        }
      />
    </FormPage>
  );
}

/** The bank of a new IFSC, unless the merchant typed another bank. */
function bankToFillIn(draft: SupplierDraft, ifsc: string): Partial<SupplierDraft> {
  const filledIn = bankOfIfsc(draft.ifsc) ?? '';
  const bank = bankOfIfsc(ifsc) ?? '';
  const isTyped = draft.bank !== '' && draft.bank !== filledIn;
  return isTyped || bank === draft.bank ? {} : { bank };
}

/** The refusal: a plain sentence, the specification's own (spec 8), and the reason where the merchant can act on it. */
function refusalTexts({ code }: { readonly code: string | null }) {
  const reason = notAddedReason(code);
  return {
    title: supplierCopy.shopNotAdded,
    errors: [
      { field: null, message: supplierCopy.notAdded },
      ...(reason === null ? [] : [{ field: 'holder' as const, message: reason }]),
    ],
  };
}
