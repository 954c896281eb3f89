import { leadsCopy } from '#messages/leads';
import { draftOfLeadProfile, readLeadDraft } from '../../../machines/domain/trade/lead-fields';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadFieldProblem } from '../../copy/leads';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { LeadQuestions } from './lead-questions';
import { leadSteps } from './lead-steps';
import { UnansweredScreen } from './unanswered';

const copy = leadsCopy.profile;

/** The partner's questions about the shop. Input, submission and refusal share one page, so that the input is kept. */
export function LeadProfileScreen(props: ScreenProps<typeof leadsMachine>) {
  const { snapshot, send, back } = props;
  const { facts, failure, partner } = snapshot.context;
  const form = useForm({
    initialDraft: () => facts?.draft ?? draftOfLeadProfile(facts?.profile ?? null),
    read: readLeadDraft,
    errorTextOf: ({ field, problem }) => leadFieldProblem(field, problem),
    refusal:
      failure === null
        ? null
        : { title: copy.notSaved, errors: [{ field: null, message: whyItFailed(failure) }] },
    isPending: snapshot.hasTag('pending'),
    onSubmit: (profile) => send({ type: 'profile.submitted', form: profile }),
    // The answers are not personal data, so the draft may be stored.
    saveDraft: (draft) => send({ type: 'draft.kept', draft }),
  });

  if (snapshot.matches('profileUnanswered')) return <UnansweredScreen {...props} />;

  return (
    <FormPage
      title={leadsCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(partner))}
      steps={leadSteps(3)}
      onBack={back}
      form={form}
      submit={copy.action}
      sending={copy.saving}
    >
      <LeadQuestions form={form} />
    </FormPage>
  );
}
