import { crashed } from '../domain/base/failure';
import { polling } from '../shared/polling';
import { upiPage, wishOf } from './context';
import { mandateJourney } from './setup';

// The approval in a UPI app: on this phone, or on a second one by a code. What the phone says of it is a hint only.

export const openingUpi = mandateJourney.createStateConfig({
  description: 'A UPI app opens; no answer in two seconds shows the code and the other ways.',
  tags: 'pending',
  invoke: {
    id: 'openUpiIntent',
    src: 'openUpiIntent',
    input: ({ context }) => ({ url: context.mandate?.upiLink ?? null }),
    onDone: [
      {
        guard: { type: 'isLeft', params: ({ event }) => event.output },
        target: 'upiAwaited',
        actions: 'awaitApp',
      },
      { target: 'upiScan', actions: ['awaitScan', 'noteNoApp'] },
    ],
    onError: { target: 'upiScan', actions: ['awaitScan', 'noteNoApp'] },
  },
  after: { leaveTimeout: { target: 'upiScan', actions: ['awaitScan', 'noteNoApp'] } },
});

export const upiAwaited = mandateJourney.createStateConfig({
  description:
    'The merchant approves in the UPI app; the service is asked for two minutes, then by the merchant.',
  meta: { ...upiPage, requirements: ['spec 2.2 line 8', 'spec 2.4 line 4'] },
  invoke: polling('mandate', 'checkingUpi'),
  on: {
    retry: 'checkingUpi',
    'qr.opened': { target: 'upiScan', actions: 'awaitScan' },
    back: { target: 'mandateApproval', actions: 'reopenWays' },
  },
});

export const upiScan = mandateJourney.createStateConfig({
  description: 'A second phone scans the code; the service is asked for two minutes, then by the merchant.',
  meta: { ...upiPage, requirements: ['spec 2.2 line 8'] },
  invoke: polling('mandate', 'checkingUpi', { wait: 'waitForScan', back: 'scanReturns' }),
  on: {
    retry: 'checkingUpi',
    'ways.opened': { target: 'mandateApproval', actions: 'reopenWays' },
    back: { target: 'mandateApproval', actions: 'reopenWays' },
  },
});

export const checkingUpi = mandateJourney.createStateConfig({
  description: 'The service is asked whether the UPI app has approved it.',
  tags: 'pending',
  invoke: {
    id: 'checkUpi',
    src: 'loadMandate',
    input: ({ context }) => wishOf(context, true),
    onDone: {
      target: 'routingMandate',
      actions: { type: 'keepStanding', params: ({ event }) => event.output },
    },
    onError: { target: 'routingMandate', actions: { type: 'keepFailure', params: crashed } },
  },
  // The page asks by itself every few seconds: a tap in that moment counts too.
  on: { back: { target: 'mandateApproval', actions: 'reopenWays' } },
});
