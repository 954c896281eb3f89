import { flagsOf } from '../database/merchant';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { type MerchantContext, virtualMs } from './merchant-context';

/** Lets lender, bank and registries do what is due by the merchant's clock. */
export function applyTimeOf(context: MerchantContext): Promise<void> {
  const { tx, merchant } = context;
  const now = Math.floor(virtualMs(context) / 1000);
  return applyElapsedTime({ tx, merchant, flags: flagsOf(merchant), now });
}
