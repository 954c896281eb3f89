import { checkCopy } from '#messages/identity';
import { panCopy as copy } from '#messages/pan';
import { sharedCopy } from '#messages/shared';
import type { Failure } from '../../../machines/domain/base/failure';
import type { identityMachine } from '../../../machines/identity/machine';
import { consentRecord } from '../../copy/consents';
import { type PanField, panFieldProblem, panRefusal, panTriesLeft } from '../../copy/pan';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { DateField } from '../../ui/controls/date-field';
import { Field } from '../../ui/controls/field';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import { Unanswered } from '../shared/pages/unanswered';
import { identitySteps } from './identity-steps';
import { emptyPanDraft, nonPersonalHolderLetter, readPanDraft } from './pan-draft';

type Props = ScreenProps<typeof identityMachine>;

/** Form of PAN and date of birth. Input, submission and refusal share one page, so that the input is kept. */
export function PanScreen(props: Props) {
  const { snapshot, send, back } = props;
  const { facts, failure, isPanFirst } = snapshot.context;
  const consent = consentRecord('PAN_CHECK');
  const form = useForm({
    initialDraft: () => emptyPanDraft,
    read: (draft) => readPanDraft(draft, facts?.readAt ?? 0),
    errorTextOf: ({ field, problem }) => panFieldProblem(field, problem),
    refusal: failure === null ? null : refusalOf(failure),
    isPending: snapshot.hasTag('pending'),
    onSubmit: (pan) => send({ type: 'pan.submitted', pan, consent }),
  });
  if (snapshot.matches('panUnanswered')) {
    return <Unanswered {...props} title={copy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
  }

  const tries = panTriesLeft(failure?.attemptsLeft ?? facts?.rateLimit?.attemptsLeft ?? -1);
  const holderLetter = nonPersonalHolderLetter(form.draft.pan);
  return (
    <FormPage
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      {...identitySteps('pan', facts)}
      form={form}
      submit={copy.check}
      sending={copy.checking}
      note={tries !== null && <Hint>{tries}</Hint>}
      otherActions={
        <Button variant="ghost" disabled={form.isPending} onClick={back}>
          {sharedCopy.notNow}
        </Button>
      }
      belowFields={<Hint>{checkCopy.notNow}</Hint>}
      aboveFields={
        isPanFirst &&
        form.summary === null && (
          <Banner tone="info" title={copy.first}>
            {copy.firstText}
          </Banner>
        )
      }
    >
      <Stack>
        <Stack gap="sm">
          <Field
            {...form.text('pan')}
            label={copy.pan}
            hint={copy.panHint}
            autoCapitalize="characters"
            spellCheck={false}
          />
          {holderLetter !== null && <Banner tone="due">{copy.otherHolder(holderLetter)}</Banner>}
        </Stack>
        <DateField
          id={form.idOf('dateOfBirth')}
          legend={copy.dateOfBirth}
          labels={copy.parts}
          hint={copy.dateHint}
          value={form.draft.dateOfBirth}
          onChange={(dateOfBirth) => form.change({ dateOfBirth })}
          error={form.errorOf('dateOfBirth')}
          readOnly={form.isPending}
          birthday
        />
        <Checkbox
          id={form.idOf('consent')}
          name="consent"
          label={consent.text}
          hint={copy.notKept}
          checked={form.draft.consent}
          disabled={form.isPending}
          onChange={(event) => form.change({ consent: event.currentTarget.checked })}
          error={form.errorOf('consent')}
        />
      </Stack>
    </FormPage>
  );
}

/** The service's refusal of the submitted form (spec 3: formError, formDobError). */
function refusalOf(failure: Failure): Refusal<PanField> {
  return { title: copy.notChecked, errors: [panRefusal(failure)] };
}
