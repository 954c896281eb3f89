import { type FormEvent, useId, useState } from 'react';

import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy } from '../../copy/identity';
import { panCopy as copy, panTriesLeft } from '../../copy/pan';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { DateField } from '../../ui/controls/date-field';
import { Field } from '../../ui/controls/field';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { Unanswered } from '../shared/pages/unanswered';
import { emptyPanDraft, otherHolderOf, type PanDraftProblem, readPanDraft } from './pan-draft';
import { fieldId, panErrors } from './pan-errors';

type Props = ScreenProps<typeof identityMachine>;

/** PAN and date of birth: typed, sent, refused or not answered, all in one place, so that what was typed stays. */
export function PanScreen(props: Props) {
  const { snapshot, send, back } = props;
  const { facts, failure, isPanFirst } = snapshot.context;
  const [draft, setDraft] = useState(emptyPanDraft);
  // Null until the form is read again: then the service's word on what was sent before is news no more.
  const [problems, setProblems] = useState<readonly PanDraftProblem[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  if (snapshot.matches('panUnanswered')) {
    return <Unanswered {...props} title={copy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
  }

  const isPending = snapshot.hasTag('pending');
  const errors = panErrors(form, problems, isPending ? null : failure);
  const tries = panTriesLeft(failure?.attemptsLeft ?? facts?.rateLimit?.attemptsLeft ?? -1);
  const holder = otherHolderOf(draft.pan);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readPanDraft(draft, facts?.readAt ?? 0);
    setAttempt(attempt + 1);
    setProblems('problems' in read ? read.problems : null);
    if ('given' in read) send({ type: 'pan.submitted', pan: read.given });
  }

  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.checking}</Hint>}
          {!isPending && tries !== null && <Hint>{tries}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.check}
          </Button>
        </>
      }
    >
      {errors.summary !== null && <ErrorSummary {...errors.summary} attempt={attempt} />}
      {isPanFirst && errors.summary === null && (
        <Banner tone="info" title={copy.first}>
          {copy.firstText}
        </Banner>
      )}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit}>
        <Stack>
          <Stack gap="sm">
            <Field
              id={fieldId(form, 'pan')}
              name="pan"
              label={copy.pan}
              hint={copy.panHint}
              value={draft.pan}
              onChange={(event) => setDraft({ ...draft, pan: event.currentTarget.value })}
              error={errors.byField.pan}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              readOnly={isPending}
            />
            {holder !== null && <Banner tone="due">{copy.otherHolder(holder)}</Banner>}
          </Stack>
          <DateField
            id={fieldId(form, 'dateOfBirth')}
            legend={copy.dateOfBirth}
            labels={copy.parts}
            hint={copy.dateHint}
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => setDraft({ ...draft, dateOfBirth })}
            error={errors.byField.dateOfBirth}
            readOnly={isPending}
            birthday
          />
          <Checkbox
            id={fieldId(form, 'consent')}
            name="consent"
            label={copy.consent}
            hint={copy.notKept}
            checked={draft.hasConsented}
            disabled={isPending}
            onChange={(event) => setDraft({ ...draft, hasConsented: event.currentTarget.checked })}
            error={errors.byField.consent}
          />
        </Stack>
      </form>
    </Page>
  );
}
