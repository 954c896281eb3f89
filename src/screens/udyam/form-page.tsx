import { type ComponentType, useContext, useEffect } from 'react';
import { udyamCopy as copy, udyamHeadings, udyamLeads } from '#messages/udyam';
import { nameMismatch } from '#messages/udyam-problems';

import type { Failure } from '../../../machines/domain/base/failure';
import {
  draftOfRegistration,
  maskedFields,
  withoutMasked,
  withoutSecrets,
} from '../../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamPageFields,
} from '../../../machines/domain/udyam/udyam-fields';
import { isPageComplete, type UdyamPage, udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamData } from '../../../machines/udyam/context';
import { refusalCopy, udyamProblemText } from '../../copy/udyam-fields';
import { type Drafts, DraftsContext } from '../../journey/drafts';
import { Stack } from '../../ui/base/stack';
import { FormPage } from '../shared/form/form-page';
import { type Refusal, useForm } from '../shared/form/use-form';
import type { NicPickerProps } from './nic-picker';
import type { UdyamProps } from './props';
import { UdyamFields } from './udyam-fields';
import { udyamProgress } from './udyam-progress';

/**
 * Creates the screen of a form page: its fields, their errors, and a button that saves them.
 * @param NicPicker the control of the NIC codes, for the page that asks for them
 */
export function formPageScreen(page: UdyamPage, NicPicker?: ComponentType<NicPickerProps>) {
  return function PageForm(props: UdyamProps) {
    const { data } = props.snapshot.context;
    return data === null ? null : <PageFormOf {...props} page={page} read={data} NicPicker={NicPicker} />;
  };
}

type PageFormProps = UdyamProps & {
  readonly page: UdyamPage;
  readonly read: UdyamData;
  readonly NicPicker: ComponentType<NicPickerProps> | undefined;
};

function PageFormOf({ snapshot, send, back, page, read, NicPicker }: PageFormProps) {
  const { failure } = snapshot.context;
  const { details } = read;
  const { status, mismatchFields, registration } = details;
  const isPending = snapshot.matches('submittingDetails');
  const { markAsSent, restoreDraft } = useSentDrafts(page, details, failure !== null && !isPending);
  const form = useForm({
    name: page,
    initialDraft: () => initialDraftOf(page, read),
    restoreDraft,
    read: (draft) => readUdyamPage(page, draft, { masked: maskedFields(registration), now: read.asOf }),
    errorTextOf: ({ field, problem, suggestion }) => udyamProblemText(field, problem, suggestion),
    refusal: failure === null ? null : refusalOf(failure, page),
    isPending,
    onSubmit: (change) => {
      markAsSent();
      send({ type: 'details.submitted', change });
    },
    saveDraft: (draft) => send({ type: 'draft.kept', page, draft }),
  });
  const isNameWrong = status === 'MISMATCH' && mismatchFields.includes('name') && !form.isRefusalOutdated;
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
          fields={udyamPageFields[page]}
          nameNote={isNameWrong && form.summary === null ? nameMismatch : undefined}
          registration={registration}
          panName={read.panName}
          nicPicker={
            NicPicker && (
              <NicPicker
                key="nicCodes"
                id={form.idOf('nicCodes')}
                draft={form.draft}
                error={form.errorOf('nicCodes')}
                isPending={form.isPending}
                codes={snapshot.context.nicCodes}
                failure={snapshot.context.nicFailure}
                onChange={form.change}
                onRetry={() => send({ type: 'retry' })}
              />
            )
          }
        />
      </Stack>
    </FormPage>
  );
}

/**
 * Removes from the drafts what the service has stored. The draft of a sent page is kept until the details are loaded again. Then
 * personal numbers and stored values are removed from it, and the fields show the masked values of the service instead.
 * @param isRefused the service refused what this page sent: its draft stays as it is
 */
function useSentDrafts(page: UdyamPage, details: UdyamData['details'], isRefused: boolean) {
  const drafts = useContext(DraftsContext);
  useEffect(() => {
    if (isRefused) drafts?.delete(sentDetailsKey(page));
    for (const anyPage of udyamPages) removeStored(drafts, anyPage, details);
  });
  return {
    markAsSent: () => drafts?.set(sentDetailsKey(page), details),
    restoreDraft: (draft: UdyamDraft) => removeStored(drafts, page, details) ?? draft,
  };
}

/** Key in the drafts for the details that were current when the page was sent. */
function sentDetailsKey(page: UdyamPage): string {
  return `${page}, as sent`;
}

/** Removes stored values from the draft of a sent page. Returns the rest of the draft; null where nothing was removed. */
function removeStored(
  drafts: Drafts | null,
  page: UdyamPage,
  details: UdyamData['details'],
): UdyamDraft | null {
  if (drafts?.has(sentDetailsKey(page)) !== true || drafts.get(sentDetailsKey(page)) === details) return null;
  drafts.delete(sentDetailsKey(page));
  // SAFETY: only the form of this page writes its draft.
  const draft = drafts.get(page) as UdyamDraft | undefined;
  // The page was sent without an edit, and has no draft.
  if (draft === undefined) return null;
  const rest = withoutMasked(withoutSecrets(draft), details.registration);
  drafts.set(page, rest);
  return rest;
}

/** The service's refusal of the page that was sent. */
function refusalOf(failure: Failure, page: UdyamPage): Refusal<UdyamField> {
  const { field, text } = refusalCopy(failure);
  const fields: readonly UdyamField[] = udyamPageFields[page];
  const isOnPage = field !== null && fields.includes(field);
  return { title: copy.notSaved, errors: [{ field: isOnPage ? field : null, message: text }] };
}

/** The stored details, overwritten by the draft of an earlier visit. An empty name defaults to the name on the PAN. */
function initialDraftOf(page: UdyamPage, { details, panName, drafts }: UdyamData): UdyamDraft {
  const stored = draftOfRegistration(page, details.registration, isPageComplete(page, details));
  const defaultName = page === 'kyc' && stored.name === '' && panName !== null ? { name: panName } : {};
  return { ...stored, ...defaultName, ...drafts[page] };
}
