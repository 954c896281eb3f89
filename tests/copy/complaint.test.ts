import { describe, expect, it } from 'vitest';

import { headingAndLead, statusText } from '../../src/copy/complaint';
import { complaintWith, eventOnWire } from '../paths/support/fixtures/complaint';

const closedAfter = (...replies: readonly string[]) =>
  complaintWith({
    status: 'CLOSED',
    events: ['LODGED', 'ANSWERED', ...replies].map((kind) => eventOnWire(kind, 1)),
  });
const headingOf = (complaint: ReturnType<typeof complaintWith>) =>
  headingAndLead(complaint, { whom: 'The lender', isLate: false }).heading;

describe('a closed complaint', () => {
  it('is called what the merchant said of the last answer', () => {
    expect([statusText(closedAfter('SOLVED')), headingOf(closedAfter('SOLVED'))]).toEqual([
      'Solved',
      'It is solved',
    ]);
    expect([statusText(closedAfter('NOT_SOLVED')), headingOf(closedAfter('NOT_SOLVED'))]).toEqual([
      'Not solved',
      'It is not solved',
    ]);
  });

  it('is not called solved where the reply could not be read', () => {
    expect([statusText(closedAfter()), headingOf(closedAfter())]).toEqual(['Closed', 'It is closed']);
    expect(headingAndLead(closedAfter(), { whom: 'The lender', isLate: true }).lead).not.toMatch(/You said/);
  });
});
