import { type FormEvent, useEffect, useId, useState } from 'react';
import { lenderName } from '../../../machines/domain/lender/lenders';
import {
  draftOfLeadProfile,
  type LeadField,
  readLeadDraft,
  type WrongLeadField,
} from '../../../machines/domain/trade/lead-fields';
import type { leadsMachine } from '../../../machines/leads/machine';
import { errorsTitle } from '../../copy/errors-title';
import { leadFieldProblem, leadsCopy } from '../../copy/leads';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { LeadQuestions } from './lead-questions';
import { leadSteps } from './lead-steps';
import { UnansweredScreen } from './unanswered';

const copy = leadsCopy.profile;

/** What the partner asks about the shop; the form and its write are one page, so that what was typed stays. */
export function LeadProfileScreen(props: ScreenProps<typeof leadsMachine>) {
  const { snapshot, send, back } = props;
  const { facts, failure, partner } = snapshot.context;
  const [draft, setDraft] = useState(() => facts?.draft ?? draftOfLeadProfile(facts?.profile ?? null));
  // Null until the form is read again: then the service's refusal of what was sent before is news no more.
  const [wrong, setWrong] = useState<readonly WrongLeadField[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isPending = snapshot.hasTag('pending');
  const idOf = (field: LeadField) => `${form}-${field}`;
  // A phone may take the page away at any time. None of the answers is personal data.
  const keep = () => send({ type: 'draft.kept', draft });
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  });

  if (snapshot.matches('profileUnanswered')) return <UnansweredScreen {...props} />;

  function change(field: LeadField, text: string) {
    if (isPending) return;
    setDraft({ ...draft, [field]: text });
    // What is being mended is no news any more; the whole form is read again when it is sent.
    setWrong(wrong?.filter((one) => one.field !== field) ?? null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readLeadDraft(draft);
    setAttempt(attempt + 1);
    setWrong('wrong' in read ? read.wrong : null);
    if ('form' in read) send({ type: 'profile.submitted', form: read.form });
  }

  const errors = (wrong ?? []).map(({ field, problem }) => ({
    field,
    id: idOf(field),
    message: leadFieldProblem(field, problem),
  }));
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(partner))}
      steps={leadSteps(3)}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.saving}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.action}
          </Button>
        </>
      }
    >
      {errors.length > 0 && (
        <ErrorSummary title={errorsTitle(errors.length)} errors={errors} attempt={attempt} />
      )}
      {failure !== null && !isPending && wrong === null && (
        <ErrorSummary title={copy.notSaved} errors={[{ id: form, message: whyItFailed(failure) }]} />
      )}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit} onBlur={keep}>
        <LeadQuestions
          draft={draft}
          idOf={idOf}
          errorOf={(field) => errors.find((one) => one.field === field)?.message}
          isReadOnly={isPending}
          onChange={change}
        />
      </form>
    </Page>
  );
}
