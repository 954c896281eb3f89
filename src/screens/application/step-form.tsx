import { useState } from 'react';
import { applicationStepCopy as copy, stepHeadings, stepNames } from '#messages/application';
import type { FormStep } from '../../../machines/domain/entry/application-steps';
import {
  draftOfProfile,
  type ProfileDraft,
  type ProfileField,
  profileFields,
  readProfileStep,
} from '../../../machines/domain/entry/profile-fields';
import type { LoanProfileChange } from '../../../machines/domain/merchant/loan-profile';
import { notSavedText } from '../../copy/application';
import { profileProblem } from '../../copy/application-fields';
import { Stack } from '../../ui/base/stack';
import { applicationProgress } from '../shared/application-progress';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import { BusinessFacts } from './business-facts';
import { EarningsQuestion, earnsMoreThanSells } from './earnings-question';
import { ProfileFieldInput } from './profile-field-input';
import type { ApplicationProps } from './props';
import { ShopLocationAndPhoto } from './shop-location-and-photo';

/** Returns the screen of a form step: its fields, their errors, and a button that saves them. */
export function stepFormScreen(step: FormStep) {
  return function StepForm(props: ApplicationProps) {
    return <StepFormPage {...props} step={step} />;
  };
}

function StepFormPage({ snapshot, send, back, step }: ApplicationProps & { readonly step: FormStep }) {
  const { data, failure } = snapshot.context;
  const isSaving = snapshot.matches('submittingProfile');
  // The submit that was answered with a question; the next one goes through, unless an amount was changed.
  const [asked, setAsked] = useState<{ readonly change: LoanProfileChange; readonly draft: ProfileDraft }>();
  const form = useForm({
    name: step,
    initialDraft: (): ProfileDraft =>
      data === null ? {} : { ...draftOfProfile(step, data.profile), ...data.drafts[step] },
    read: (draft) => readProfileStep(step, draft, data?.profile ?? null),
    errorTextOf: ({ field, problem }) => profileProblem(field, problem),
    refusal: failure === null ? null : refusalOf(failure, step),
    isPending: snapshot.hasTag('pending'),
    onSubmit: (change) => {
      if (earnsMoreThanSells(change) && !isQuestionOpen()) return setAsked({ change, draft: form.draft });
      send({ type: 'profile.submitted', change });
    },
    saveDraft: (draft) => send({ type: 'draft.kept', step, draft }),
  });
  function isQuestionOpen(): boolean {
    const { monthlyIncome, monthlySale } = form.draft;
    return asked?.draft.monthlyIncome === monthlyIncome && asked?.draft.monthlySale === monthlySale;
  }
  return (
    <FormPage
      title={stepNames[step]}
      heading={stepHeadings[step]}
      steps={applicationProgress(step)}
      onBack={back}
      form={form}
      submit={copy.save}
      sending={isSaving ? copy.saving : undefined}
      aboveFields={step === 'business-info' && <BusinessFacts snapshot={snapshot} send={send} />}
      belowFields={asked !== undefined && isQuestionOpen() && <EarningsQuestion {...asked.change} />}
      {...(step === 'shop-information'
        ? { summary: <ShopLocationAndPhoto snapshot={snapshot} send={send} /> }
        : {})}
    >
      <Stack>
        {profileFields[step].map((field) => (
          <ProfileFieldInput key={field} form={form} field={field} />
        ))}
      </Stack>
    </FormPage>
  );
}

/** The service's refusal of the submitted step. */
function refusalOf(
  failure: NonNullable<ApplicationProps['snapshot']['context']['failure']>,
  step: FormStep,
): Refusal<ProfileField> {
  const isPincode = failure.code === 'pincode_not_served' && step === 'shop-information';
  return {
    title: copy.notSaved,
    errors: [{ field: isPincode ? 'pincode' : null, message: notSavedText(failure) }],
  };
}
