import { type FormEvent, useEffect, useId, useState } from 'react';

import { draftOfRegistration, heldFields } from '../../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamFieldsOf,
  type WrongUdyamField,
} from '../../../machines/domain/udyam/udyam-fields';
import { isTold, type UdyamPage } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { udyamCopy as copy, udyamHeadings, udyamLeads } from '../../copy/udyam';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { formErrors } from './form-errors';
import type { Typed, UdyamProps } from './props';
import { UdyamFields } from './udyam-fields';
import { wayBar } from './way-bar';

type FormPageProps = UdyamProps & { readonly page: UdyamPage; readonly typed: Typed };

/** A page that the merchant tells: its fields, what is wrong with them, and one button that saves them. */
export function FormPage(props: FormPageProps) {
  const { read } = props.snapshot.context;
  return read === null ? null : <Form {...props} read={read} />;
}

function Form({ snapshot, send, back, page, typed, read }: FormPageProps & { readonly read: UdyamRead }) {
  const { failure } = snapshot.context;
  const { status, mismatchFields, registration } = read.details;
  const [draft, setDraft] = useState<UdyamDraft>(() => typed.get(page) ?? openingDraft(page, read));
  const [wrong, setWrong] = useState<readonly WrongUdyamField[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const isSaving = snapshot.matches('submittingDetails');
  const held = heldFields(registration);
  const keep = () => send({ type: 'draft.kept', page, draft });
  useKeptOnLeaving(keep);

  function change(told: UdyamDraft) {
    const next = { ...draft, ...told };
    setDraft(next);
    typed.set(page, next);
    // What is being mended is no news any more; the whole form is read again when it is sent.
    setWrong(wrong?.filter(({ field }) => !(field in told)) ?? null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const told = readUdyamPage(page, draft, { held, now: read.asOf });
    setAttempt(attempt + 1);
    setWrong('wrong' in told ? told.wrong : null);
    if ('change' in told) send({ type: 'details.submitted', change: told.change });
  }

  const isNameWrong = status === 'MISMATCH' && mismatchFields.includes('name');
  const errors = formErrors(form, page, { wrong, refusal: isSaving ? null : failure, isNameWrong });
  const fields: readonly UdyamField[] = udyamFieldsOf[page];
  return (
    <Page
      title={copy.title}
      heading={udyamHeadings[page]}
      {...(udyamLeads[page] === undefined ? {} : { lead: udyamLeads[page] })}
      steps={wayBar(page)}
      onBack={back}
      busy={isSaving}
      action={
        <>
          {isSaving && <Hint role="status">{copy.saving}</Hint>}
          <Button type="submit" form={form} busy={isSaving}>
            {page === 'kyc' ? copy.saveKyc : copy.save}
          </Button>
        </>
      }
    >
      {errors.summary !== null && <ErrorSummary {...errors.summary} attempt={attempt} />}
      <form id={form} tabIndex={-1} noValidate autoComplete="off" onSubmit={submit} onBlur={keep}>
        <Stack>
          <UdyamFields
            form={form}
            fields={fields}
            draft={draft}
            errors={errors.byField}
            isPending={isSaving}
            registration={registration}
            panName={read.panName}
            onChange={change}
            nic={snapshot.context}
            onNicRetry={() => send({ type: 'retry' })}
          />
        </Stack>
      </form>
    </Page>
  );
}

/** What the service knows, over it what was typed before the page was closed; the name begins as the PAN has it. */
function openingDraft(page: UdyamPage, { details, panName, drafts }: UdyamRead): UdyamDraft {
  const known = draftOfRegistration(page, details.registration, isTold(page, details));
  const named = page === 'kyc' && known.name === '' && panName !== null ? { name: panName } : {};
  return { ...known, ...named, ...drafts[page] };
}

/** A phone may take the page away at any time: what is no personal data is kept before that. */
function useKeptOnLeaving(keep: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  });
}
