import { type FormEvent, useId, useState } from 'react';

import { applicationStepCopy, stepNames } from '../../copy/application';
import { bankAccountCopy, panNameNote } from '../../copy/bank-account';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { type AccountDraft, type DraftProblem, draftOf, readDraft } from '../shared/account-draft';
import { fieldId, formErrors } from '../shared/account-errors';
import { BankFields } from '../shared/bank-fields';
import { Page } from '../shared/pages/page';
import type { ApplicationProps } from './props';
import { waySteps } from './way-steps';

const copy = applicationStepCopy.bank;

/** The form of a new account: typed, checked, added or refused, all on one page, so that what was typed stays. */
export function BankAccountFormPage({ snapshot, send, back }: ApplicationProps) {
  const { read, newAccount, accountError } = snapshot.context;
  const [draft, setDraft] = useState(() => draftOf(newAccount));
  // Null until the form is read again: then the service's refusal of what was sent before is news no more.
  const [problems, setProblems] = useState<readonly DraftProblem[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const errors = formErrors(form, 'BANK', problems, isPending ? null : accountError);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const told = readDraft(draft, 'BANK');
    setAttempt(attempt + 1);
    setProblems('problems' in told ? told.problems : null);
    if ('account' in told) send({ type: 'account.submitted', account: told.account });
  }

  function mendIfsc(ifsc: string) {
    setDraft({ ...draft, ifsc });
    setProblems(problems?.filter(({ field }) => field !== 'ifsc') ?? null);
    // The button that was tapped is gone.
    document.getElementById(fieldId(form, 'ifsc'))?.focus();
  }

  return (
    <Page
      title={stepNames.bank}
      heading={copy.addHeading}
      lead={copy.addLead}
      steps={waySteps('bank')}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{bankAccountCopy.checking}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {bankAccountCopy.check}
          </Button>
        </>
      }
    >
      {errors.summary !== null && <ErrorSummary {...errors.summary} attempt={attempt} />}
      {read?.panName != null && <Text>{panNameNote(read.panName)}</Text>}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit}>
        <Stack>
          <BankFields
            form={form}
            draft={draft}
            errors={errors}
            isPending={isPending}
            onChange={(change: Partial<AccountDraft>) => setDraft({ ...draft, ...change })}
            onMendIfsc={mendIfsc}
          />
        </Stack>
      </form>
    </Page>
  );
}
