import type * as english from '../en/mandate-account';
import type { Translation } from '../translation';

export const debitCopy: Translation<typeof english.debitCopy> = {
  instalment: 'आपका बैंक भरता है',
  neverMore: (maximum) => `एक बार में ${maximum} से ज़्यादा कभी नहीं`,
  atMost: 'हर बार ज़्यादा से ज़्यादा',
  atMostHint: 'एक बार में इससे ज़्यादा नहीं कट सकता',
};
