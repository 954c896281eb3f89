import { type FormEvent, useId, useState } from 'react';

import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import { panNameNote } from '../../copy/bank-account';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { type AccountDraft, type DraftProblem, draftOf, readDraft } from '../shared/account-draft';
import { fieldId, formErrors } from '../shared/account-errors';
import { BankFields } from '../shared/bank-fields';
import { Page } from '../shared/pages/page';
import { UnreadNote } from '../shared/unread-note';
import { flowWords } from './flow-words';
import { UpiField } from './upi-field';

/** The form of a new account: typed, checked, added or refused, all on one page, so that what was typed stays. */
export function AccountFormScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const { accountType, start, newAccount, error, flowType } = snapshot.context;
  const { title, heading, lead, kind, steps } = flowWords(flowType);
  const [draft, setDraft] = useState(() => draftOf(newAccount));
  // Null until the form is read again: then the service's refusal of what was sent before is news no more.
  const [problems, setProblems] = useState<readonly DraftProblem[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const refusal = snapshot.matches('SERVER_ERROR') ? (error?.account ?? null) : null;
  const errors = formErrors(form, accountType, problems, refusal);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readDraft(draft, accountType);
    setAttempt(attempt + 1);
    setProblems('problems' in read ? read.problems : null);
    if ('account' in read) send({ type: 'account.submitted', account: read.account });
  }

  function mendIfsc(ifsc: string) {
    setDraft({ ...draft, ifsc });
    setProblems(problems?.filter(({ field }) => field !== 'ifsc') ?? null);
    // The button that was tapped is gone.
    document.getElementById(fieldId(form, 'ifsc'))?.focus();
  }

  const fields = {
    form,
    draft,
    errors,
    isPending,
    onChange: (change: Partial<AccountDraft>) => setDraft({ ...draft, ...change }),
    onMendIfsc: mendIfsc,
  };
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      steps={steps}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.checking}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.check}
          </Button>
        </>
      }
    >
      {errors.summary !== null && (
        <ErrorSummary title={errors.summary.title} errors={errors.summary.errors} attempt={attempt} />
      )}
      <UnreadNote kind="account" count={start.unreadAccounts} />
      {start.panName !== null && <Lead>{panNameNote(start.panName)}</Lead>}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit}>
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
              setProblems(null);
              send({ type: 'accountType.chosen', accountType: chosen });
            }}
          />
          {accountType === 'UPI' ? <UpiField {...fields} /> : <BankFields {...fields} />}
        </Stack>
      </form>
    </Page>
  );
}
