// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';

import { openComplaint, type Reply } from '../../machines/complaint/context';
import { complaintMachine } from '../../machines/complaint/machine';
import type { Outcome } from '../../machines/domain/base/failure';
import type { StatusCheckResult } from '../../machines/domain/base/status-check-result';
import {
  awaitsReply,
  type Complaint,
  lastReply,
  type NewComplaint,
  ombudsmanReason,
} from '../../machines/domain/merchant/complaint';
import { createLoad } from '../../machines/shared/load';
import { createSubmission } from '../../machines/shared/submission';
import { screens } from '../../src/screens/complaint';
import { done, fails, person, portInput, route } from './kit';
import { checkPage, hides, setValue, shows, tap } from './support/fixtures/checks';
import { complaintFacts, complaintOnWire, complaintWith, eventOnWire } from './support/fixtures/complaint';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof complaintMachine>;

const LOAD = 'loadComplaints';
const LODGE = 'createComplaint';
const REPLY = 'replyToComplaint';

const WORDS = 'The agent came at night.';
const REASON = 'The charge is still there.';
const typed = { about: 'LENDER', category: 'STAFF_OR_AGENT', text: WORDS } as const;

const answer = (daysAgo: number, by = 'the complaint desk') =>
  eventOnWire('ANSWERED', daysAgo, 'We took it back.', by);
const lodgedEvent = eventOnWire('LODGED', 20);
const answered = complaintOnWire({ status: 'ANSWERED', events: [lodgedEvent, answer(1)] });
const escalatedEvents = [lodgedEvent, answer(12), eventOnWire('NOT_SOLVED', 11, REASON)];
const answeredTwice = complaintOnWire({
  status: 'ANSWERED',
  daysAgo: 20,
  events: [...escalatedEvents, answer(1, 'Meenakshi Iyer, grievance officer')],
});
const late = complaintOnWire({ daysAgo: 31 });
const unsolved = complaintOnWire({
  status: 'CLOSED',
  daysAgo: 20,
  events: [...escalatedEvents, answer(1), eventOnWire('NOT_SOLVED', 0)],
});
const solved = complaintOnWire({
  complaint_id: 'cmp-0',
  about: 'APP',
  category: 'APP',
  status: 'CLOSED',
  daysAgo: 40,
  events: [
    eventOnWire('LODGED', 40),
    answer(35),
    eventOnWire('SOLVED', 34),
    eventOnWire('NEW_KIND', 33),
    eventOnWire('NEW_KIND', 32, 'A call was made.', 'the desk'),
  ],
});
const newComplaint = complaintWith({
  complaint_id: 'cmp-9',
  reference: 'C-900-900',
  category: 'STAFF_OR_AGENT',
  text: WORDS,
  daysAgo: 0,
});

const loads = (label: string, ...args: Parameters<typeof complaintFacts>) =>
  done(LOAD, ready(complaintFacts(...args)), label);

/** Texts that are typed last in each form: after a refusal they are still there. */
let lastTyped: string | null = null;
let areErrorsTried = false;

testJourney({
  id: 'complaint',
  machine: complaintMachine,
  screens,
  file: 'tests/paths/complaint.test.tsx',
  starts: [
    { name: 'list', input: { entryUrl: '/termloan/complaints', complaintId: null, requestKeySeed: 'seed' } },
    {
      name: 'form',
      input: { entryUrl: '/termloan/complaints/new', complaintId: null, requestKeySeed: 'seed' },
    },
    {
      name: 'one complaint',
      input: { entryUrl: '/termloan/complaints/$complaintId', complaintId: 'cmp-1', requestKeySeed: 'seed' },
    },
  ],
  abstract: ({ page, facts, sent, reply, refusal, startWith, pathParams }) => [
    page,
    pathParams.complaintId,
    facts && [
      facts.nbfc,
      facts.complaints.malformedCount,
      facts.complaints.items.map(({ id, status, dueTime, events }) => [id, status, dueTime, events.length]),
    ],
    sent !== null,
    reply?.isSolved,
    refusal !== null,
    startWith,
  ],
  events: [
    loads('none', []),
    loads('none readable', [{}]),
    loads('no lender', [], { nbfc: null, loanId: null }),
    loads('waiting, and a closed one', [complaintOnWire(), solved]),
    loads('answered', [answered]),
    loads('with the officer', [
      complaintOnWire({ status: 'ESCALATED', daysAgo: 20, events: escalatedEvents }),
    ]),
    loads('answered by the officer', [answeredTwice]),
    loads('30 days over', [late]),
    loads('answered after the 30 days', [{ ...late, status: 'ANSWERED', events: [answer(1)] }]),
    loads('not solved', [unsolved]),
    done(LOAD, failed('connection'), 'no connection'),
    fails(LOAD, crash, 'our own fault'),
    done(LODGE, accepted(newComplaint), 'lodged'),
    done(LODGE, refused('too_many_requests'), 'too many'),
    done(LODGE, refused('loan_not_found'), 'no such loan'),
    done(LODGE, refused('lender_not_found'), 'no lender any more'),
    done(LODGE, refused('some_new_reason'), 'refused'),
    done(LODGE, unanswered, 'unanswered'),
    fails(LODGE, crash, 'our own fault'),
    done(REPLY, accepted(complaintWith({ ...solved, complaint_id: 'cmp-1' })), 'closed'),
    done(
      REPLY,
      accepted(complaintWith({ status: 'ESCALATED', daysAgo: 20, events: escalatedEvents })),
      'passed on',
    ),
    done(REPLY, refused('complaint_not_answered'), 'not answered'),
    done(REPLY, refused('complaint_closed'), 'closed already'),
    done(REPLY, refused('complaint_not_found'), 'gone'),
    done(REPLY, unanswered, 'unanswered'),
    fails(REPLY, crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    person({ type: 'writing.opened' }),
    person(
      { type: 'list.opened' },
      // A page that asks for a reply has no button for it: Back leads to the list.
      {
        enabled: ({ value, context }) =>
          value !== 'complaint' || openComplaint(context)?.status !== 'ANSWERED',
      },
    ),
    (snapshot) =>
      snapshot.context.facts?.complaints.items.some(({ id }: Complaint) => id === 'cmp-1')
        ? [person({ type: 'complaint.chosen', complaintId: 'cmp-1' })]
        : [],
    (snapshot) => [
      person({
        type: 'complaint.submitted',
        complaint: { ...typed, about: snapshot.context.facts?.nbfc === null ? 'APP' : 'LENDER' },
      }),
    ],
    person({ type: 'solution.confirmed' }),
    person({ type: 'reply.opened' }),
    person({ type: 'reply.submitted', text: REASON }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    route('complaintList'),
    route('complaintForm'),
    route('complaintPage'),
  ],
  controls: {
    'writing.opened': tap('Make a complaint'),
    'list.opened': tap('See all complaints'),
    'complaint.chosen': tap(/^(Charges, fees or interest)/),
    'complaint.submitted': async (user, { complaint }) => {
      lastTyped = null;
      if (!areErrorsTried) {
        await tap('Send the complaint')(user);
        expect(screen.getByRole('alert')).toBe(document.activeElement);
        shows('Write what happened.');
        setValue('What happened?', 'too short');
        await tap('Send the complaint')(user);
        shows('10 letters at least');
        setValue('What happened?', 'x'.repeat(1_001));
        await tap('Send the complaint')(user);
        shows('1,000 letters at most');
        areErrorsTried = true;
      }
      if (complaint.about === 'LENDER')
        await user.click(screen.getByRole('radio', { name: /^The lender: Unity Small Finance Bank/ }));
      setValue('What is it about?', complaint.category);
      setValue('What happened?', ` ${WORDS} `);
      await tap('Send the complaint')(user);
      lastTyped = ` ${WORDS} `;
    },
    'solution.confirmed': tap('Yes, it is solved'),
    'reply.opened': tap('No, it is not solved'),
    'reply.submitted': async (user) => {
      setValue('What is not solved?', 'x'.repeat(1_001));
      await tap('Send as not solved')(user);
      shows('1,000 letters at most');
      setValue('What is not solved?', REASON);
      await tap('Send as not solved')(user);
    },
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    const { facts, sent, reply, refusal } = context;
    const complaint = openComplaint(context);
    // The words are in the context only during their write, and while its outcome is unknown.
    if (snapshot.matches('submittingComplaint')) {
      expect(portInput(snapshot, LODGE)).toMatchObject({ key: sent?.key, args: sent?.complaint });
      expect(sent?.complaint).toEqual({
        ...typed,
        about: facts?.nbfc === null ? 'APP' : 'LENDER',
        loanId: facts?.nbfc === null ? null : 'loan-1',
      });
    }
    if (snapshot.matches('complaintReceived') || snapshot.matches('complaintForm')) expect(sent).toBeNull();
    if (!snapshot.matches('submittingReply') && !snapshot.matches('replyUnanswered'))
      expect(reply).toBeNull();
    if (snapshot.matches('complaintList')) checkList(snapshot);
    if (snapshot.matches('complaintForm')) {
      shows('Making a complaint is free');
      shows('Do not write a PIN');
      if (facts?.nbfc === null) shows('grievance officer gets your complaint');
      else shows('The lender: Unity Small Finance Bank');
      if (refusal === null) hides('Your complaint was not sent');
      else shows('Your complaint was not sent');
      if (refusal?.code === 'too_many_requests') shows('Try again tomorrow');
      if (refusal !== null && lastTyped !== null)
        expect(screen.getByLabelText('What happened?')).toHaveProperty('value', lastTyped);
    }
    if (snapshot.matches('complaintUnanswered')) {
      shows(WORDS);
      hides(/was received|not sent|failed/i);
    }
    if (snapshot.matches('complaintReceived')) {
      shows('Your complaint was received');
      shows('C-900-900');
      shows('Unity Small Finance Bank looks at it');
      shows('The answer is due by 20 Dec, 2026.');
    } else hides('Your complaint was received');
    if (snapshot.matches('complaint') && complaint !== null && facts !== null)
      checkComplaint(complaint, ombudsmanReason(complaint, facts.readAt));
    // While the reply of a complaint is sent, its page stays.
    else if (!snapshot.matches('submittingReply')) hides('You can now go to the RBI Ombudsman');
    if (snapshot.matches('complaint')) {
      if (refusal === null) hides('This was not sent');
      else shows('This was not sent');
    }
    if (snapshot.matches('replyForm'))
      shows(complaint?.events.length === 4 ? 'you can go to the RBI' : 'goes to the grievance officer');
    if (snapshot.matches('replyUnanswered')) hides(/failed|not sent/i);
    if (snapshot.matches('complaintNotFound')) shows('This is not one of your complaints');
  },
});

function checkList({ context: { facts } }: Snapshot): void {
  const { items, malformedCount } = facts?.complaints ?? { items: [], malformedCount: 0 };
  (items.length === 0 && malformedCount === 0 ? shows : hides)('You have made no complaint yet.');
  (malformedCount === 1 ? shows : hides)('One complaint could not be read and is not shown.');
  expect(screen.queryAllByRole('listitem')).toHaveLength(items.length);
}

/** The Ombudsman is shown exactly where the rule says so, with both ways and what to keep at hand. */
function checkComplaint(complaint: Complaint, reason: ReturnType<typeof ombudsmanReason>): void {
  shows(complaint.reference);
  shows(complaint.text.split('\n').at(-1) ?? '');
  hides('NEW_KIND');
  expect(screen.queryByRole('button', { name: 'Yes, it is solved' }) !== null).toBe(awaitsReply(complaint));
  if (lastReply(complaint) === null) hides(/You said that/);
  if (reason === null) hides('You can now go to the RBI Ombudsman');
  else {
    shows('You can now go to the RBI Ombudsman');
    shows(reason === 'late' ? 'The 30 days for an answer are over.' : 'did not solve your complaint');
    shows('Keep this at hand');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['https://cms.rbi.org.in', 'tel:14448']));
  }
}

/** The chart with a service that remembers by request key what was lodged, and whose first answers are lost. */
function lossyService() {
  const lodged = new Map<string, NewComplaint>();
  let isReachable = false;
  const machine = complaintMachine.provide({
    actors: {
      loadComplaints: createLoad(() => Promise.resolve(ready(complaintFacts([answered])))),
      createComplaint: createSubmission<Complaint, NewComplaint | null>({
        send: (complaint, key) => {
          if (complaint !== null) lodged.set(key, complaint);
          return Promise.resolve(failed('connection'));
        },
        checkStatus: (key): Promise<Outcome<StatusCheckResult<Complaint>>> =>
          Promise.resolve(
            isReachable
              ? ready(
                  lodged.has(key)
                    ? { kind: 'answered' as const, outcome: ready(newComplaint) }
                    : { kind: 'absent' as const },
                )
              : ready({ kind: 'unsupported' as const }),
          ),
      }),
      replyToComplaint: createSubmission<Complaint, (Reply & { readonly complaintId: string }) | null>({
        send: () =>
          Promise.resolve(ready(complaintWith({ status: 'CLOSED', events: [eventOnWire('SOLVED', 0)] }))),
        checkStatus: () => Promise.resolve(failed('connection')),
      }),
      pageReturns: fromPromise<void, undefined>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine, {
    input: { entryUrl: '/termloan/complaints/new', complaintId: null, requestKeySeed: 'seed' },
  });
  actor.start();
  return { actor, lodged, reach: () => (isReachable = true) };
}

it('a complaint whose answer was lost is never lodged twice, whatever the merchant does in between', async () => {
  const { actor, lodged, reach } = lossyService();
  const comesTo = (state: Parameters<Snapshot['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 2_000 });
  await comesTo('complaintForm');
  actor.send({ type: 'complaint.submitted', complaint: typed });
  await comesTo('complaintUnanswered');
  // They look at another complaint and answer it: that write has a key of its own.
  actor.send({ type: 'back' });
  await comesTo('complaintList');
  actor.send({ type: 'complaint.chosen', complaintId: 'cmp-1' });
  await comesTo('complaint');
  actor.send({ type: 'solution.confirmed' });
  await waitFor(actor, ({ context }) => context.reply === null);
  actor.send({ type: 'back' });
  // Whoever wants to write again meets the unanswered one first; by the URL, too.
  actor.send({ type: 'writing.opened' });
  expect(actor.getSnapshot().value).toBe('complaintUnanswered');
  expect(actor.getSnapshot().can({ type: 'complaint.submitted', complaint: typed })).toBe(false);
  reach();
  actor.send({ type: 'retry' });
  await comesTo('complaintReceived');
  expect([...lodged]).toEqual([['seed-0', { ...typed, loanId: 'loan-1' }]]);
  // The next one is another complaint, with its own form and key.
  expect(actor.getSnapshot().context).toMatchObject({ sent: null, lodged: 1 });
});
