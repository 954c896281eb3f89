/** The words that merchants agree to: none changes without its version, and each write sends what its screen shows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { consentPurposes } from '../../machines/domain/merchant/consent';
import { agreementCopy } from '../../src/copy/agreement';
import { type AskedConsent, consentRecord, consentText } from '../../src/copy/consents';
import { aadhaarCopy, registryCopy } from '../../src/copy/identity';
import { leadsCopy } from '../../src/copy/leads';
import { panCopy } from '../../src/copy/pan';

const FILE = 'tests/copy/consent-versions.txt';
const PARTY = '{party}';

const asked = consentPurposes.filter((purpose): purpose is AskedConsent => purpose !== 'AUTOPAY');

/** A line of the file: purpose, version, hash of the text with its party left open. */
function lineOf(purpose: AskedConsent): string {
  const { text, version } = consentRecord(purpose, PARTY);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${purpose} ${version} ${hash}`;
}

/** Every text that was ever shown. Written by hand: no run of the tests changes it. */
const approved = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '');

describe('a text cannot change without its version', () => {
  it.each(asked)('%s: this text has this version', (purpose) => {
    expect(
      approved,
      `The text of ${purpose} changed: give it the next version in src/copy/consents.ts, and add this line to ${FILE}.`,
    ).toContain(lineOf(purpose));
  });

  it('no version stands for two texts, and the last version of each is the one that is shown', () => {
    const versions = approved.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(versions).toEqual([...new Set(versions)]);
    const newest = asked.map((purpose) => approved.findLast((line) => line.startsWith(`${purpose} `)));
    expect(newest).toEqual(asked.map(lineOf));
  });
});

describe('the screens show the text that is sent', () => {
  it.each<[AskedConsent, string]>([
    ['PAN_CHECK', panCopy.consent],
    ['KYC_REGISTRY', registryCopy.consent],
    ['AADHAAR_CHECK', aadhaarCopy.consent],
    ['LOAN_AGREEMENT', agreementCopy.review.consent(PARTY)],
    ['LEAD_CONTACT', leadsCopy.start.consent(PARTY)],
    ['LEAD_PROFILE', leadsCopy.review.consent(PARTY)],
  ])('%s', (purpose, shown) => {
    expect(shown).toBe(consentRecord(purpose, PARTY).text);
  });

  it('names its party exactly where another party gets the data, and its language', () => {
    const naming = asked.filter((purpose) => consentText(purpose, PARTY).includes(PARTY));
    expect(naming).toEqual(['CREDIT_BUREAU', 'LOAN_AGREEMENT', 'LEAD_CONTACT', 'LEAD_PROFILE']);
    for (const purpose of asked) expect(consentRecord(purpose, PARTY).language).toBe('en');
  });
});
