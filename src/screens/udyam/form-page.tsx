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
import { isTold, type UdyamPage, udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { udyamCopy as copy, udyamHeadings, udyamLeads } from '../../copy/udyam';
import { nameMismatch, refusalWords, udyamProblemWords } from '../../copy/udyam-fields';
import { type Drafts, DraftsOfJourney } from '../../journey/drafts';
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
  const { noteSent, reopen } = useTyped(page, details, failure !== null && !isPending);
  const form = useForm({
    name: page,
    opensWith: () => openingDraft(page, read),
    reopensWith: reopen,
    read: (draft) => readUdyamPage(page, draft, { held: heldFields(registration), now: read.asOf }),
    wordsFor: ({ field, problem, suggestion }) => udyamProblemWords(field, problem, suggestion),
    refusal: failure === null ? null : refusalOf(failure, page),
    isPending,
    onSubmit: (change) => {
      noteSent();
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
 * Forgets what was sent. Once the service knows other details than when a form was sent, what was sent is taken, or nobody knows: its masks are
 * shown from then on, and no number is kept that is not shown twice.
 * @param isRefused the service's answer to what this page sent is a refusal
 */
function useTyped(page: UdyamPage, details: UdyamRead['details'], isRefused: boolean) {
  const drafts = useContext(DraftsOfJourney);
  useEffect(() => {
    if (isRefused) drafts?.delete(sentOf(page));
    for (const one of udyamPages) dropTaken(drafts, one, details);
  });
  return {
    noteSent: () => drafts?.set(sentOf(page), details),
    reopen: (typed: UdyamDraft) => dropTaken(drafts, page, details) ?? typed,
  };
}

/** Under which name the details are kept with which a page was sent. */
function sentOf(page: UdyamPage): string {
  return `${page}, as sent`;
}

/** What is left of a draft that was sent; null where it stays whole. */
function dropTaken(drafts: Drafts | null, page: UdyamPage, details: UdyamRead['details']): UdyamDraft | null {
  if (drafts?.has(sentOf(page)) !== true || drafts.get(sentOf(page)) === details) return null;
  drafts.delete(sentOf(page));
  // SAFETY: only the form of this page writes its draft.
  const typed = drafts.get(page) as UdyamDraft | undefined;
  // Sent as it opened: nothing was typed.
  if (typed === undefined) return null;
  const left = withoutHeld(withoutSecrets(typed), details.registration);
  drafts.set(page, left);
  return left;
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
