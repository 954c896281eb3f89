import type { Failure } from '../../../machines/domain/base/failure';
import { draftOfRegistration, heldFields } from '../../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamFieldsOf,
} from '../../../machines/domain/udyam/udyam-fields';
import { isTold, type UdyamPage } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { udyamCopy as copy, udyamHeadings, udyamLeads } from '../../copy/udyam';
import { nameMismatch, refusalWords, udyamProblemWords } from '../../copy/udyam-fields';
import { Stack } from '../../ui/base/stack';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import type { Typed, UdyamProps } from './props';
import { UdyamFields } from './udyam-fields';
import { wayBar } from './way-bar';

type StepFormPageProps = UdyamProps & { readonly page: UdyamPage; readonly typed: Typed };

/** A page that is a form: its fields, what is wrong with them, and one button that saves them. */
export function StepFormPage(props: StepFormPageProps) {
  const { read } = props.snapshot.context;
  return read === null ? null : <StepForm {...props} read={read} />;
}

function StepForm(props: StepFormPageProps & { readonly read: UdyamRead }) {
  const { snapshot, send, back, page, typed, read } = props;
  const { failure } = snapshot.context;
  const { status, mismatchFields, registration } = read.details;
  const form = useForm({
    opensWith: () => typed.get(page) ?? openingDraft(page, read),
    read: (draft) => readUdyamPage(page, draft, { held: heldFields(registration), now: read.asOf }),
    wordsFor: ({ field, problem, suggestion }) => udyamProblemWords(field, problem, suggestion),
    refusal: failure === null ? null : refusalOf(failure, page),
    isPending: snapshot.matches('submittingDetails'),
    onSubmit: (change) => send({ type: 'details.submitted', change }),
    onChange: (draft) => typed.set(page, draft),
    keep: (draft) => send({ type: 'draft.kept', page, draft }),
  });
  const isNameWrong = status === 'MISMATCH' && mismatchFields.includes('name') && !form.isBeingCorrected;
  return (
    <FormPage
      title={copy.title}
      heading={udyamHeadings[page]}
      {...(udyamLeads[page] === undefined ? {} : { lead: udyamLeads[page] })}
      steps={wayBar(page)}
      onBack={back}
      form={form}
      submit={page === 'kyc' ? copy.saveKyc : copy.save}
      sending={copy.saving}
    >
      <Stack>
        <UdyamFields
          form={form}
          fields={udyamFieldsOf[page]}
          nameNote={isNameWrong && form.summary === null ? nameMismatch : undefined}
          registration={registration}
          panName={read.panName}
          nic={snapshot.context}
          onNicRetry={() => send({ type: 'retry' })}
        />
      </Stack>
    </FormPage>
  );
}

/** What the service said of the page that was sent. */
function refusalOf(failure: Failure, page: UdyamPage): Refusal<UdyamField> {
  const { field, text } = refusalWords(failure);
  const fields: readonly UdyamField[] = udyamFieldsOf[page];
  const isHere = field !== null && fields.includes(field);
  return { title: copy.notSaved, errors: [{ field: isHere ? field : null, message: text }] };
}

/** What the service knows, over it what was typed before the page was closed; the name begins as the PAN has it. */
function openingDraft(page: UdyamPage, { details, panName, drafts }: UdyamRead): UdyamDraft {
  const known = draftOfRegistration(page, details.registration, isTold(page, details));
  const named = page === 'kyc' && known.name === '' && panName !== null ? { name: panName } : {};
  return { ...known, ...named, ...drafts[page] };
}
