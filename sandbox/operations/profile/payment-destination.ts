import { eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { readPaymentAddress } from '../../base/payment-address';
import { recordEvent } from '../../database/merchant';
import { paymentDestinations } from '../../database/schema-identity';
import { bankRefusal } from '../bank-rules';
import { maskMobile } from '../mask';

type DestinationRow = typeof paymentDestinations.$inferSelect;

/** Whether an id is that of the merchant's QR code: the merchant's id, or `qr_` and its digits. */
const isQrOf = (merchantId: string, id: string): boolean =>
  id === merchantId || id === merchantId.replace(/^mrc_/, 'qr_');

/** The UPI id that no bank knows, for testers. */
export const UNKNOWN_UPI = 'nobody@upi';

export const getPaymentDestination: Operation<'getPaymentDestination'> = async (call, { path }) => {
  if (!isQrOf(call.merchant.id, path.id)) return fail(404, 'payment_destination_not_found');
  const [row] = await call.tx
    .select()
    .from(paymentDestinations)
    .where(eq(paymentDestinations.merchantId, call.merchant.id));
  return ok({ destination: row === undefined ? null : destinationView(row) });
};

/** Stores where payments to the QR code go. Refuses what the lender would refuse as a bank account. */
export const setPaymentDestination: Operation<'setPaymentDestination'> = async (call, { body }) => {
  const { payment_address: address, name, mobile, type } = body.destination;
  if (bankRefusal(address) !== null || address === UNKNOWN_UPI) return fail(400, 'invalid_payment_address');
  const row = await storeDestination(call, {
    paymentAddress: address,
    name: name ?? call.merchant.panName,
    mobile: maskMobile(mobile ?? call.merchant.mobile),
    type: type ?? (readPaymentAddress(address).kind === 'upi' ? 'UPI' : 'BANK'),
  });
  await recordEvent(call.tx, call.merchant.id, call.now, 'qr.destination', { type: row.type });
  return ok({ destination: destinationView(row) });
};

export async function storeDestination(
  { tx, merchant }: Pick<Call, 'tx' | 'merchant'>,
  change: Omit<DestinationRow, 'merchantId'>,
): Promise<DestinationRow> {
  const row = { merchantId: merchant.id, ...change };
  await tx
    .insert(paymentDestinations)
    .values(row)
    .onConflictDoUpdate({ target: paymentDestinations.merchantId, set: change });
  return row;
}

const destinationView = ({
  paymentAddress,
  name,
  mobile,
  type,
}: DestinationRow): Schemas['PaymentDestination'] => ({
  payment_address: paymentAddress,
  name,
  mobile,
  type,
});
