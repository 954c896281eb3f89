import { describe, expect, it } from 'vitest';
import { panCopy } from '#messages/pan';
import { failure } from '../../machines/domain/base/failure';
import { panFieldProblem, panRefusal, panTriesLeft, whyMismatch } from '../../src/copy/pan';
import { whyItFailed } from '../../src/copy/shared';
import { joinDate, nonPersonalHolderLetter, readPanDraft } from '../../src/screens/identity/pan-draft';

/** Noon of 6 March 2026 in India. */
const now = Date.parse('2026-03-06T12:00:00+05:30');
const draft = (pan: string, day: string, month: string, year: string, consent = true) => ({
  pan,
  dateOfBirth: { day, month, year },
  consent,
});
const good = ['31', '1', '1980'] as const;

/** The messages of the wrong fields, in their order. */
function said(of: ReturnType<typeof draft>) {
  const read = readPanDraft(of, now);
  return read.ok
    ? []
    : read.fieldErrors.map(({ field, problem }) => [field, panFieldProblem(field, problem)]);
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
      { dateOfBirth: 'You must be at least 18\u00a0years old to take a loan.' },
    ],
    [
      draft('ABCPK1234F', '6', '3', '1925'),
      { dateOfBirth: 'Check the year of your birth. It is more than 100\u00a0years ago.' },
    ],
    [draft('ABCPK1234F', ...good, false), { consent: panCopy.consentMissing }],
  ])('%j', (of, byField) => {
    expect(said(of)).toEqual(Object.entries(byField));
  });

  it('shows all errors together, in the order of the fields', () => {
    const fields = said(draft('', '', '', '', false)).map(([field]) => field);
    expect(fields).toEqual(['pan', 'dateOfBirth', 'consent']);
  });

  it('sends a PAN that was pasted with spaces in small letters, and the day as YYYY-MM-DD', () => {
    expect(readPanDraft(draft(' abcpk 1234 f ', '6', '3', '2008'), now)).toEqual({
      ok: true,
      value: { number: 'ABCPK1234F', dateOfBirth: '2008-03-06' },
    });
    expect(joinDate({ day: ' ', month: '', year: '' })).toBe('');
  });

  it('warns about a fourth letter that is not for a person, and still submits it', () => {
    expect(nonPersonalHolderLetter('abcck1234f')).toBe('C');
    expect(nonPersonalHolderLetter('abcpk1234f')).toBeNull();
    expect(nonPersonalHolderLetter('abcck')).toBeNull();
    expect(readPanDraft(draft('ABCCK1234F', ...good), now)).toHaveProperty('ok', true);
  });
});

describe('each refusal of the service has its text', () => {
  it.each([
    ['invalid_pan', 'pan'],
    ['pan_not_found', 'pan'],
    ['pan_already_used', 'pan'],
    ['under_age', 'dateOfBirth'],
    ['name_does_not_match', 'pan'],
    ['dob_does_not_match', 'dateOfBirth'],
  ] as const)('%s stands beside %s', (code, field) => {
    const refused = failure('refused', { code });
    const said = panRefusal(refused);
    expect(said.field).toBe(field);
    expect(said.message).not.toBe(whyItFailed(refused));
    expect(said.message).not.toContain('_');
  });

  it('an unknown code is never shown; a general message is above the form', () => {
    expect(panRefusal(failure('refused', { code: 'odd_code' }))).toEqual({
      field: null,
      message: 'Unable to process your request.',
    });
  });

  it('shows the attempts left, and nothing when they are not counted', () => {
    expect([-1, 0, 1, 4].map(panTriesLeft)).toEqual([
      null,
      'No tries left for now.',
      '1 try left',
      '4 tries left',
    ]);
  });

  it('shows why a PAN does not match', () => {
    const texts = ['name_does_not_match', 'dob_does_not_match', 'odd', null].map(whyMismatch);
    expect(new Set(texts).size).toBe(3);
    expect(texts.join()).not.toContain('_');
  });
});
