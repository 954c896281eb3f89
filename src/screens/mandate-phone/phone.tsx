import { mandatePhoneCopy } from '#messages/mandate-phone';
import { readMobile } from '../../../machines/domain/fields/contact-fields';
import { type FieldReading, required } from '../../../machines/domain/fields/field-reading';
import { readForm } from '../../../machines/domain/fields/form-reading';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { PhoneRequest } from '../../../machines/mandate-phone/setup';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { loanSteps } from '../shared/loan-steps';

const copy = mandatePhoneCopy.ask;

interface PhoneDraft {
  /** Null until the merchant chooses. */
  readonly choice: 'own' | 'other' | null;
  readonly mobile: string;
}

/** The form for the phone: why the bank needs it, and the choice between the merchant's own number and a typed one. */
export function PhoneScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
  const { start, requestedPhone, failure } = snapshot.context;
  const ownMobile = start?.ownMobile ?? null;
  const form = useForm({
    initialDraft: (): PhoneDraft => ({
      choice: ownMobile === null ? 'other' : choiceOf(requestedPhone),
      mobile: requestedPhone?.mobile ?? '',
    }),
    read: readPhone,
    errorTextOf: ({ field, problem }) => (field === 'choice' ? copy.notChosen : copy[problem]),
    refusal: null,
    isPending: false,
    onSubmit: ({ mobile }) => send({ type: 'phone.submitted', mobile }),
  });
  const { choice } = form.draft;
  return (
    <FormPage
      title={mandatePhoneCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      form={form}
      submit={copy.action}
      otherActions={
        <Button variant="ghost" onClick={() => send({ type: 'method.changed' })}>
          {copy.otherMethod}
        </Button>
      }
      aboveFields={
        failure !== null &&
        form.summary === null && (
          <Banner tone="late" title={copy.notSent}>
            {whyItFailed(failure)}
          </Banner>
        )
      }
    >
      <Stack>
        {ownMobile !== null && (
          <ChoiceGroup legend={copy.which} error={form.errorOf('choice')}>
            <ChoiceCard
              id={form.idOf('choice')}
              name="phone"
              value="own"
              title={copy.own(maskedMobile(ownMobile))}
              detail={copy.ownDetail}
              checked={choice === 'own'}
              onSelect={() => form.change({ choice: 'own' })}
            />
            <ChoiceCard
              name="phone"
              value="other"
              title={copy.other}
              detail={copy.otherDetail}
              checked={choice === 'other'}
              onSelect={() => form.change({ choice: 'other' })}
            />
          </ChoiceGroup>
        )}
        {choice === 'other' && (
          <Field
            {...form.text('mobile')}
            label={copy.mobile}
            hint={copy.mobileHint}
            inputMode="tel"
            autoComplete="tel-national"
          />
        )}
      </Stack>
    </FormPage>
  );
}

/** Validates the form. `mobile` is null for the merchant's own number, which the service knows. */
function readPhone({ choice, mobile }: PhoneDraft) {
  const mobileField: FieldReading<'missing' | 'malformed', string | null> =
    choice === 'other' ? readMobile(mobile) : { ok: true, value: null };
  return readForm({ choice: required(choice), mobile: mobileField });
}

/** The choice of the last submit; null before the first one, so that nothing is preselected. */
function choiceOf(requestedPhone: PhoneRequest | null): 'own' | 'other' | null {
  if (requestedPhone === null) return null;
  return requestedPhone.mobile === null ? 'own' : 'other';
}
