import { type FormEvent, useId, useState } from 'react';

import { maskedDestination } from '../../../machines/domain/payment/payment-destination';
import type { qrMachine } from '../../../machines/qr/machine';
import { accountDetail, notSetWords, qrCopy, upiProblem } from '../../copy/qr';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { draftOf, readDraft, TYPED } from './destination-draft';

const copy = qrCopy.form;

/** What is wrong: with the choice, or with the typed UPI id. */
interface Wrong {
  readonly at: 'choice' | 'upiId';
  readonly message: string;
}

/** Where the QR's money should go: an account on file, or a typed UPI id. Nothing is chosen for the merchant. */
export function DestinationFormScreen({ snapshot, send }: ScreenProps<typeof qrMachine>) {
  const { facts, wanted, failure } = snapshot.context;
  const accounts = facts?.accounts ?? [];
  const [draft, setDraft] = useState(() => draftOf(wanted, accounts));
  // Null until the form is read again: then the service's refusal of what was sent before is news no more.
  const [problem, setProblem] = useState<Wrong | 'none' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const isBrought =
    !isPending && wanted !== null && facts?.chosenAccount?.paymentAddress === wanted.paymentAddress;
  const isTyped = draft.choice === TYPED;
  // The form has no URL of its own: the history's back would leave the QR's page.
  const close = () => send({ type: 'back' });
  const refusal: Wrong | null =
    failure === null || isPending
      ? null
      : { at: isTyped ? 'upiId' : 'choice', message: notSetWords(failure, isTyped) };
  const wrong = problem === null ? refusal : problem === 'none' ? null : problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readDraft(draft, accounts);
    setAttempt(attempt + 1);
    if ('destination' in read) {
      setProblem(null);
      send({ type: 'destination.submitted', destination: read.destination });
    } else if ('upiId' in read) setProblem({ at: 'upiId', message: upiProblem(read.upiId) });
    else setProblem({ at: 'choice', message: copy.chooseFirst });
  }

  function choose(choice: string) {
    if (isPending) return;
    setProblem('none');
    setDraft({ ...draft, choice });
  }

  const first = accounts[0]?.id ?? TYPED;
  return (
    <Page
      title={qrCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      leading="close"
      backLabel={sharedCopy.close}
      onBack={close}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.saving}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {wrong !== null && (
        <ErrorSummary
          title={refusal === wrong ? copy.notSet : copy.errorsTitle}
          errors={[{ id: wrong.at === 'upiId' ? `${form}-upi` : `${form}-${first}`, message: wrong.message }]}
          attempt={attempt}
        />
      )}
      {wrong === null && isBrought && <Card tone="info">{copy.chosen}</Card>}
      <form id={form} noValidate autoComplete="off" onSubmit={submit}>
        <ChoiceGroup
          legend={copy.accounts}
          legendHidden
          error={wrong?.at === 'choice' ? wrong.message : undefined}
        >
          {accounts.map((account) => (
            <ChoiceCard
              key={account.id}
              id={`${form}-${account.id}`}
              name="destination"
              value={account.id}
              title={maskedDestination(account.paymentAddress)}
              detail={accountDetail(account)}
              checked={draft.choice === account.id}
              onSelect={() => choose(account.id)}
            />
          ))}
          <ChoiceCard
            id={`${form}-${TYPED}`}
            name="destination"
            value={TYPED}
            title={copy.upi}
            detail={copy.upiDetail}
            checked={isTyped}
            onSelect={() => choose(TYPED)}
          >
            {isTyped && (
              <Stack>
                <Field
                  id={`${form}-upi`}
                  name="upiId"
                  label={copy.upiId}
                  hint={copy.upiHint}
                  value={draft.upiId}
                  onChange={(event) => setDraft({ ...draft, upiId: event.currentTarget.value })}
                  error={wrong?.at === 'upiId' ? wrong.message : undefined}
                  inputMode="email"
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  readOnly={isPending}
                />
              </Stack>
            )}
          </ChoiceCard>
        </ChoiceGroup>
      </form>
      {!isPending && (
        <Button variant="secondary" onClick={() => send({ type: 'account.added' })}>
          {copy.addAccount}
        </Button>
      )}
    </Page>
  );
}
