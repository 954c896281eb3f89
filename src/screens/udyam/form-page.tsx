import { useContext, useEffect } from 'react';

import type { Failure } from '../../../machines/domain/base/failure';
import {
  draftOfRegistration,
  storedFields,
  withoutSecrets,
  withoutStored,
} from '../../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamFieldsOf,
} from '../../../machines/domain/udyam/udyam-fields';
import { isPageComplete, type UdyamPage, udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { udyamCopy as copy, udyamHeadings, udyamLeads } from '../../copy/udyam';
import { nameMismatch, refusalCopy, udyamProblemText } from '../../copy/udyam-fields';
import { type Drafts, DraftsOfJourney } from '../../journey/drafts';
import { Stack } from '../../ui/base/stack';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import type { UdyamProps } from './props';
import { UdyamFields } from './udyam-fields';
import { udyamProgress } from './udyam-progress';

/** The screen of a form page: its fields, their errors, and one button that saves them. */
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
  const { markSent, reopen } = useSentDrafts(page, details, failure !== null && !isPending);
  const form = useForm({
    name: page,
    initialDraft: () => openingDraft(page, read),
    restoreDraft: reopen,
    read: (draft) => readUdyamPage(page, draft, { stored: storedFields(registration), now: read.asOf }),
    textFor: ({ field, problem, suggestion }) => udyamProblemText(field, problem, suggestion),
    refusal: failure === null ? null : refusalOf(failure, page),
    isPending,
    onSubmit: (change) => {
      markSent();
      send({ type: 'details.submitted', change });
    },
    saveDraft: (draft) => send({ type: 'draft.kept', page, draft }),
  });
  const isNameWrong = status === 'MISMATCH' && mismatchFields.includes('name') && !form.isBeingCorrected;
  return (
    <FormPage
      title={copy.title}
      heading={udyamHeadings[page]}
      {...(udyamLeads[page] === undefined ? {} : { lead: udyamLeads[page] })}
      steps={udyamProgress(page)}
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
 * Drops sent values from the drafts. When the service's details are no longer those that were current when a form was sent, its
 * values were stored, or that is unknown: personal numbers and stored values are removed from the draft, and the service's
 * masks are shown instead.
 * @param isRefused the service refused what this page sent
 */
function useSentDrafts(page: UdyamPage, details: UdyamRead['details'], isRefused: boolean) {
  const drafts = useContext(DraftsOfJourney);
  useEffect(() => {
    if (isRefused) drafts?.delete(sentKey(page));
    for (const one of udyamPages) dropStored(drafts, one, details);
  });
  return {
    markSent: () => drafts?.set(sentKey(page), details),
    reopen: (typed: UdyamDraft) => dropStored(drafts, page, details) ?? typed,
  };
}

/** Key in the drafts of the details that were current when a page was sent. */
function sentKey(page: UdyamPage): string {
  return `${page}, as sent`;
}

/** The rest of a draft that was sent; null where nothing is dropped. */
function dropStored(
  drafts: Drafts | null,
  page: UdyamPage,
  details: UdyamRead['details'],
): UdyamDraft | null {
  if (drafts?.has(sentKey(page)) !== true || drafts.get(sentKey(page)) === details) return null;
  drafts.delete(sentKey(page));
  // SAFETY: only the form of this page writes its draft.
  const typed = drafts.get(page) as UdyamDraft | undefined;
  // Sent without changes: nothing was typed.
  if (typed === undefined) return null;
  const left = withoutStored(withoutSecrets(typed), details.registration);
  drafts.set(page, left);
  return left;
}

/** The service's refusal of the page that was sent. */
function refusalOf(failure: Failure, page: UdyamPage): Refusal<UdyamField> {
  const { field, text } = refusalCopy(failure);
  const fields: readonly UdyamField[] = udyamFieldsOf[page];
  const isOnPage = field !== null && fields.includes(field);
  return { title: copy.notSaved, errors: [{ field: isOnPage ? field : null, message: text }] };
}

/** The service's details, overwritten by what was typed before the page was closed; the name defaults to the PAN's. */
function openingDraft(page: UdyamPage, { details, panName, drafts }: UdyamRead): UdyamDraft {
  const known = draftOfRegistration(page, details.registration, isPageComplete(page, details));
  const named = page === 'kyc' && known.name === '' && panName !== null ? { name: panName } : {};
  return { ...known, ...named, ...drafts[page] };
}
