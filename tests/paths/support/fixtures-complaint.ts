/** Answers of the service about complaints, parsed as the adapter parses them. */
import * as v from 'valibot';

import type { ComplaintFacts } from '../../../machines/complaint/context';
import { complaintSchema, complaintsSchema } from '../../../machines/domain/merchant/complaint';
import { DAY_SECONDS, NOW_SECONDS, now } from './fixtures-money';

type ComplaintWire = v.InferInput<typeof complaintSchema>;

/** An event of the course, `daysAgo` days ago. */
export const eventOnWire = (kind: string, daysAgo: number, text?: string, by?: string) => ({
  time: NOW_SECONDS - daysAgo * DAY_SECONDS,
  kind,
  text,
  by,
});

/** A complaint about a charge of the lender, six days old and not answered by default. */
export function complaintOnWire({
  daysAgo = 6,
  ...overrides
}: Partial<ComplaintWire> & { readonly daysAgo?: number } = {}): ComplaintWire {
  return {
    complaint_id: 'cmp-1',
    reference: 'C-482-193',
    about: 'LENDER',
    category: 'CHARGES',
    text: 'A late charge was added,\nalthough I paid in time.',
    loan_id: 'loan-1',
    nbfc: 'USFB',
    status: 'RECEIVED',
    create_time: NOW_SECONDS - daysAgo * DAY_SECONDS,
    due_time: NOW_SECONDS + (30 - daysAgo) * DAY_SECONDS,
    events: [eventOnWire('LODGED', daysAgo)],
    ...overrides,
  };
}

export const complaintWith = (overrides: Parameters<typeof complaintOnWire>[0] = {}) =>
  v.parse(complaintSchema, complaintOnWire(overrides));

/** The facts of a merchant of USFB with these complaints. */
export function complaintFacts(
  complaints: readonly unknown[],
  overrides: Partial<ComplaintFacts> = {},
): ComplaintFacts {
  return {
    complaints: v.parse(complaintsSchema, { complaints }),
    nbfc: 'USFB',
    loanId: 'loan-1',
    readAt: now,
    ...overrides,
  };
}
