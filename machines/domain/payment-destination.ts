import * as v from 'valibot';

import { id, textOrNull } from './wire';

const destination = v.pipe(
  v.object({ payment_address: id, name: textOrNull, mobile: textOrNull, type: textOrNull }),
  v.transform((wire) => ({
    paymentAddress: wire.payment_address,
    name: wire.name,
    maskedMobile: wire.mobile,
    type: wire.type,
  })),
);

/** QR destination (spec 3): where money that is paid to the merchant's QR goes. */
export type PaymentDestination = v.InferOutput<typeof destination>;

/** The destination; null while none is set. */
export const paymentDestination = v.pipe(
  v.object({ destination: v.nullable(destination) }),
  v.transform((wire) => wire.destination),
);

/** What the merchant asks to be set. */
export interface NewPaymentDestination {
  readonly paymentAddress: string;
  readonly name?: string;
  /** Ten digits. */
  readonly mobile?: string;
  readonly type?: string;
}
