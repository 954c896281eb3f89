import type { PaymentMethod } from '../../../machines/domain/payment/started-payment';

/** Texts about a payment that was started on this phone and that the service has not reported yet: it may have been paid. */
export const startedCopy = {
  title: (amount: string, method: PaymentMethod) =>
    method === 'qr' ? `We showed you a code to pay ${amount}` : `You started a payment of ${amount}`,
  text: (time: string) =>
    `That was on ${time}. We have not heard from your bank yet. If your UPI app says paid, do not pay again.`,
  see: 'See this payment',
  /** Heading of the warning before another payment. */
  heading: 'An earlier payment may be paid',
  row: (time: string) => `Started on ${time}`,
} as const;
