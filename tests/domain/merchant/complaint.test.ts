import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { readComplaint, readReply } from '../../../machines/domain/fields/complaint-fields';
import {
  awaitsReply,
  complaintSchema,
  complaintsSchema,
  lastReply,
  ombudsmanReason,
  wasEscalated,
} from '../../../machines/domain/merchant/complaint';

const LODGED = Date.parse('2026-11-01T10:00+05:30') / 1000;
const DUE = LODGED + 30 * 86_400;

const wire = {
  complaint_id: 'cmp-1',
  reference: 'C-482-193',
  about: 'LENDER',
  category: 'CHARGES',
  text: 'A late charge was added.',
  loan_id: 'loan-1',
  nbfc: 'USFB',
  status: 'RECEIVED',
  create_time: LODGED,
  due_time: DUE,
  events: [{ time: LODGED, kind: 'LODGED' }],
};
const event = (kind: string) => ({ time: LODGED + 86_400, kind });
const complaintOf = (overrides: object = {}) => parse(complaintSchema, { ...wire, ...overrides });

describe('a complaint', () => {
  it('is read with its times in milliseconds; unknown values are read as the least that is certain', () => {
    expect(complaintOf()).toMatchObject({
      id: 'cmp-1',
      createTime: LODGED * 1000,
      dueTime: DUE * 1000,
      events: [{ kind: 'LODGED', text: null, by: null }],
    });
    expect(
      complaintOf({
        about: 'X',
        category: 'X',
        status: 'X',
        loan_id: undefined,
        nbfc: undefined,
        events: [event('X')],
      }),
    ).toMatchObject({
      about: 'LENDER',
      category: 'OTHER',
      status: 'RECEIVED',
      loanId: null,
      nbfc: null,
      events: [{ kind: null }],
    });
  });

  it('without its reference, its day or the day of the answer is malformed; an event without its time is left out', () => {
    for (const field of ['reference', 'create_time', 'due_time'])
      expect(safeParse(complaintSchema, { ...wire, [field]: undefined }).success).toBe(false);
    expect(safeParse(complaintSchema, { ...wire, due_time: 0 }).success).toBe(false);
    expect(complaintOf({ events: [{ kind: 'ANSWERED' }, event('SOLVED')] }).events).toHaveLength(1);
    expect(parse(complaintsSchema, { complaints: [wire, {}] })).toMatchObject({
      items: [{ id: 'cmp-1' }],
      malformedCount: 1,
    });
  });

  it('asks for a reply while it is answered, and only then', () => {
    const asking = ['RECEIVED', 'ANSWERED', 'ESCALATED', 'CLOSED'].filter((status) =>
      awaitsReply(complaintOf({ status })),
    );
    expect(asking).toEqual(['ANSWERED']);
    expect(wasEscalated(complaintOf())).toBe(false);
    expect(wasEscalated(complaintOf({ events: [event('NOT_SOLVED')] }))).toBe(true);
  });

  it('has the reply to its last answer, and none where that cannot be read', () => {
    const replyOf = (kinds: readonly string[]) => lastReply(complaintOf({ events: kinds.map(event) }));
    expect(replyOf(['ANSWERED', 'NOT_SOLVED', 'ANSWERED', 'SOLVED'])).toBe('SOLVED');
    expect(replyOf(['ANSWERED', 'NOT_SOLVED'])).toBe('NOT_SOLVED');
    // What was said of an earlier answer is no reply to the last one.
    expect(replyOf(['ANSWERED', 'NOT_SOLVED', 'ANSWERED', 'X'])).toBeNull();
    // Between the two an answer could not be read: the newest reply counts.
    expect(replyOf(['ANSWERED', 'NOT_SOLVED', 'X', 'SOLVED'])).toBe('SOLVED');
    expect(lastReply(complaintOf({ status: 'CLOSED', events: [{ kind: 'SOLVED' }] }))).toBeNull();
  });
});

describe('the RBI Ombudsman (para 11) takes it', () => {
  it('from the end of the 30 days by the service’s clock, whoever has it then', () => {
    for (const status of ['RECEIVED', 'ANSWERED', 'ESCALATED']) {
      expect(ombudsmanReason(complaintOf({ status }), DUE * 1000 - 1)).toBeNull();
      expect(ombudsmanReason(complaintOf({ status }), DUE * 1000)).toBe('late');
    }
  });

  it('at once when the last answer did not solve it, and not while the grievance officer still has it', () => {
    const course = ['ANSWERED', 'NOT_SOLVED', 'ANSWERED', 'NOT_SOLVED'].map(event);
    expect(ombudsmanReason(complaintOf({ status: 'CLOSED', events: course }), LODGED * 1000)).toBe(
      'notSolved',
    );
    expect(
      ombudsmanReason(complaintOf({ status: 'ESCALATED', events: course.slice(0, 2) }), LODGED * 1000),
    ).toBeNull();
  });

  it('never once the merchant has said that it is solved, also after the 30 days', () => {
    const course = ['ANSWERED', 'NOT_SOLVED', 'ANSWERED', 'SOLVED'].map(event);
    expect(ombudsmanReason(complaintOf({ status: 'CLOSED', events: course }), DUE * 1000 + 1)).toBeNull();
    // Closed without a word of the merchant: nothing says that it is not solved.
    expect(ombudsmanReason(complaintOf({ status: 'CLOSED' }), DUE * 1000 + 1)).toBeNull();
  });
});

describe('the form', () => {
  const draft = { about: 'APP', category: 'PRIVACY', text: '  Who reads my data?  ' };

  it('gives the complaint without the spaces around its text', () => {
    expect(readComplaint(draft)).toEqual({
      ok: true,
      value: { about: 'APP', category: 'PRIVACY', text: 'Who reads my data?' },
    });
  });

  it('names each field that is missing, unknown, too short or too long', () => {
    const problemsOf = (changes: object) => {
      const reading = readComplaint({ ...draft, ...changes });
      return reading.ok ? [] : reading.fieldErrors.map(({ field, problem }) => `${field} ${problem}`);
    };
    expect(problemsOf({ about: '', category: 'X', text: ' ' })).toEqual([
      'about missing',
      'category missing',
      'text missing',
    ]);
    expect(problemsOf({ text: 'too short' })).toEqual(['text short']);
    // Counted as the contract counts: nine characters, although each is two in a JavaScript text.
    expect(problemsOf({ text: '😀'.repeat(9) })).toEqual(['text short']);
    expect(problemsOf({ text: 'ten letter' })).toEqual([]);
    expect(problemsOf({ text: 'x'.repeat(1_000) })).toEqual([]);
    expect(problemsOf({ text: 'x'.repeat(1_001) })).toEqual(['text long']);
  });

  it('takes a reply without a text', () => {
    expect(readReply({ text: ' ' })).toEqual({ ok: true, value: { text: null } });
    expect(readReply({ text: ' Not yet. ' })).toEqual({ ok: true, value: { text: 'Not yet.' } });
    expect(readReply({ text: 'x'.repeat(1_001) }).ok).toBe(false);
  });
});
