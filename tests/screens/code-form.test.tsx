// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { type CodeChannel, otpCopy, otpPageTexts } from '#messages/otp';
import { CodeForm } from '../../src/screens/shared/code-form';

afterEach(cleanup);

/** The form of a code that was sent by this channel; submits `typed`. */
function handIn(channel: CodeChannel | undefined, typed: string, failure: { kind: string } | null = null) {
  render(
    <CodeForm
      id="code"
      form="form"
      failure={failure}
      isBusy={false}
      {...(channel === undefined ? {} : { channel })}
      triesLeft={null}
      resend={null}
      onCode={() => {}}
    />,
  );
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: typed } });
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  fireEvent.submit(form);
  return screen.getByRole('alert').textContent;
}

describe('the message of a code', () => {
  it('does not mention the SMS for a code sent by e-mail', () => {
    expect(handIn('e-mail', '')).toContain('Type the 6 digits from the e-mail.');
    cleanup();
    expect(handIn('e-mail', '123')).toContain('The code has 6 digits. Check the e-mail.');
    cleanup();
    expect(handIn('e-mail', '123456', { kind: 'wrongCode' })).toContain(
      'Check the e-mail and type it again.',
    );
    expect(otpCopy.sending('e-mail')).toBe('Sending the code by e-mail');
    expect(otpPageTexts.sendUnanswered.lead('e-mail')).toContain('If the e-mail has come');
  });

  it('is about the SMS without a channel', () => {
    expect(handIn(undefined, '')).toContain('Type the 6 digits from the SMS.');
  });
});
