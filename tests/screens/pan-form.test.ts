import { describe, expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { panCopy, panRefusal, panTriesLeft, whyMismatch } from '../../src/copy/pan';
import { whyItFailed } from '../../src/copy/shared';
import { joinDate, otherHolderOf, readPanDraft } from '../../src/screens/identity/pan-draft';
import { panErrors } from '../../src/screens/identity/pan-errors';

/** Noon of 6 March 2026 in India. */
const now = Date.parse('2026-03-06T12:00:00+05:30');
const draft = (pan: string, day: string, month: string, year: string, hasConsented = true) => ({
  pan,
  dateOfBirth: { day, month, year },
  hasConsented,
});
const good = ['31', '1', '1980'] as const;

/** What stands beside each field, and over the form. */
function said(of: ReturnType<typeof draft>) {
  const read = readPanDraft(of, now);
  return panErrors('form', 'problems' in read ? read.problems : [], null);
}

describe('each rule of the PAN form has its message, beside its field', () => {
  it.each([
    [draft('', ...good), { pan: 'Type your PAN.' }],
    [
      draft('ABCPK123F', ...good),
      { pan: 'A PAN has 5 letters, 4 digits and 1 letter, like ABCPK1234F. Check yours.' },
    ],
    [draft('ABCPK1234F', '', '', ''), { dateOfBirth: 'Type your date of birth.' }],
    [
      draft('ABCPK1234F', '31', '2', '1990'),
      { dateOfBirth: 'There is no such day. Check day, month and the 4 digits of the year.' },
    ],
    [
      draft('ABCPK1234F', '31', '', '1990'),
      { dateOfBirth: 'There is no such day. Check day, month and the 4 digits of the year.' },
    ],
    [
      draft('ABCPK1234F', '1', '1', '90'),
      { dateOfBirth: 'There is no such day. Check day, month and the 4 digits of the year.' },
    ],
    [
      draft('ABCPK1234F', '7', '3', '2008'),
      { dateOfBirth: 'You must be at least 18 years old to take a loan.' },
    ],
    [
      draft('ABCPK1234F', '6', '3', '1925'),
      { dateOfBirth: 'Check the year of your birth. It is more than 100 years ago.' },
    ],
    [draft('ABCPK1234F', ...good, false), { consent: panCopy.consentMissing }],
  ])('%j', (of, byField) => {
    const errors = said(of);
    expect(errors.byField).toEqual(byField);
    expect(errors.summary?.title).toBe('Check one thing');
    const [field, message] = Object.entries(byField)[0] ?? [];
    expect(errors.summary?.errors).toMatchObject([{ id: `form-${field}`, message }]);
  });

  it('says all of them together, in the order of the fields', () => {
    const errors = said(draft('', '', '', '', false));
    expect(errors.summary?.title).toBe('Check 3 things');
    expect(errors.summary?.errors.map(({ id }) => id)).toEqual([
      'form-pan',
      'form-dateOfBirth',
      'form-consent',
    ]);
  });

  it('sends a PAN that was pasted with spaces in small letters, and the day as YYYY-MM-DD', () => {
    expect(readPanDraft(draft(' abcpk 1234 f ', '6', '3', '2008'), now)).toEqual({
      given: { number: 'ABCPK1234F', dateOfBirth: '2008-03-06' },
    });
    expect(joinDate({ day: ' ', month: '', year: '' })).toBe('');
  });

  it('warns of a fourth letter that is no person’s, and sends it all the same', () => {
    expect(otherHolderOf('abcck1234f')).toBe('C');
    expect(otherHolderOf('abcpk1234f')).toBeNull();
    expect(otherHolderOf('abcck')).toBeNull();
    expect(readPanDraft(draft('ABCCK1234F', ...good), now)).toHaveProperty('given');
  });
});

describe('each no of the service has its words', () => {
  it.each([
    ['invalid_pan', 'pan'],
    ['pan_not_found', 'pan'],
    ['pan_already_used', 'pan'],
    ['under_age', 'dateOfBirth'],
    ['name_does_not_match', 'pan'],
    ['dob_does_not_match', 'dateOfBirth'],
  ] as const)('%s stands beside %s', (code, field) => {
    const refused = failure('refused', { code });
    const { message } = panRefusal(refused);
    expect(message).not.toBe(whyItFailed(refused));
    expect(message).not.toContain('_');
    const errors = panErrors('form', null, refused);
    expect(errors.byField).toEqual({ [field]: message });
    expect(errors.summary).toEqual({
      title: panCopy.notChecked,
      errors: [{ id: `form-${field}`, message }],
    });
  });

  it('an odd code is never printed, and stands over the form', () => {
    const errors = panErrors('form', null, failure('refused', { code: 'odd_code' }));
    expect(errors.byField).toEqual({});
    expect(errors.summary?.errors).toEqual([{ id: 'form', message: 'Unable to process your request.' }]);
  });

  it('is news no more once the form is read again', () => {
    expect(panErrors('form', [], failure('refused', { code: 'invalid_pan' })).summary).toBeNull();
  });

  it('says how often one may still try, and nothing where nobody counts', () => {
    expect([-1, 0, 1, 4].map(panTriesLeft)).toEqual([
      null,
      'No tries left for now.',
      '1 try left',
      '4 tries left',
    ]);
  });

  it('says why a PAN does not fit', () => {
    const words = ['name_does_not_match', 'dob_does_not_match', 'odd', null].map(whyMismatch);
    expect(new Set(words).size).toBe(3);
    expect(words.join()).not.toContain('_');
  });
});
