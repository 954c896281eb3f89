// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from '../../src/ui/controls/code-field';
import { DateField } from '../../src/ui/controls/date-field';
import { Field } from '../../src/ui/controls/field';
import { SelectField } from '../../src/ui/controls/select-field';

afterEach(cleanup);

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe('Field', () => {
  it('ties label, hint and error to the input', () => {
    render(<Field label="IFSC" name="ifsc" hint="On your cheque book" error="Invalid IFSC Code" />);
    const input = screen.getByLabelText('IFSC');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toBe('Invalid IFSC Code | On your cheque book');
  });

  it('is not invalid, nor described, without error and hint', () => {
    render(<Field label="IFSC" error={undefined} />);
    const input = screen.getByLabelText('IFSC');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps the typed value when an error appears', () => {
    const { rerender } = render(<Field label="IFSC" />);
    fireEvent.change(screen.getByLabelText('IFSC'), { target: { value: 'HDFC' } });
    rerender(<Field label="IFSC" error="Too short" />);
    expect(screen.getByLabelText<HTMLInputElement>('IFSC').value).toBe('HDFC');
  });
});

function Birthday() {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  const labels = { day: 'Day', month: 'Month', year: 'Year' };
  return <DateField id="birth" legend="Date of birth" labels={labels} value={value} onChange={setValue} />;
}

describe('DateField', () => {
  it('keeps an extra digit, so that validation can refuse it', async () => {
    render(<Birthday />);
    for (const [label, typed] of [
      ['Day', '311'],
      ['Month', '011'],
      ['Year', '19866'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), typed);
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed);
    }
  });
});

it('takes the digits of a Hindi or Marathi keyboard as Latin ones: in a date and in a code', async () => {
  render(
    <>
      <Birthday />
      <CodeField label="Code" name="otp" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Year'), '१९८6');
  await userEvent.type(screen.getByLabelText('Code'), '०१२३९९');
  expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1986');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('012399');
});

describe('SelectField', () => {
  it('starts with nothing chosen', () => {
    render(
      <SelectField label="State" placeholder="Choose" options={[{ value: 'ka', label: 'Karnataka' }]} />,
    );
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('');
  });
});

describe('CodeField', () => {
  it('is one input that the phone can fill', () => {
    render(<CodeField label="Code" name="otp" />);
    const input = screen.getByLabelText('Code');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });

  it('keeps the six digits of a paste, with any separators', () => {
    render(<CodeField label="Code" name="otp" />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    fireEvent.change(input, { target: { value: ' 482-193 77' } });
    expect(input.value).toBe('482193');
  });

  it('shows the parent’s value when it is controlled', () => {
    const onValue = vi.fn();
    render(<CodeField label="Code" name="otp" value="12" onValue={onValue} error="Wrong code" />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    fireEvent.change(input, { target: { value: '123' } });
    expect(onValue).toHaveBeenCalledWith('123');
    expect(input.value).toBe('12');
    expect(describedBy(input)).toBe('Wrong code');
  });
});
