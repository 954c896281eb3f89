import { type FormEvent, type ReactNode, useState } from 'react';
import { type CodeChannel, codeCopy as copy } from '#messages/otp';
import { readOtp } from '../../../machines/domain/fields/account-fields';
import { CodeField } from '../../ui/controls/code-field';
import { ErrorSummary } from '../../ui/feedback/error-summary';

interface CodeFormProps {
  /** Id of the field. */
  readonly id: string;
  /** Id of the form, for the submit button outside of it. */
  readonly form: string;
  /** Why the last code was rejected. */
  readonly failure: { readonly kind: string } | null;
  readonly isBusy: boolean;
  /** Omitted for SMS. */
  readonly channel?: CodeChannel;
  /** Remaining tries; null when the service does not report them. */
  readonly triesLeft: number | null;
  /** When the code can be sent again, or the button to do it. */
  readonly resend: ReactNode;
  /** Between the error summary and the field. */
  readonly banner?: ReactNode;
  readonly onCode: (code: string) => void;
}

/** The error message of a rejected code; null when the failure is not about the typed code. */
function rejectedCodeMessage(failure: { readonly kind: string } | null, channel: CodeChannel): string | null {
  if (failure?.kind === 'wrongCode') return copy.wrong(channel);
  return failure?.kind === 'expiredCode' ? copy.expired : null;
}

/** The shared form of a one-time code: one input of six digits; its error is shown beside it and in the summary. */
export function CodeForm(props: CodeFormProps) {
  const { id, form, failure, isBusy, channel = 'SMS', triesLeft, resend, banner, onCode } = props;
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const error = isBusy
    ? null
    : problem === null
      ? rejectedCodeMessage(failure, channel)
      : copy[problem](channel);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const otp = readOtp(digits);
    setAttempt(attempt + 1);
    if (!otp.ok) return setProblem(otp.problem === 'missing' ? 'missing' : 'malformed');
    setProblem(null);
    if (!isBusy) onCode(otp.value);
  }

  return (
    <>
      {error !== null && (
        <ErrorSummary title={copy.summary} errors={[{ id, message: error }]} attempt={attempt} />
      )}
      {banner}
      <form id={form} noValidate onSubmit={submit}>
        <CodeField
          id={id}
          name="code"
          label={copy.code}
          value={digits}
          onValue={setDigits}
          readOnly={isBusy}
          notes={[resend, triesLeft === null ? null : copy.triesLeft(triesLeft)]}
          {...(error === null ? {} : { error })}
        />
      </form>
    </>
  );
}
