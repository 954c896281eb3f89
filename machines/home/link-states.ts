import { crashedRead } from '../domain/base/failure';
import { homeJourney, nothingPayable } from './setup';

// A link by which somebody else pays: asked for, shown, shared. It may be paid meanwhile: back reads home again.

export const loadingPaymentLink = homeJourney.createStateConfig({
  description: 'The lender is asked for a link by which somebody else can pay.',
  tags: 'pending',
  invoke: {
    id: 'getRepaymentLink',
    src: 'getRepaymentLink',
    input: ({ context }) => context.payable ?? nothingPayable,
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'paymentLink',
        actions: { type: 'keepLink', params: ({ event }) => event.output },
      },
      {
        target: 'paymentLinkUnavailable',
        actions: { type: 'keepLink', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'paymentLinkUnavailable', actions: { type: 'keepLink', params: crashedRead } },
  },
});

export const paymentLink = homeJourney.createStateConfig({
  description: 'The merchant copies the link, shares it, or shows its QR code.',
  meta: { requirements: ['spec 2.4 line 8'] },
  on: { 'link.shared': 'openingWhatsApp', back: 'loadingHome' },
});

export const openingWhatsApp = homeJourney.createStateConfig({
  description: 'WhatsApp is opened with the link.',
  meta: { requirements: ['spec 6 line 3'] },
  tags: 'pending',
  invoke: {
    id: 'shareOnWhatsApp',
    src: 'shareOnWhatsApp',
    input: ({ event }) => ({ text: event.type === 'link.shared' ? event.text : '' }),
    onDone: {
      target: 'paymentLink',
      actions: { type: 'keepSharing', params: ({ event }) => event.output },
    },
    onError: { target: 'paymentLink', actions: { type: 'keepSharing', params: false } },
  },
});

export const paymentLinkUnavailable = homeJourney.createStateConfig({
  description: 'The lender gave no link; the merchant may ask again, or see what is due now.',
  on: { retry: 'loadingPaymentLink', back: 'loadingHome' },
});
