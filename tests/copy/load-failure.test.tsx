// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { loadFailureHeading } from '../../src/copy/load-failure';
import { LoadFailedScreen } from '../../src/screens/shared/pages/load-failed-screen';

const nothing = () => {};

function shown(of: ReturnType<typeof failure>): string {
  const page = render(
    <LoadFailedScreen
      title="Page"
      heading="Our own heading"
      failure={of}
      onRetry={nothing}
      onBack={nothing}
    />,
  );
  const text = page.container.textContent ?? '';
  page.unmount();
  return text;
}

describe('a page whose load failed', () => {
  it.each([
    ['getLoanConfig', 'Get loan config error'],
    ['getLoan', 'get latest loan error'],
    ['getUserState', 'User State not available'],
    ['listLoanOffers', 'Offers not available'],
    ['listBankDetails', 'Bank accounts not available'],
    ['getLenderContact', 'Our own heading'],
    [null, 'Our own heading'],
  ])('is named by what failed: %s', (operation, heading) => {
    expect(loadFailureHeading(failure('timeout', { operation }), 'Our own heading')).toBe(heading);
    expect(shown(failure('timeout', { operation }))).toContain(heading);
  });

  it('shows the latest loan\u2019s error as code: message, with the message once', () => {
    const wireError = { operation: 'getLoan', code: 'odd_code_77', message: 'Loan book is closed' };
    const text = shown(failure('refused', wireError));
    expect(text.split('Loan book is closed')).toHaveLength(2);
    expect(text).toContain('odd_code_77: Loan book is closed');
    expect(text).toContain('Unable to process your request.');
    expect(shown(failure('unavailable', { ...wireError, message: null }))).toContain('odd_code_77');
    expect(
      shown(failure('unavailable', { ...wireError, code: null })).split('Loan book is closed'),
    ).toHaveLength(2);
  });

  it('shows no field of an answer that could not be read', () => {
    const text = shown(failure('malformed', { operation: 'getLoan', code: 'loan.loan_id' }));
    expect(text).toContain('get latest loan error');
    expect(text).not.toContain('loan_id');
  });

  it('shows no code of another load', () => {
    expect(shown(failure('refused', { operation: 'getUserState', code: 'odd_code_77' }))).not.toContain(
      'odd',
    );
  });
});
