import { writtenAmount } from '#messages/amount-in-words';
import { Hint } from '../../../ui/base/text';

/**
 * An amount in words, as a quiet line below the figures where a sum is agreed to or paid. Nothing for 0, which stands for an amount that
 * the lender did not give.
 * @param paise an integer
 */
export function AmountInWords({ paise }: { readonly paise: number }) {
  return paise > 0 ? <Hint>{writtenAmount(paise)}</Hint> : null;
}
