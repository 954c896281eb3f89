import { writeKey } from '../shared/journey';
import { supplierJourney } from './setup';

// A new supplier: the lender accepts it, then it is added to the merchant's own.

const here = { path: '/supplier/add' } as const;

export const supplierForm = supplierJourney.createStateConfig({
  id: 'supplierForm',
  description: 'The merchant types who the supplier is, where the shop is, and which account is paid.',
  meta: { ...here, requirements: ['spec 2.4 line 10', 'spec 8 line 3.12'] },
  route: { guard: 'mayMove' },
  entry: { type: 'stand', params: 'add' },
  on: {
    'supplier.submitted': {
      target: 'submittingWhitelisting',
      actions: { type: 'keepTyped', params: ({ event }) => event.supplier },
    },
    back: 'dashboard',
  },
});

export const submittingWhitelisting = supplierJourney.createStateConfig({
  description: 'The lender is asked to accept the supplier, once.',
  meta: { requirements: ['spec 5 line 2'] },
  tags: ['pending', 'committing'],
  invoke: {
    id: 'whitelistSupplier',
    src: 'whitelistSupplier',
    input: ({ context }) => ({ key: writeKey(context), args: context.typed, startBy: context.startBy }),
    onDone: [
      {
        guard: { type: 'isTakenWithId', params: ({ event }) => event.output },
        target: 'submittingSupplier',
        actions: [{ type: 'keepAccepted', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        // Nothing says that it failed (spec 5), and there is no id to add: the service did it by itself.
        guard: { type: 'isTaken', params: ({ event }) => event.output },
        target: 'supplierAdded',
        actions: ['keepAdded', 'renewKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'supplierUnanswered',
      },
      {
        target: 'supplierForm',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
      },
    ],
    onError: 'supplierUnanswered',
  },
});

export const submittingSupplier = supplierJourney.createStateConfig({
  description: "The accepted supplier is added to the merchant's own, once.",
  tags: ['pending', 'committing'],
  invoke: {
    id: 'addSupplier',
    src: 'addSupplier',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { supplierId: context.acceptedId, name: context.typed?.name ?? '' },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isTaken', params: ({ event }) => event.output },
        target: 'supplierAdded',
        actions: ['keepAdded', 'renewKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'supplierUnanswered',
      },
      {
        target: 'supplierForm',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
      },
    ],
    onError: 'supplierUnanswered',
  },
});

export const supplierUnanswered = supplierJourney.createStateConfig({
  description: 'Nobody knows yet whether the supplier was added; the merchant may ask again.',
  on: {
    retry: { target: 'routingWrite', actions: 'checkStatusFirst' },
    back: { target: 'loadingCredit', actions: ['giveUpAdding', 'renewKey'] },
  },
});

export const routingWrite = supplierJourney.createStateConfig({
  description: 'The write whose answer was lost is asked about: the acceptance, or the adding.',
  always: [{ guard: 'hasAcceptedId', target: 'submittingSupplier' }, { target: 'submittingWhitelisting' }],
});

export const supplierAdded = supplierJourney.createStateConfig({
  description: "The supplier is added, by the service's word: it can be paid now.",
  meta: { ...here, requirements: ['spec 2.4 line 10', 'spec 8 line 4'] },
  on: {
    'dashboard.opened': { target: 'loadingCredit', actions: 'giveUpAdding' },
    'supplier.chosen': {
      target: 'loadingCredit',
      actions: { type: 'chooseSupplier', params: ({ event }) => event.supplierId },
    },
    back: { target: 'loadingCredit', actions: 'giveUpAdding' },
  },
});
