import { type FormEvent, useId, useState } from 'react';

import { readMobile } from '../../../machines/domain/fields/contact-fields';
import type { identityMachine } from '../../../machines/identity/machine';
import { errorsTitle } from '../../copy/errors-title';
import { checkCopy, ekycCopy } from '../../copy/identity';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { Unanswered } from '../shared/pages/unanswered';

const copy = ekycCopy.mobile;

/** The mobile that Aadhaar knows: typed, sent, refused or not answered in one place, so that what was typed stays. */
export function EkycMobileScreen(props: ScreenProps<typeof identityMachine>) {
  const { snapshot, send, back } = props;
  const { failure } = snapshot.context;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  if (snapshot.matches('mobileUnanswered')) {
    return (
      <Unanswered {...props} title={ekycCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />
    );
  }

  const isPending = snapshot.hasTag('pending');
  const field = `${form}-mobile`;
  const error = problem === null ? null : copy[problem];
  const refusal = problem === null && failure !== null && !isPending ? whyItFailed(failure) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readMobile(typed);
    setAttempt(attempt + 1);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) send({ type: 'mobile.submitted', mobile: read.value });
  }

  return (
    <Page
      title={ekycCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.sending}</Hint>}
          <Button type="submit" form={form} busy={isPending}>
            {copy.action}
          </Button>
        </>
      }
    >
      {error !== null && (
        <ErrorSummary title={errorsTitle(1)} errors={[{ id: field, message: error }]} attempt={attempt} />
      )}
      {refusal !== null && (
        <ErrorSummary title={copy.refused} errors={[{ id: field, message: refusal }]} attempt={attempt} />
      )}
      <form id={form} noValidate autoComplete="off" onSubmit={submit}>
        <Field
          id={field}
          name="mobile"
          label={copy.label}
          hint={copy.hint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          readOnly={isPending}
          {...(error === null ? {} : { error })}
        />
      </form>
      <Hint>{copy.unknownHint}</Hint>
    </Page>
  );
}
