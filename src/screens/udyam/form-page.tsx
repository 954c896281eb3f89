import { useContext, useEffect } from 'react';

import type { Failure } from '../../../machines/domain/base/failure';
import {
  draftOfRegistration,
  heldFields,
  withoutHeld,
  withoutSecrets,
} from '../../../machines/domain/udyam/udyam-draft';
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
import { DraftsOfJourney } from '../../journey/drafts';
import { Stack } from '../../ui/base/stack';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import type { UdyamProps } from './props';
import { UdyamFields } from './udyam-fields';
import { wayBar } from './way-bar';

/** The screen of a page that is a form: its fields, what is wrong with them, and one button that saves them. */
export function formOf(page: UdyamPage) {
  return function PageForm(props: UdyamProps) {
    const { read } = props.snapshot.context;
    return read === null ? null : <PageFormOf {...props} page={page} read={read} />;
  };
}

type PageFormProps = UdyamProps & { readonly page: UdyamPage; readonly read: UdyamRead };

function PageFormOf({ snapshot, send, back, page, read }: PageFormProps) {
  const { failure } = snapshot.context;
  const { details } = read;
  const { status, mismatchFields, registration } = details;
  const isPending = snapshot.matches('submittingDetails');
  const sent = useSentDetails(page, failure !== null && !isPending);
  const form = useForm({
    name: page,
    opensWith: () => openingDraft(page, read),
    // What was sent since is taken, or nobody knows: then the service's masks are shown, and nothing secret is kept.
    reopensWith: (typed) =>
      sent.isOther(details) ? withoutHeld(withoutSecrets(typed), registration) : typed,
    read: (draft) => readUdyamPage(page, draft, { held: heldFields(registration), now: read.asOf }),
    wordsFor: ({ field, problem, suggestion }) => udyamProblemWords(field, problem, suggestion),
    refusal: failure === null ? null : refusalOf(failure, page),
    isPending,
    onSubmit: (change) => {
      sent.remember(details);
      send({ type: 'details.submitted', change });
    },
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

/**
 * What the service knew when the form was sent. As long as it knows no more, the form was refused, or not sent at all.
 * @param isRefused the service's answer to what was sent is a refusal
 */
function useSentDetails(page: UdyamPage, isRefused: boolean) {
  const drafts = useContext(DraftsOfJourney);
  const name = `${page}, as sent`;
  useEffect(() => {
    if (isRefused) drafts?.delete(name);
  });
  return {
    remember: (details: UdyamRead['details']) => drafts?.set(name, details),
    isOther: (details: UdyamRead['details']) => drafts?.has(name) === true && drafts.get(name) !== details,
  };
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
