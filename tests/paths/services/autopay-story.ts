/** Autopay in front of the sandbox lender: the possible steps of a merchant, and what the books must contain after each. */
import { type AnyMachineSnapshot, fromPromise } from 'xstate';

import { adapt } from '../../../src/adapters/autopay';
import type { LenderScene, ServiceStep, Story } from './service-walk';

const WRITE_OPERATION = 'updateAutopayMandate';
const never = () => new Promise<void>(() => {});
const person = (type: string): ServiceStep => ({ kind: 'person', event: { type } });

/** Steps that are possible while autopay is on. */
export const autopaySteps = {
  open: person('withdrawal.opened'),
  confirm: person('withdrawal.confirmed'),
  dismiss: person('withdrawal.dismissed'),
  again: person('retry'),
  loseRequest: { kind: 'fault', operation: WRITE_OPERATION, fault: 'drop-before' },
  loseAnswer: { kind: 'fault', operation: WRITE_OPERATION, fault: 'drop-after' },
  loseQuestion: { kind: 'fault', operation: 'getMandateStatus', fault: 'drop-before' },
} as const satisfies Readonly<Record<string, ServiceStep>>;

/** The journey autopay of a merchant whose autopay is on. */
export const autopayStory: Story = {
  persona: 'autopay-on',
  open(desk) {
    const { machine: adapted, input } = adapt(desk.app);
    // There is no browser page: the ports that wait for one never answer.
    const machine = adapted.provide({
      actors: {
        pageReturns: fromPromise<void, undefined>(never),
        waitToAsk: fromPromise<void, { readonly wait: number | null }>(never),
      },
    });
    return { machine, input: input({ entryUrl: '/autopay/status', params: {}, search: {} }) };
  },
  steps: Object.values(autopaySteps),
  check(snapshot, lender, walked) {
    const isOn = statusesOf(lender).includes('ACTIVE');
    if (snapshot.matches('mandateActive') && !isOn)
      throw new Error('The merchant reads that autopay is on; in the books it is not.');
    if (snapshot.matches('withdrawn') && isOn)
      throw new Error('The merchant reads that autopay is stopped; in the books it is on.');
    if (showsFailedWithdrawal(snapshot) && !isOn)
      throw new Error('The merchant reads that autopay is not stopped; in the books it is.');
    const sent = new Set(
      lender.calls
        .filter(({ operationId }) => operationId === WRITE_OPERATION)
        .map((call) => call.request_id),
    );
    const confirmations = walked.filter(
      (step) => step.kind === 'person' && step.event.type === 'withdrawal.confirmed',
    );
    if (sent.size > confirmations.length)
      throw new Error(
        `Taps that stop autopay: ${confirmations.length}; requests that the lender got for it: ${sent.size}.`,
      );
  },
};

function statusesOf({ books }: LenderScene): readonly unknown[] {
  return (books.mandates ?? []).map(({ status }) => status);
}

function showsFailedWithdrawal(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches('withdrawal') && snapshot.context.failure !== null;
}
