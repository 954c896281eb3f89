import { type FormEvent, useEffect, useId, useState } from 'react';

import type { FormStep } from '../../../machines/domain/entry/application-steps';
import {
  draftOfProfile,
  fieldsOf,
  type ProfileDraft,
  readProfileStep,
  type WrongField,
} from '../../../machines/domain/entry/profile-fields';
import { applicationStepCopy as copy, notSavedWords, stepHeadings, stepNames } from '../../copy/application';
import { profileProblem } from '../../copy/application-fields';
import { errorsTitle } from '../../copy/errors-title';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { BusinessFacts } from './business-facts';
import { ProfileFieldInput } from './profile-field-input';
import type { ApplicationProps, Typed } from './props';
import { ShopPlaceAndPhoto } from './shop-place-and-photo';
import { waySteps } from './way-steps';

type FormPageProps = ApplicationProps & { readonly step: FormStep; readonly typed: Typed };

/** A step that the merchant tells: its fields, what is wrong with them, and one button that saves them. */
export function FormPage({ snapshot, send, back, step, typed }: FormPageProps) {
  const { read, failure } = snapshot.context;
  const [draft, setDraft] = useState<ProfileDraft>(
    () =>
      typed.drafts.get(step) ??
      (read === null ? {} : { ...draftOfProfile(step, read.profile), ...read.drafts[step] }),
  );
  // Null until the form is read again: then the service's refusal of what was sent before is news no more.
  const [wrong, setWrong] = useState<readonly WrongField[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const isSaving = snapshot.matches('submittingProfile');
  const keep = () => send({ type: 'draft.kept', step, draft });
  useKeptOnLeaving(keep);

  function change(field: WrongField['field'], text: string) {
    const next = { ...draft, [field]: text };
    setDraft(next);
    typed.drafts.set(step, next);
    // What is being mended is no news any more; the whole form is read again when it is sent.
    setWrong(wrong?.filter((one) => one.field !== field) ?? null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const told = readProfileStep(step, draft, read?.profile ?? null);
    setAttempt(attempt + 1);
    setWrong('wrong' in told ? told.wrong : null);
    if ('change' in told) send({ type: 'profile.submitted', change: told.change });
  }

  const errors = errorsOf(form, step, wrong, isSaving ? null : failure);
  return (
    <Page
      title={stepNames[step]}
      heading={stepHeadings[step]}
      steps={waySteps(step)}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isSaving && <Hint role="status">{copy.saving}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {errors.summary !== null && <ErrorSummary {...errors.summary} attempt={attempt} />}
      {step === 'business-info' && <BusinessFacts snapshot={snapshot} send={send} />}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit} onBlur={keep}>
        <Stack>
          {fieldsOf[step].map((field) => (
            <ProfileFieldInput
              key={field}
              id={`${form}-${field}`}
              field={field}
              value={draft[field] ?? ''}
              error={errors.byField[field]}
              isPending={isPending}
              onChange={(text) => change(field, text)}
            />
          ))}
        </Stack>
      </form>
      {step === 'shop-information' && <ShopPlaceAndPhoto snapshot={snapshot} send={send} />}
    </Page>
  );
}

/** A phone may take the page away at any time: what is no personal data is kept before that. */
function useKeptOnLeaving(keep: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  });
}

type Failure = ApplicationProps['snapshot']['context']['failure'];

/** What the merchant can mend comes first; else what the service said of the page that was sent. */
function errorsOf(form: string, step: FormStep, wrong: readonly WrongField[] | null, refusal: Failure) {
  const none: Readonly<Partial<Record<WrongField['field'], string>>> = {};
  if (wrong !== null && wrong.length > 0) {
    const errors = wrong.map(({ field, problem }) => ({
      field,
      id: `${form}-${field}`,
      message: profileProblem(field, problem),
    }));
    return {
      byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])) as typeof none,
      summary: { title: errorsTitle(errors.length), errors },
    };
  }
  if (wrong !== null || refusal === null) return { byField: none, summary: null };
  const message = notSavedWords(refusal);
  const isPincode = refusal.code === 'pincode_not_served' && step === 'shop-information';
  const errors = [{ id: isPincode ? `${form}-pincode` : form, message }];
  return { byField: isPincode ? { pincode: message } : none, summary: { title: copy.notSaved, errors } };
}
