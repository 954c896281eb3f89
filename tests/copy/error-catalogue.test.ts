import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { errorCases } from '../../sandbox/errors/all-cases';
import { operationMap } from '../../sandbox/operations/operation-map';
import { isPersona } from '../../sandbox/people/personas';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every message of the specification's sections 8, 5 (bank accounts) and 2.4 (payments, copy helper), letter for letter. */
const messages = [
  'An Error Occurred',
  'Unexpected Application Error!',
  'Unable to get PAN details',
  'Get loan config error',
  'get latest loan error',
  'Foreclosure data not available',
  'Bank accounts not available',
  'Offers not available',
  'User State not available',
  'Unable to process your request.',
  'bankDetailsId or loanOfferId not available.',
  'Currently you are not eligible for applying loan.',
  'Supplier not addded.',
  'Please try again later.',
  'Payment Unsuccessful',
  'Successfully Added',
  'Go to Dashboard',
  'Location permission request failed',
  'Location data request failed',
  'Failed to open settings',
  'Rate limit hit',
  'IFSC is blacklisted',
  'Invalid IFSC Code',
  'Invalid Bank Details',
  "The names on this bank account and the PAN card don't match.",
  'Bank Account already exists',
  'Due to merger of banks this IFSC code is not valid',
  'An unknown error occurred while creating your account.',
  'Processing Payment...',
  'Please wait.',
  'Confirming Payment...',
  'Payment Confirmed.',
  'Payment Successful.',
  'Payment Failed.',
  'An error occurred while confirming your payment',
  'Error Occurred',
  'An error occurred while processing your payment',
  'No text copied!',
] as const;

/** The text after the copied one. */
const COPIED = ' Copied!';

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Files that contain a message as a text of its own, once per occurrence; `An Error Occurred` does not count as `Error
 * Occurred`.
 */
function filesWith(message: string): readonly string[] {
  const literals = [`'${message}'`, `"${message}"`, `\`${message}\``, `}${message}\``];
  return [...sources('src'), ...sources('machines')].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const times = literals.reduce((sum, literal) => sum + text.split(literal).length - 1, 0);
    return Array.from({ length: times }, () => file.replace(root, ''));
  });
}

describe('the error catalogue of the specification', () => {
  it.each([...messages, COPIED])('%s occurs once, in the English messages', (message) => {
    expect(filesWith(message)).toEqual([expect.stringMatching(/^src\/messages\/en\//)]);
  });

  it('can be viewed, message by message', () => {
    // A text may be two of the messages, one after the other.
    const shown = new Set(
      errorCases.flatMap(({ texts }) => texts.flatMap((text) => [text, ...text.split(/(?<=\.) /)])),
    );
    expect(messages.filter((message) => !shown.has(message))).toEqual([]);
    expect([...shown].some((texts) => texts.endsWith(COPIED))).toBe(true);
  });

  it('keeps unknown_error as a code that is not shown', () => {
    const copied = [...sources('src/copy'), ...sources('src/messages')].filter((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/code [!=]== 'unknown_error'/g, '')
        .includes('unknown_error'),
    );
    expect(copied).toEqual([]);
  });

  it.each(errorCases)(
    '$id: has an existing persona, and faults of existing operations',
    ({ persona, faults = {} }) => {
      expect(isPersona(persona)).toBe(true);
      expect(Object.keys(faults).filter((operation) => !Object.hasOwn(operationMap, operation))).toEqual([]);
    },
  );

  it('has each situation once', () => {
    expect(new Set(errorCases.map(({ id }) => id)).size).toBe(errorCases.length);
  });
});
