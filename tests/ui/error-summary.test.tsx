// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from '../../src/ui/controls/field';
import { ErrorSummary } from '../../src/ui/feedback/error-summary';

afterEach(cleanup);

const errors = [{ id: 'ifsc', message: 'Invalid IFSC Code' }];

it('takes the focus when it appears', () => {
  render(<ErrorSummary title="Check one thing" errors={errors} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('leads to the field without changing the URL', () => {
  render(
    <>
      <ErrorSummary title="Check one thing" errors={errors} />
      <Field id="ifsc" label="IFSC" error="Invalid IFSC Code" />
    </>,
  );
  const before = window.location.href;
  fireEvent.click(screen.getByRole('link', { name: 'Invalid IFSC Code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('IFSC'));
  expect(window.location.href).toBe(before);
});

it('takes the focus again with each attempt, and not in between', () => {
  const { rerender } = render(
    <>
      <ErrorSummary title="Check one thing" errors={errors} attempt={1} />
      <Field id="ifsc" label="IFSC" />
    </>,
  );
  const again = (attempt: number) =>
    rerender(
      <>
        <ErrorSummary title="Check one thing" errors={[...errors]} attempt={attempt} />
        <Field id="ifsc" label="IFSC" />
      </>,
    );
  screen.getByLabelText('IFSC').focus();
  again(1);
  expect(document.activeElement).toBe(screen.getByLabelText('IFSC'));
  again(2);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
