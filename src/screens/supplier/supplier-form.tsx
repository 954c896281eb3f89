import { type ComponentProps, type FormEvent, useId, useState } from 'react';

import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import {
  notAddedReason,
  type SupplierField,
  supplierCopy,
  supplierErrorsTitle,
  supplierFieldProblem,
  supplierUseIfsc,
} from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { emptyDraft, readDraft, type SupplierProblem } from './supplier-draft';

const copy = supplierCopy.form;

/** A new supplier: typed, checked, added or refused, all on one page, so that what was typed stays. */
export function SupplierFormScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const [draft, setDraft] = useState(emptyDraft);
  // Null until the form is read again: then the lender's no to what was sent before is news no more.
  const [problems, setProblems] = useState<readonly SupplierProblem[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const idOf = (field: SupplierField) => `${form}-${field}`;

  if (snapshot.matches('supplierUnanswered')) {
    return (
      <Page
        title={copy.title}
        heading={supplierCopy.unanswered.heading}
        lead={supplierCopy.unanswered.lead}
        status="waiting"
        onBack={back}
        action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
      />
    );
  }

  const errors = (problems ?? []).map(({ field, problem, suggestion }) => ({
    field,
    id: idOf(field),
    message: supplierFieldProblem(field, problem, suggestion),
  }));
  const { refusal } = snapshot.context;
  const isRefused = !isPending && refusal !== null && (problems === null || problems.length === 0);
  const reason = isRefused ? notAddedReason(refusal.code) : null;
  const suggested = problems?.find(({ suggestion }) => suggestion !== undefined)?.suggestion ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readDraft(draft);
    setAttempt(attempt + 1);
    setProblems('problems' in read ? read.problems : null);
    if ('supplier' in read) send({ type: 'supplier.submitted', supplier: read.supplier });
  }

  function mendIfsc(ifsc: string) {
    setDraft({ ...draft, ifsc });
    setProblems(problems?.filter(({ field }) => field !== 'ifsc') ?? null);
    // The button that was tapped is gone.
    document.getElementById(idOf('ifsc'))?.focus();
  }

  function field(name: SupplierField, label: string, rest: Partial<ComponentProps<typeof Field>> = {}) {
    return (
      <Field
        autoComplete="off"
        {...rest}
        id={idOf(name)}
        name={name}
        label={label}
        value={draft[name]}
        readOnly={isPending}
        error={errors.find((one) => one.field === name)?.message}
        onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
      />
    );
  }

  const digits = { inputMode: 'numeric' } as const;
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.sending}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      {errors.length > 0 && (
        <ErrorSummary title={supplierErrorsTitle(errors.length)} errors={errors} attempt={attempt} />
      )}
      {isRefused && (
        <ErrorSummary
          title={supplierCopy.notAdded}
          errors={[
            { id: form, message: supplierCopy.tryLater },
            ...(reason === null ? [] : [{ id: idOf('holder'), message: reason }]),
          ]}
          attempt={attempt}
        />
      )}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit}>
        <Stack gap="lg">
          <Stack>
            <SectionHeading>{copy.shop}</SectionHeading>
            {field('name', copy.name, { hint: copy.nameHint })}
            {field('mobile', copy.mobile, { inputMode: 'tel' })}
          </Stack>
          <Stack>
            <SectionHeading>{copy.address}</SectionHeading>
            {field('line1', copy.line1)}
            {field('city', copy.city)}
            {field('state', copy.state)}
            {field('postcode', copy.postcode, digits)}
          </Stack>
          <Stack>
            <SectionHeading>{copy.account}</SectionHeading>
            {field('holder', copy.holder)}
            {field('accountNumber', copy.accountNumber, digits)}
            {field('accountNumberAgain', copy.accountNumberAgain, digits)}
            {field('bank', copy.bank)}
            {field('ifsc', copy.ifsc, {
              hint: copy.ifscHint,
              autoCapitalize: 'characters',
              spellCheck: false,
            })}
            {suggested !== null && (
              <Button variant="secondary" onClick={() => mendIfsc(suggested)}>
                {supplierUseIfsc(suggested)}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </Page>
  );
}
